import { unnamedFamily } from './families/broad/unnamed-family.ts';
import type { Family } from './families/family.ts';
import { foodAndDrink } from './families/narrow/food-and-drink.ts';
import { findBroadFamily, findFamily } from './families/find-family.ts';
import { findNarrowFamily, goods, narrowFamilies } from './families/narrow/find-narrow-family.ts';
import { articleFor, capitalise, toPlural } from './inflect.ts';
import { isForAnimal } from './pains/agrees.ts';
import { deriveTrouble } from './pains/derive-trouble.ts';
import { findPain, grave } from './pains/find-pain.ts';
import { isIn } from './pains/subjects.ts';
import { quotePoint, type Point } from './point.ts';
import { readCause } from './read-cause.ts';
import { readCircumstances } from './read-circumstances.ts';
import type { Offer } from './read-offer.ts';
import { shortNameOf } from './short-name.ts';
import { shortenPoint } from './shorten-point.ts';
import { illness } from './words.ts';

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
  /\b(?:kids|child(?:ren)?|bab(?:y|ies)|toddlers|infants|newborns|pupils|(?:pre|middle |high |grade )?schoolers|teens|teenagers|tweens|grandchildren|dogs|cats|pets|pupp(?:y|ies)|kittens|horses|elderly|seniors|(?:older|ageing|aging) parents)$|\belderly\b/i;
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
const maxGoalWords = 8;
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
  const broad = isGrave ? family : noun === null ? unnamedFamily : findBroadFamily(get, noun);
  const { place, isVisited, coming, delivered, who, whoAsk, whoElse } = readCircumstances(sold, noun);
  const isOurs = isPerson || /^(?:book|rent|visit|join|get tickets for)$/.test(get);
  const isWork = get === 'book' || isPerson;
  return {
    words: {
      thing,
      named,
      kind,
      whom: offer.whom,
      kind1: isSeveral || isPerson ? null : kind,
      kinds: kind && (isSeveral ? kind : toPlural(kind)),
      // “What if apps could remind you?” has long been answered.
      kinds2: kind && !isVague && get === 'buy' ? (isSeveral ? kind : toPlural(kind)) : null,
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
      want: isWork ? 'need' : 'want',
      told: thing && thing !== named && isVague ? thing : null,
      thatsus: isOurs ? 'That’s us.' : null,
      here: isOurs ? null : isPlural ? 'Here they are.' : 'Here it is.',
      this: kind && !isOurs && !isVague ? `${isPlural ? 'these' : 'this'} ${kind}` : null,
      local: isVisited ? null : place,
      destination: isVisited ? place : null,
      coming: isWork ? coming : null,
      delivered: get === 'buy' || get === 'sign up for' ? delivered : null,
      who,
      whoask: whoAsk,
      whoelse: whoElse,
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
      audience:
        audience && !illness.test(audience) && !dependants.test(audience.replace(afterHead, ''))
          ? audience
          : null,
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
      audience && get === 'buy' && forAnimalOwners.test(audience)
        ? `${sold} for ${forAnimalOwners.exec(audience)![1]}s`
        : sold,
    isForKids: /\bfor (?:kids|children|toddlers)\b/i.test(sold),
    // Only work that a business would else do itself.
    isForBusiness:
      isIn(sold, 'business') &&
      !/^(?:\w+ )*(?:car|auto|vehicle|truck) /.test(noun ?? '') &&
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
