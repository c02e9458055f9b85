import { capitalise, lowerFirst, toPlural } from './inflect.ts';
import { isForAnimal } from './pains/agrees.ts';
import { deriveTrouble } from './pains/derive-trouble.ts';
import { findPain } from './pains/find-pain.ts';
import { quotePoint, type Point } from './point.ts';
import { readCause } from './read-cause.ts';
import type { Offer } from './read-offer.ts';
import { shortNameOf } from './short-name.ts';

export type Slots = Record<string, string | null>;
export type HookSlots = {
  words: Slots;
  points: readonly Point[];
  isPlural: boolean;
  isMass: boolean;
  isPerson: boolean;
  /** Nothing is sold: an appeal for help. */
  isCause: boolean;
  /** "An app", "a course": the name alone says too little. */
  isVague: boolean;
  /** The point that the full name makes. */
  fullPoint: Point;
};

/** "A sitter near you": after a preposition or at the end. */
const objectYou = /(?<=\b(?:near|for|with|to|around|by|from|of|at|behind|about|on) )you\b|\byou$/g;
const mine = (text: string): string =>
  text
    .replace(/\byour\b/g, 'my')
    .replace(/\byou are\b/g, 'I am')
    .replace(/\byou’re\b/g, 'I’m')
    .replace(/\byou’d\b/g, 'I’d')
    .replace(objectYou, 'me')
    .replace(/\byou\b/g, 'I');
const theirs = (text: string): string =>
  text
    .replace(/\byour\b/g, 'their')
    .replace(objectYou, 'them')
    .replace(/\byou\b/g, 'they');

const vague =
  /^(?:(?:online|mobile|web|new|free|small|weekly|monthly) )?(?:apps?|tools?|software|platforms?|services?|programs?|programmes?|courses?|class(?:es)?|workshops?|box(?:es)?|kits?|systems?|marketplaces?|plans?|subscriptions?|devices?|products?|sets?|sessions?|events?|drinks?|books?|ebooks?|guides?|games?|shops?|stores?|signs?|bags?|cases?)$/i;

/** Done for the viewer, who can put it off. */
const work =
  /(?:\b(?!(?:wedding|evening|tutoring|coaching|training|counselling|dancing|swimming|painting|catering)\b)\w+ing|repairs?|inspections?|services|delivery|maintenance|removal|control|check-?ups?|installation)$/i;

/** Goals that take a decision and then time. */
const undertaking =
  /^(?:learn|write|build|play|speak|read|run|travel|paint|draw|sew|knit|code|teach|plan|save|budget|invest|grow|practi[sc]e|finish|quit|exercise|understand|master|design|stretch|move|bake)\b/;
/** Food is gone soon, and a plan is not looked at: hooks on an old one do not fit. */
const notKept =
  /\b(?:drinks?|bars?|snacks?|treats|cakes?|cookies|brownies|crackers|pastr(?:y|ies)|meals?|dumplings|pierogi|pizzas?|rolls|bagels?|pralines|box(?:es)?|soups?|spices?|seedlings|plans?|spaces?|rooms?|contracts?|exchanges?|experiences?|designs?|logos?|letters?|calendars?|choirs?|schools?|kits?|sets?|patterns?|games?|books?|signs?|candles?|masks?|lashes|gumm(?:y|ies)|portraits?|prints?|cups|bags|tees|marketplaces?|markets?|trucks?|robots?|starters?)$/i;
/** Others buy for them, so they are not addressed. */
const dependants =
  /\b(?:kids|child(?:ren)?|bab(?:y|ies)|toddlers|infants|newborns|pupils|grandchildren|dogs|cats|pets|pupp(?:y|ies)|kittens|horses|elderly|seniors|(?:older|ageing|aging) parents)$|\belderly\b/i;
const parents =
  /\b(?:parents?|mums?|moms?|mothers?|dads?|fathers?|famil(?:y|ies)|carers?|caregivers?|grandparents)\b/i;
/** "Hikers with dogs" are hikers. */
const afterHead = / (?:with|of|who|that|in|on|from|over|under|aged|moving)\b.*$/i;
/** People have one of these after another. */
const isCollected = (get: string): boolean => /^(?:buy|download|try|pick up|sign up for)$/.test(get);

/** "Three home-cooked dinners a week from local chefs" → "three home-cooked dinners". */
const headOf = (pitch: string | null): string | null =>
  pitch?.split(/,| (?:(?:a|per|every|each) (?:day|week|month)|from|in|for|with|at|by|on|that)\b/)[0] ?? null;

export function readSlots(offer: Offer, sold: string): HookSlots {
  const { name, noun, isPlural, isMass, goal, problem, audience, get, price, isPerson } = offer;
  const { thing } = offer;
  const kind = noun && shortNameOf(noun);
  const isSeveral = isPlural || isMass;
  const isWork = isMass && get === 'book';
  const these = noun && (isWork ? noun : `${isPlural ? 'these' : 'this'} ${noun}`);
  const known = findPain({
    uses: [goal, offer.act?.act ?? null, problem],
    noun: noun ?? headOf(offer.pitch),
    get,
    purpose: offer.purpose,
    sold,
    audience,
  });
  // "You don’t need to be a lawyer" is not said to lawyers.
  const buyer = audience?.replace(afterHead, '').split(' ').at(-1)?.replace(/s$/, '').toLowerCase();
  const moments = known ? Object.values(known).join(' ').toLowerCase() : '';
  const isAboutBuyer = buyer !== undefined && moments.includes(` be a ${buyer} `.trimEnd());
  const isOfParents =
    /\byour (?:child|kid|baby|son|daughter)/.test(moments) && audience !== null && !parents.test(audience);
  const pain = isAboutBuyer || isOfParents ? null : known;
  const act = offer.act?.act ?? null;
  const trouble =
    pain?.trouble ?? problem ?? (act && deriveTrouble(act)) ?? (goal && deriveTrouble(goal)) ?? null;
  // What the product does by itself is not a goal of the viewer.
  const isActed = (use: string): boolean =>
    act?.startsWith(use.split(' ')[0]!) === true ||
    offer.points.some(({ bare }) => bare !== null && (bare.startsWith(use) || use.startsWith(bare)));
  const aim = goal && isActed(goal) ? null : goal;
  const project = aim && undertaking.test(aim) && aim.includes(' ') ? aim : null;
  const isGoods = get === 'buy' && kind !== null;
  const owned = isGoods && !isMass && !isForAnimal(sold, kind) && !notKept.test(kind) ? kind : null;
  const cause = readCause(sold, offer);
  // Where nothing more is known, the user's own first words are quoted.
  const { pitch } = offer;
  const isTold = offer.points.some(
    ({ quote }) => quote && pitch?.toLowerCase().includes(quote.toLowerCase()),
  );
  const isQuoted = pitch !== null && !isTold && (noun === null || offer.points.length === 0);
  const points = isQuoted ? [quotePoint(capitalise(pitch)), ...offer.points] : offer.points;
  return {
    words: {
      thing,
      kind,
      count: kind,
      good: kind && (isSeveral ? `good ${kind}` : `a good ${kind}`),
      pro: isPerson ? kind : null,
      another2: owned && !isSeveral ? `another ${owned}` : null,
      feature: offer.features.find((feature) => !offer.points.some(({ had }) => had === feature)) ?? null,
      whom: offer.whom,
      kind1: isSeveral || isPerson ? null : kind,
      kinds: kind && (isSeveral ? kind : toPlural(kind)),
      kinds2: kind && isCollected(get) ? (isSeveral ? kind : toPlural(kind)) : null,
      one: isMass ? kind : isPlural ? 'ones' : 'one',
      this: isPlural ? 'these' : isMass ? 'this' : 'this one',
      are: isPlural || !isMass ? 'are' : 'is',
      these,
      label: name ?? these,
      name,
      nameonly: noun === null ? name : null,
      full: offer.full,
      another: kind && isCollected(get) ? (isSeveral ? `more ${kind}` : `another ${kind}`) : null,
      another1: kind && isCollected(get) && !isSeveral ? kind : null,
      served: kind && get === 'book' && !isPerson && work.test(kind) ? kind : null,
      wanted: isCollected(get) ? thing : null,
      wantedfull: isCollected(get) ? offer.full : null,
      luxury: isGoods ? thing : null,
      durable: owned,
      get,
      goal: aim,
      theirgoal: aim && theirs(aim),
      mygoal: aim && mine(aim),
      project,
      myproject: project && mine(project),
      trouble,
      nuisance: pain?.nuisance ?? null,
      mytrouble: trouble && mine(trouble),
      ask: pain && pain.ask[0]!.toLowerCase() + pain.ask.slice(1),
      scene: pain?.scene ?? null,
      twist: pain?.twist ?? null,
      price,
      audience: audience && !dependants.test(audience.replace(afterHead, '')) ? audience : null,
      cause,
    },
    points,
    isPlural,
    isMass,
    isPerson,
    isCause: cause !== null,
    isVague: kind !== null && vague.test(kind),
    fullPoint:
      points.find(({ relative }) => relative !== null && offer.full?.includes(relative)) ??
      quotePoint(offer.full ?? ''),
  };
}

const dated = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? /;

/** "Does it have no sugar?" is not asked. */
const negative = /^(?:have|come with) (?:no|zero|nothing)\b|\bnever\b/;

/** "They play country", "they’re certified". */
const personal = (bare: string, verb: Point['verb']): string =>
  verb === 'be' ? bare.replace(/^be /, '’re ') : ` ${bare}`;

/** The forms of one point beside the name of the thing. */
export function pointSlots(point: Point, { words, isPlural, isMass, isPerson }: HookSlots): Slots {
  const { relative, says, bare, verb, quote } = point;
  const { kind, durable } = words;
  const all = kind && `${isPlural || isMass ? 'all' : 'every'} ${kind}`;
  const isAsked = bare && verb && !negative.test(bare);
  const after = verb === 'be' ? bare?.replace(/^be /, '') : bare;
  const several = isPlural || isPerson;
  const does = verb === 'be' ? (isPlural ? 'are' : 'is') : isPlural ? 'do' : 'does';
  const asking = verb === 'be' ? (several ? 'are' : 'is') : several ? 'do' : 'does';
  return {
    rel: relative,
    says,
    bare,
    act: verb === 'do' && isAsked && /^(?:that|who) /.test(relative ?? '') ? bare : null,
    asks: isAsked ? `${asking} ${several ? 'they' : 'it'} ${after}` : null,
    doesyour: isAsked && durable ? `${does} your ${durable} ${after}` : null,
    doesntevery: isAsked && all ? `${does}n’t ${all} ${after}` : null,
    everyshould: bare && all && !negative.test(bare) ? `${all} should ${bare}` : null,
    itsays:
      says &&
      `${isPlural || isPerson ? 'they' : 'it'}${
        isPerson
          ? personal(bare!, verb)
          : says
              .replace(/^is /, '’s ')
              .replace(/^are /, '’re ')
              .replace(/^(?=[^’])/, ' ')
      }`,
    everysays: says && isAsked && all ? `${all} ${says}` : null,
    everyto: isAsked && all ? `${all} to ${bare}` : null,
    does,
    had: point.had,
    extra: point.had && /^(?:an?|the|\d+|free|live) /.test(point.had) ? point.had : null,
    low: quote && (dated.test(quote) ? quote : lowerFirst(quote)),
    quote,
  };
}
