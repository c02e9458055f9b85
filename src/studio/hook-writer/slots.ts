import { unnamedFamily } from './families/broad/unnamed-family.ts';
import type { Family } from './families/family.ts';
import { foodAndDrink } from './families/narrow/food-and-drink.ts';
import { findBroadFamily, findFamily } from './families/find-family.ts';
import { findNarrowFamily, goods, narrowFamilies } from './families/narrow/find-narrow-family.ts';
import { articleFor, capitalise, lowerFirst, toPlural } from './inflect.ts';
import { isForAnimal } from './pains/agrees.ts';
import { deriveTrouble } from './pains/derive-trouble.ts';
import { findPain, grave } from './pains/find-pain.ts';
import { isIn } from './pains/subjects.ts';
import { quotePoint, type Point } from './point.ts';
import { readCause } from './read-cause.ts';
import type { Offer } from './read-offer.ts';
import { shortNameOf } from './short-name.ts';
import { shortenPoint } from './shorten-point.ts';

export type Slots = Record<string, string | null>;
export type HookSlots = {
  words: Slots;
  points: readonly Point[];
  isPlural: boolean;
  isMass: boolean;
  isPerson: boolean;
  /** Nothing is sold: an appeal for help. */
  isCause: boolean;
  /** Hooks on the life with such things. */
  family: Family;
  /** The family knows this very kind of thing. */
  isNarrow: boolean;
  /** A shop, while the family is about its goods. */
  isPlaceOfGoods: boolean;
  /** The family of all things of its sort, for further versions; null where `family` is that one. */
  widerFamily: Family | null;
  /** "An app", "an online course": the name alone says too little. */
  isVague: boolean;
  /** A funeral or the like, without jokes. */
  isGrave: boolean;
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
  /^(?:(?:online|mobile|web|new|free|small|weekly|monthly) )?(?:apps?|tools?|software|platforms?|services?|programs?|programmes?|courses?|class(?:es)?|workshops?|box(?:es)?|kits?|systems?|marketplaces?|plans?|subscriptions?|devices?|products?|sets?|sessions?|events?|drinks?|books?|ebooks?|guides?|games?|shops?|stores?|bags?)$/i;

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

/** Where nothing is known but a sentence, it is quoted whole. */
const maxAloneLength = 70;
const maxShortLength = 64;
const maxGoalWords = 7;
const sayable = (goal: string | null): string | null =>
  goal && goal.split(' ').length <= maxGoalWords ? goal : null;

/** The moments of the viewer’s day that fit the offer and its buyers. */
function painOf(offer: Offer, sold: string): ReturnType<typeof findPain> {
  const { noun, goal, problem, audience, get } = offer;
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
  return isAboutBuyer || isOfParents ? null : known;
}

export function readSlots(offer: Offer, sold: string): HookSlots {
  const { name, noun, isPlural, isMass, goal, problem, audience, get, price, isPerson } = offer;
  const kind = noun && shortNameOf(noun);
  const isSeveral = isPlural || isMass;
  const named = kind && (isSeveral ? kind : `${articleFor(kind)} ${kind}`);
  const isVague = kind !== null && vague.test(kind);
  const points = offer.points.flatMap((point) => shortenPoint(point) ?? []);
  // "An app for splitting bills" says more than "an app".
  const clause = points.find(({ relative }) => relative !== null && !relative.startsWith('with '))?.relative;
  const told =
    offer.full && offer.full.length <= maxShortLength && offer.full !== offer.thing ? offer.full : null;
  const thing = (isVague ? (told ?? (clause ? `${named!} ${clause}` : null)) : null) ?? named;
  const isGrave = grave.test(sold);
  const pain = painOf(offer, sold);
  const act = offer.act?.act ?? null;
  // "You got used to costs" says nothing.
  const burden = problem?.includes(' ') ? problem : null;
  const trouble =
    pain?.trouble ?? burden ?? (act && deriveTrouble(act)) ?? (goal && deriveTrouble(goal)) ?? null;
  // What the product does by itself is not a goal of the viewer.
  const isActed = (use: string): boolean =>
    act?.startsWith(use.split(' ')[0]!) === true ||
    offer.points.some(({ bare }) => bare !== null && (bare.startsWith(use) || use.startsWith(bare)));
  // “I’d love to cut bread” is not said: of goods, only what takes a decision is a goal.
  const isDesired = kind === null || isVague || get !== 'buy' || (goal !== null && undertaking.test(goal));
  const aim = sayable(goal && (isActed(goal) || !isDesired) ? null : goal);
  const project = aim && undertaking.test(aim) && aim.includes(' ') ? aim : null;
  const owned =
    get === 'buy' && kind && !isMass && !isForAnimal(sold, kind) && !notKept.test(kind) ? kind : null;
  const cause = readCause(sold, offer);
  const full = offer.full && offer.full.length <= maxShortLength ? offer.full : offer.thing;
  const alone =
    offer.pitch ?? (noun === null ? (offer.points.find(({ quote }) => quote)?.quote ?? null) : null);
  const family = familyOf(offer, sold, { isGrave, isUnnamed: noun === null && aim === null });
  const broad = isGrave || noun === null ? family : findBroadFamily(get, noun);
  return {
    words: {
      thing,
      named,
      kind,
      whom: offer.whom,
      kind1: isSeveral || isPerson ? null : kind,
      kinds: kind && (isSeveral ? kind : toPlural(kind)),
      one: isMass ? kind : isPlural ? 'ones' : 'one',
      label: name ?? thing,
      name,
      nameonly: noun === null ? name : null,
      short: full,
      // Appeals say the whole.
      full: offer.full,
      another: kind && isCollected(get) && !isMass ? (isPlural ? `more ${kind}` : `another ${kind}`) : null,
      another1: kind && isCollected(get) && !isSeveral ? kind : null,
      durable: owned,
      get,
      goal: aim,
      theirgoal: aim && theirs(aim),
      mygoal: aim && mine(aim),
      project,
      myproject: project && mine(project),
      trouble,
      nuisance: pain?.nuisance ?? null,
      ask: pain && pain.ask[0]!.toLowerCase() + pain.ask.slice(1),
      scene: pain?.scene ?? null,
      twist: pain?.twist ?? null,
      price,
      audience: audience && !dependants.test(audience.replace(afterHead, '')) ? audience : null,
      alone: noun === null && alone !== null && alone.length <= maxAloneLength ? capitalise(alone) : null,
      cause,
    },
    points: cause === null ? points : pointsOfAppeal(offer),
    isPlural,
    isMass,
    isPerson,
    isCause: cause !== null,
    isVague,
    isGrave,
    family,
    isNarrow: narrowFamilies.includes(family),
    isPlaceOfGoods: get === 'visit' && goods.includes(family) && !foodAndDrink.includes(family),
    widerFamily: broad === family ? null : broad,
  };
}

const forAnimalOwners = /\b(dog|cat|horse) (?:owner|lover|parent)s\b/i;

function familyOf(
  { get, noun, audience }: Offer,
  sold: string,
  { isGrave, isUnnamed }: { isGrave: boolean; isUnnamed: boolean },
): Family {
  if (isUnnamed && !isGrave) return findNarrowFamily(get, noun, sold) ?? unnamedFamily;
  return findFamily(get, noun, {
    isGrave,
    text:
      audience && forAnimalOwners.test(audience)
        ? `${sold} for ${forAnimalOwners.exec(audience)![1]}s`
        : sold,
    isForKids: /\bfor (?:kids|children|toddlers)\b/i.test(sold),
    // Only work that a business would else do itself.
    isForBusiness:
      isIn(sold, 'business') &&
      /(?:cleaning|repairs?|maintenance|control|catering|security|removal|delivery|services?|inspections?|training|wash(?:ing)?|installation|landscaping|plants?)$/.test(
        noun ?? '',
      ),
  });
}

/** An appeal tells its story, however long the sentences are. */
function pointsOfAppeal({ pitch, points, noun }: Offer): readonly Point[] {
  const isTold = points.some(({ quote }) => quote && pitch?.toLowerCase().includes(quote.toLowerCase()));
  const isQuoted = pitch !== null && !isTold && (noun === null || points.length === 0);
  return isQuoted ? [quotePoint(capitalise(pitch)), ...points] : points;
}

const dated = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? /;

/** "Does it have no sugar?" is not asked. */
const negative = /^(?:have|come with) (?:no|zero|nothing)\b|\bnever\b/;
/** Extras that make people look up. */
const treats =
  /\bfree\b|\b(?:coffee|wine|beer|cakes?|cookies|chocolate|pizza|brunch|breakfast|pools?|saunas?|spa|snacks|massages?|music|prosecco|cocktails|popcorn|ice cream|pancakes|tacos|cheese|donuts|hammocks?|hot tub|rooftop|balcony|samples|tastings?)\b/i;

/** "They play country", "they’re certified". */
const personal = (bare: string, verb: Point['verb']): string =>
  verb === 'be' ? bare.replace(/^be /, '’re ') : ` ${bare}`;

/** "Not every espresso machine has no cables. This one does." */
function contrast(
  { says, bare, verb }: Point,
  { words, isPlural, isMass, isPerson }: HookSlots,
): string | null {
  const kind = words['kind'];
  if (!kind || !says || !bare || !verb || isPerson || negative.test(bare)) return null;
  const others = isPlural || isMass ? `not all ${kind}` : `not every ${kind}`;
  const own = isPlural
    ? verb === 'be'
      ? 'These are'
      : 'These do'
    : verb === 'be'
      ? 'This one is'
      : 'This one does';
  return `${others} ${says}. ${own}.`;
}

/** The forms of one point beside the name of the thing. */
export function pointSlots(point: Point, slots: HookSlots): Slots {
  const { words, isPlural, isPerson, isVague } = slots;
  const { relative, says, bare, verb, quote, had } = point;
  const { durable } = words;
  const isNoun = had !== null || !verb;
  const isAsked = bare && verb && !negative.test(bare);
  const after = verb === 'be' ? bare?.replace(/^be /, '') : bare;
  const does = verb === 'be' ? (isPlural ? 'are' : 'is') : isPlural ? 'do' : 'does';
  const itsays =
    says && bare && !negative.test(bare)
      ? `${isPlural || isPerson ? 'they' : 'it'}${
          isPerson
            ? personal(bare, verb)
            : says
                .replace(/^is /, '’s ')
                .replace(/^are /, '’re ')
                .replace(/^(?=[^’])/, ' ')
        }`
      : null;
  return {
    // "An online course with a private group" says nothing yet, and "an app for cooks" is not followed by more.
    rel: isVague && (relative?.startsWith('with ') || words['thing'] !== words['named']) ? null : relative,
    says,
    notall: contrast(point, slots),
    bare: isAsked && verb === 'do' && had === null ? bare : null,
    act: verb === 'do' && isAsked && /^(?:that|who) /.test(relative ?? '') ? bare : null,
    doesyour:
      isAsked && durable && !/^(?:kids|children|toddler|baby|dog|cat|pet)\b/.test(durable)
        ? `${does} your ${durable} ${after}`
        : null,
    itsays,
    fact:
      isNoun || (verb === 'be' && quote && !/^(?:safe|easy|great)/i.test(quote))
        ? quote && lowerFirst(quote)
        : itsays,
    treat:
      had && treats.test(had) && !/^(?:no|zero)\b|\b(?:free|included|provided|welcome)$/.test(had)
        ? had
        : null,
    extra: had && treats.test(had) && /^(?:an?|the|free|live) /.test(had) ? had : null,
    // “You had me at a camera” is odd.
    low: quote && !/^an? /i.test(quote) ? (dated.test(quote) ? quote : lowerFirst(quote)) : null,
    quote,
  };
}
