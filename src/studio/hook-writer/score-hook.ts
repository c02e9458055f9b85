import type { HookBrief } from './hook-writer.ts';
import type { Pattern } from './pattern.ts';

/** How much a slot makes a hook worth hearing, and how much less so each time that its words were said in the set. */
const worth: Record<string, readonly [weight: number, repeated: number]> = {
  ask: [4, 3],
  scene: [4.4, 3],
  twist: [3.7, 3],
  trouble: [3, 0.8],
  nuisance: [2.9, 1],
  acts: [3.2, 0.7],
  goal: [1.2, 0.5],
  problem: [1.6, 0.8],
  audience: [0.8, 0.6],
  label: [0.4, 0.1],
  thing: [0.3, 0.3],
  feature: [1.6, 0.5],
  second: [1.8, 0.5],
  features: [1.9, 0.5],
  claim: [3.2, 0.7],
  current: [0.8, 0.2],
  durable: [0.8, 0.2],
  price: [2, 0.5],
  fact: [2.2, 0.6],
  more: [2.4, 0.8],
  whom: [2, 0.9],
  pitch: [2.4, 1.2],
};
/** Customers who say whom it is for expect to see them more than once. */
const audienceAskedFor = [3.2, 1.1] as const;
const ofMoments = new Set(['ask', 'scene', 'twist', 'trouble', 'nuisance']);
/** Slots with the same words in another form. */
const sameWords: Record<string, string> = {
  mygoal: 'goal',
  project: 'goal',
  myproject: 'goal',
  theirgoal: 'goal',
  act: 'acts',
  line: 'acts',
  mytrouble: 'trouble',
  mynuisance: 'nuisance',
  event: 'trouble',
  these: 'thing',
  another: 'thing',
  noun: 'thing',
  name: 'label',
};
/** The slot whose words this one says in another form, or itself. */
export const wordsOfSlot = (slot: string): string => sameWords[slot] ?? slot;

/** From 0 to 1, the same for the same text: two products with the same tone should not sound alike. */
function chanceOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return (hash >>> 8) / 2 ** 24;
}

/** How far chance may outweigh small differences, so that products of one tone get different openings. */
const variety = 0.9;

/** Prefers the hook that says most about this offer, unless it was said often in this set; then the tone. */
export function scoreOf(
  pattern: Pattern,
  { tone, sold, audience }: HookBrief,
  uses: ReadonlyMap<string, number>,
  isGeneral: boolean,
): number {
  const said = slotsIn(pattern).reduce((sum, slot) => {
    const isAskedFor = slot === 'audience' && audience !== undefined;
    const [weight, repeated] = isAskedFor ? audienceAskedFor : (worth[slot] ?? [0.2, 0.3]);
    // Moments of a whole kind of product make a set livelier, but say nothing about this one.
    const less = isGeneral && ofMoments.has(slot) ? 0.9 : 0;
    return sum + weight - less - (repeated + 2 * less) * (uses.get(slot) ?? 0);
  }, 0);
  const fit = pattern.tones ? (pattern.tones.includes(tone) ? 1.2 : -1.5) : 0.5;
  return said + fit + variety * chanceOf(`${sold}${pattern.text}`);
}

export const slotsIn = ({ text }: Pattern): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => wordsOfSlot(slot!.toLowerCase()));
