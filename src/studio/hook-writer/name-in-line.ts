import type { HookKind } from './hook-writer.ts';
import { lowerFirst } from './inflect.ts';
import { chanceOf } from './score-hook.ts';
import type { HookSlots } from './slots.ts';

/** Kinds whose lines can take the name of the thing into their opening. */
type Naming = readonly [HookKind, (line: string) => string];
const openings: readonly Naming[] = [
  ['confession', (line) => line.replace(/^Let’s admit it: /, 'Let’s be honest about {kinds}: ')],
  [
    'before-after',
    (line) =>
      line.replace(
        /^Before: (.+?) After: /,
        (_, before: string) => `Life before {thing}: ${before} Life after: `,
      ),
  ],
  [
    'nobody-tells-you',
    (line) =>
      line.startsWith('Nobody tells you that ')
        ? line.replace(/^Nobody tells you that /, 'What nobody tells you about {kinds}: ')
        : `The truth about {kinds}? ${line}`,
  ],
  [
    'warning',
    (line) =>
      line.replace(
        /^(?:Careful|Fair warning): (.+)$/,
        (_, told: string) => `{Kinds} should come with a warning: ${lowerFirst(told)}`,
      ),
  ],
];
/** By chance from 0 to 1; “let’s be honest about” soon sounds worn. */
const shares = [0.16, 0.5, 0.84, 1] as const;
/** A longer name fills the hook by itself. */
const maxNameLength = 26;

/**
 * The line as it is said, with the name of the thing in one kind of the set: lines about life with a thing leave it to the
 * viewer to guess what is sold, and an offer alone is too late.
 */
export function nameInLine(line: string, kind: HookKind, slots: HookSlots, sold: string): string {
  const named = slots.words['kinds'] ?? '';
  if (!slots.isNarrow || slots.isVague || slots.isGrave || named === '' || named.length > maxNameLength)
    return line;
  const [chosen, name] = openings[shares.findIndex((share) => chanceOf(`${sold}named`) < share)]!;
  return chosen === kind && !/\{(?:thing|label|kinds?|another)/i.test(line) ? name(line) : line;
}
