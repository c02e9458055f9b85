import { lookUpTags } from '#studio/english/part-of-speech.ts';
import { differenceOf, findHookFaults, minDifference } from './check-hooks.ts';
import { hookKinds, maxHookLength, type HookBrief, type HookKind, type WrittenHook } from './hook-writer.ts';
import { capitalise, fromGerund } from './inflect.ts';
import { isForAnimal } from './pains/agrees.ts';
import { deriveTrouble } from './pains/derive-trouble.ts';
import { findPain } from './pains/find-pain.ts';
import type { Pattern } from './pattern.ts';
import { patterns } from './patterns.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { scoreOf, slotsIn } from './score-hook.ts';

type Slots = Record<string, string | null>;

/**
 * Ten hooks, each of another kind, for what the brief says and no more. The same brief gives the same hooks, and its next
 * version others. Null where no name of a thing and no use of it can be read from plain English words.
 */
export function writeHooks(brief: HookBrief): WrittenHook[] | null {
  const offer = readOffer(brief);
  if (!offer) return null;
  const slots = slotsOf(offer, brief.sold);
  const said: WrittenHook[] = [];
  for (let version = 0; version < (brief.version ?? 0); version++) {
    const earlier = writeSet(brief, offer, slots, said);
    if (!earlier) return null;
    said.push(...earlier);
  }
  return writeSet(brief, offer, slots, said);
}

function isAlike(one: string, other: string): boolean {
  // Each missing character is an edit at least.
  const isFarLonger =
    Math.abs(one.length - other.length) >= minDifference * Math.max(one.length, other.length);
  return !isFarLonger && differenceOf(one.toLowerCase(), other.toLowerCase()) < minDifference;
}

/** Outweighs every score: what an earlier version said comes back after everything else, and what was said once before what was said twice. */
const saidBefore = 100;
const alikeBefore = 10;

/** People buy on prices and facts, so that at least three hooks quote them where the text has any. */
const minFacts = 3;
const factBonus = 5;
/** Not the first three, which are about the viewer. */
const kindsWithFacts: readonly HookKind[] = ['list', 'confession', 'nobody-tells-you', 'challenge', 'offer'];
const tellsFact = (text: string, { price, fact, more, claim }: Slots): boolean =>
  /\d/.test(text) ||
  [price, fact, more, claim].some((told) => told && text.toLowerCase().includes(told.toLowerCase()));

/** One set of ten; `said` are the hooks of the earlier versions. */
function writeSet(
  brief: HookBrief,
  offer: Offer,
  slots: Slots,
  said: readonly WrittenHook[],
): WrittenHook[] | null {
  const uses = new Map<string, number>();
  // The offer says plainly what the product does, however often that was said.
  const unused = new Map<string, number>();
  const hooks: WrittenHook[] = [];
  for (const kind of hookKinds) {
    const earlier = said.filter((hook) => hook.kind === kind).map(({ text }) => text);
    const told = hooks.filter(({ text }) => tellsFact(text, slots)).length;
    const repetition = (text: string): number =>
      saidBefore * earlier.filter((other) => other === text).length +
      (earlier.some((other) => isAlike(other, text)) ? alikeBefore : 0);
    const sound = patterns[kind]
      .flatMap((pattern) => {
        const text = fill(pattern, slots, offer);
        if (text === null || text.length > maxHookLength || findHookFaults(text).length > 0) return [];
        const isDue = kindsWithFacts.includes(kind) && told < minFacts && tellsFact(text, slots);
        const score =
          scoreOf(pattern, brief, kind === 'offer' ? unused : uses, slots.isGeneral !== null) -
          repetition(text) +
          (isDue ? factBonus : 0);
        return [{ text, score, pattern }];
      })
      .toSorted((one, other) => other.score - one.score);
    const best = sound.find(({ text }) => hooks.every((hook) => !isAlike(hook.text, text))) ?? sound[0];
    if (!best) return null;
    for (const slot of slotsIn(best.pattern)) uses.set(slot, (uses.get(slot) ?? 0) + 1);
    hooks.push({ kind, text: best.text });
  }
  return hooks;
}

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
/** "Foldable rowing machine" → "rowing machine", "quiet blender" → "blender". */
const endOf = (noun: string): string => {
  const [end, qualifier] = /(?:((?!\S+ed )\S{3,}) )?\S+$/.exec(noun)!;
  const isAdjective = qualifier !== undefined && lookUpTags(qualifier).join() === 'Adjective';
  return isAdjective ? end.slice(qualifier.length + 1) : end;
};
const theirs = (text: string): string =>
  text
    .replace(/\byour\b/g, 'their')
    .replace(objectYou, 'them')
    .replace(/\byou\b/g, 'they');

/** Goals that take a decision and then time. */
const undertaking =
  /^(?:learn|write|build|play|speak|read|run|travel|paint|draw|sew|knit|code|teach|plan|save|budget|invest|grow|practi[sc]e|finish|quit|exercise|understand|master|design|stretch|move|bake)\b/;
/** Food is gone soon, and a plan is not looked at: hooks on an old one do not fit. */
const notKept =
  /\b(?:drinks?|bars?|snacks?|treats|cakes?|cookies|brownies|crackers|pastr(?:y|ies)|meals?|dumplings|pierogi|pizzas?|rolls|bagels?|pralines|boxes|soups?|spices?|seedlings|plans?|spaces?|rooms?|contracts?|exchanges?|experiences?|designs?|logos?|letters?|calendars?|choirs?|schools?)$/i;

/** "Opening every window" happens, "a shoebox of receipts" is only there. */
const happens = (moment: string): boolean =>
  /^(?:another|one more) /.test(moment) || fromGerund(moment.split(' ')[0]!) !== null;

/** Others buy for them, so they are not addressed. */
const dependants =
  /\b(?:kids|child(?:ren)?|bab(?:y|ies)|toddlers|infants|newborns|pupils|grandchildren|dogs|cats|pets|pupp(?:y|ies)|kittens|horses|elderly|seniors|(?:older|ageing|aging) parents)$|\belderly\b/i;

/** "Hikers with dogs" are hikers. */
const afterHead = / (?:with|of|who|that|in|on|from|over|under|aged)\b.*$/i;

/** "Three home-cooked dinners a week from local chefs" → "three home-cooked dinners". */
const headOf = (pitch: string | null): string | null =>
  pitch?.split(/,| (?:(?:a|per|every|each) (?:day|week|month)|from|in|for|with|at|by|on|that)\b/)[0] ?? null;

function slotsOf(offer: Offer, sold: string): Slots {
  const thing = offer.isCountSure ? offer.thing : null;
  const { name, noun, isPlural, isMass, goal, problem, audience, get, features, claim, price, pitch } = offer;
  const [feature = null, second = null] = features;
  const [fact = null, more = null] = offer.facts;
  // "Bookkeeping" and "divorce mediation" are not pointed at.
  const isWork = (isMass || !offer.isCountSure) && get === 'book';
  const these = noun && (isWork ? noun : `${isPlural ? 'these' : 'this'} ${noun}`);
  const label = name ?? these;
  const another =
    !noun || !offer.isCountSure ? null : `${isPlural || isMass ? 'any other' : 'another'} ${noun}`;
  const pain = findPain({
    uses: [goal, offer.act?.act ?? offer.act?.acts ?? null, claim, problem],
    noun: noun ?? headOf(pitch),
    get,
    purpose: offer.purpose,
    sold,
    audience: offer.audience,
  });
  const act = offer.act?.act ?? null;
  const said = offer.act?.acts ?? null;
  const particular = pain && !pain.isGeneral ? pain.trouble : null;
  const trouble =
    particular ??
    problem ??
    (act && deriveTrouble(act)) ??
    (goal && deriveTrouble(goal)) ??
    pain?.trouble ??
    null;
  // What the product does by itself is not a goal of the viewer.
  const aim = goal && act?.startsWith(goal.split(' ')[0]!) ? null : goal;
  const project = aim && undertaking.test(aim) && aim.includes(' ') ? aim : null;
  const nuisance = pain?.nuisance ?? null;
  const kept = get === 'buy' && noun && offer.isCountSure && !isMass ? endOf(noun) : null;
  const owned = kept && !isForAnimal(sold, kept) ? kept : null;
  const words = {
    thing,
    these,
    noun,
    current: owned,
    durable: owned && !notKept.test(owned) ? owned : null,
    label,
    name,
    another,
    get,
    goal: aim,
    theirgoal: aim && theirs(aim),
    mygoal: aim && mine(aim),
    project,
    myproject: project && mine(project),
    act,
    acts: said,
    line: said && (isPlural ? `they ${said}` : said),
    trouble,
    nuisance,
    event: [trouble, nuisance].find((moment) => moment && happens(moment)) ?? null,
    mytrouble: trouble && mine(trouble),
    mynuisance: nuisance && mine(nuisance),
    ask: pain && pain.ask[0]!.toLowerCase() + pain.ask.slice(1),
    scene: pain?.scene ?? null,
    twist: pain?.twist ?? null,
    problem,
    feature,
    second,
    features: feature && second && `${feature} and ${second}`,
    claim,
    price,
    fact,
    more,
    whom: offer.whom,
    audience: audience && !dependants.test(audience.replace(afterHead, '')) ? audience : null,
    pitch: said || claim || goal ? null : pitch,
  };
  const capitals = Object.entries(words).map(([slot, text]) => [capitalise(slot), text && capitalise(text)]);
  const isGeneral = pain?.isGeneral && trouble === pain.trouble ? 'yes' : null;
  return { ...words, ...(Object.fromEntries(capitals) as Slots), isGeneral };
}

function fill(
  { text }: Pattern,
  slots: Slots,
  { isPlural, isMass, isPerson, isMaker }: Offer,
): string | null {
  if (slots['thing'] && !/\{\w+\}/.test(text)) return null;
  if (isPerson && /\{(?:it|does it|that)\b|\{(?:name|these)\}|\{label\}: /i.test(text)) return null;
  // The audience is named once in a sentence.
  if (/\{Audience\}.*\{(?:line|acts)\}/i.test(text) && slots.acts?.includes(slots.audience ?? ' '))
    return null;
  // "Cleaning" is not "one".
  if (isMass && text.includes('{one|some}')) return null;
  // The price is said once in a sentence.
  if (/\{Fact\}.*\{Price\}/.test(text) && slots.fact?.includes(slots.price ?? ' ')) return null;
  if (/\{acts\}.*\{Price\}/.test(text) && slots.acts?.includes(slots.price ?? ' ')) return null;
  if (text.startsWith('{Name}. {Pitch}') && slots.pitch?.includes(slots.name ?? ' ')) return null;
  // "Marta's Kitchen" does not cook in five minutes, her dumplings do.
  if (isMaker && /\{name\} \{acts\}/i.test(text)) return null;
  if ([...text.matchAll(/\{(\w+)\}/g)].some(([, slot]) => !slots[slot!])) return null;
  return capitalise(
    text
      .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, several: string) => (isPlural ? several : one))
      .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!)
      .replace(/\bhow to learn to\b/, 'how to')
      .replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’'),
  );
}
