import type { HookTone } from './hook-writer.ts';
import { capitalise, lowerFirst } from './inflect.ts';

/** One way to say a line; null where the line does not allow it. */
type Form = (line: string) => string | null;

const led =
  (opening: string): Form =>
  (line) =>
    opening + (/[?.] $/.test(opening) ? capitalise(line) : line);
const closed =
  (closing: string): Form =>
  (line) =>
    /[.”]$/.test(line) ? `${capitalise(line)} ${closing}` : null;

/** "We’ve all hidden one from our guests" → "Hands up if you’ve ever hidden one from your guests". */
const handsUp: Form = (line) => {
  const done = /^we’ve all (.+)$/.exec(line)?.[1]?.replace(/\bour\b/g, 'your');
  return done && !/\b(?:we|us|ours|ourselves)\b|^\w+ at least\b/.test(done)
    ? `Hands up if you’ve ever ${done}`
    : null;
};
const noJudgment: Form = (line) => (/^we(?:’ve)? all /.test(line) ? closed('No judgment.')(line) : null);

const confessions: readonly Form[] = [
  led('Let’s admit it: '),
  led('Let’s be honest: '),
  led('Admit it: '),
  led('Confession: '),
  closed('Admit it.'),
  handsUp,
  noJudgment,
  led('Honestly? '),
];
const confessionsOf: Record<HookTone, readonly Form[]> = {
  casual: [...confessions, led('Okay, let’s admit it: ')],
  professional: confessions,
  energetic: [...confessions, led('Come on, be honest: ')],
  minimalist: confessions.toReversed(),
};

const warnings: readonly Form[] = [
  led('Fair warning: '),
  led('Careful: '),
  led('Watch out: '),
  led('Be warned: '),
];

type Contrast = readonly [before: string, after: string];
const contrasts: readonly Contrast[] = [
  ['Before', 'After'],
  ['Then', 'Now'],
  ['Yesterday', 'Today'],
  ['Out', 'In'],
  ['Last month', 'This month'],
];
/** Where both sides are speech. */
const spokenContrasts: readonly Contrast[] = [
  ...contrasts,
  ['Old song', 'New song'],
  ['At first', 'In the end'],
];

const nobodies: readonly Form[] = [
  (line) => line,
  (line) => line.replace(/^Nobody/, 'No one'),
  (line) => `The truth? ${line}`,
  (line) => `Between us: ${lowerFirst(line)}`,
  (line) => `Ask around: ${lowerFirst(line)}`,
];
const untold: readonly Form[] = [
  (line) => line,
  (line) => line.replace(/^Nobody tells you (?:that )?/, 'What nobody tells you: '),
  (line) => line.replace(/^Nobody tells/, 'No one tells'),
  (line) => line.replace(/^Nobody tells you/, 'They never tell you'),
];

/** Lines of families are written with one opening each; sets should not all begin alike. `chance` is from 0 to 1. */
export function varyOpening(text: string, tone: HookTone, chance: number): string {
  const pick = (line: string, forms: readonly Form[]): string => {
    const said = forms.flatMap((form) => form(line) ?? []);
    return said[Math.floor(chance * said.length)]!;
  };
  const [, confessed] = /^Let’s admit it: (.+)$/.exec(text) ?? [];
  if (confessed) return pick(confessed, confessionsOf[tone]);
  const [, warned] = /^(?:Careful|Fair warning|Warning): (.+)$/.exec(text) ?? [];
  if (warned) return pick(warned, warnings);
  const [, before, after] = /^Before: (.+?) After: (.+)$/.exec(text) ?? [];
  if (before && after) {
    const among = before.startsWith('“') && after.startsWith('“') ? spokenContrasts : contrasts;
    const [one, other] = among[Math.floor(chance * among.length)]!;
    return `${one}: ${before} ${other}: ${after}`;
  }
  if (/^Nobody tells you (?!this\b)/.test(text)) return pick(text, untold);
  // A word that comes twice is said for its echo.
  return /^Nobody(?:’s)? (?!.*\bNobody)/.test(text) ? pick(text, nobodies) : text;
}
