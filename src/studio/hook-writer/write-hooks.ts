import { differenceOf, findHookFaults, minDifference } from './check-hooks.ts';
import { hookKinds, maxHookLength, type HookBrief, type WrittenHook } from './hook-writer.ts';
import { capitalise } from './inflect.ts';
import { patterns, type Pattern } from './patterns.ts';
import { readOffer, type Offer } from './read-offer.ts';

type Slots = Record<string, string | null>;

/**
 * Ten hooks, each of another kind, for what the brief says and no more. The same brief gives the same hooks.
 * Null where no name of a thing and no use of it can be read from plain English words.
 */
export function writeHooks(brief: HookBrief): WrittenHook[] | null {
  const offer = readOffer(brief);
  if (!offer) return null;
  const slots = slotsOf(offer);
  const uses = new Map<string, number>();
  const hooks: WrittenHook[] = [];
  for (const kind of hookKinds) {
    const isNew = (text: string) =>
      hooks.every((hook) => differenceOf(hook.text.toLowerCase(), text.toLowerCase()) >= minDifference);
    const [best] = patterns[kind]
      .map((pattern) => ({
        text: fill(pattern, slots, offer),
        score: scoreOf(pattern, brief, uses),
        pattern,
      }))
      .filter(
        ({ text }) =>
          text !== null && text.length <= maxHookLength && findHookFaults(text).length === 0 && isNew(text),
      )
      .toSorted((one, other) => other.score - one.score);
    if (!best?.text) return null;
    for (const slot of slotsIn(best.pattern)) uses.set(slot, (uses.get(slot) ?? 0) + 1);
    hooks.push({ kind, text: best.text });
  }
  return hooks;
}

function slotsOf(offer: Offer): Slots {
  const { name, thing, noun, isPlural, isMass, goal, problem, audience, get, features, claim, price } = offer;
  const [feature = null, second = null] = features;
  const these = noun && `${isPlural ? 'these' : 'this'} ${noun}`;
  const label = name ?? these;
  const another = noun && `${isPlural || isMass ? 'any other' : 'another'} ${noun}`;
  return {
    thing,
    these,
    label,
    Label: label && capitalise(label),
    name,
    another,
    get,
    goal,
    theirgoal: goal && goal.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'they'),
    mygoal:
      goal &&
      goal
        .replace(/\byour\b/g, 'my')
        .replace(/\byou are\b/g, 'I am')
        .replace(/\byou\b/g, 'I'),
    problem,
    feature,
    second,
    features: feature && second && `${feature} and ${second}`,
    claim,
    Claim: claim && capitalise(claim),
    price,
    audience,
    Audience: audience && capitalise(audience),
  };
}

const slotsIn = ({ text }: Pattern): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!.toLowerCase());

function fill({ text }: Pattern, slots: Slots, { isPlural }: Offer): string | null {
  if ([...text.matchAll(/\{(\w+)\}/g)].some(([, slot]) => !slots[slot!])) return null;
  return capitalise(
    text
      .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, several: string) => (isPlural ? several : one))
      .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!),
  );
}

/** The tone counts most; then what says more about this offer, unless it was said often in this set. */
function scoreOf(pattern: Pattern, { tone }: HookBrief, uses: ReadonlyMap<string, number>): number {
  const weights: Record<string, number> = {
    goal: 1.5,
    mygoal: 1.5,
    problem: 1.6,
    audience: 1.4,
    label: 0.4,
    feature: 1.6,
    second: 1.8,
    features: 1.9,
    claim: 2,
    price: 1.5,
  };
  const said = slotsIn(pattern).reduce(
    (sum, slot) => sum + (weights[slot] ?? 0.3) - 0.35 * (uses.get(slot) ?? 0),
    0,
  );
  const fit = pattern.tones ? (pattern.tones.includes(tone) ? 2 : -1.5) : 0.8;
  return said + fit;
}
