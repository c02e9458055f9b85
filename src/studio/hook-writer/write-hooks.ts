import { causePatterns } from './cause-patterns.ts';
import { differenceOf, findHookFaults, minDifference } from './check-hooks.ts';
import { fillPattern } from './fill-pattern.ts';
import { hookKinds, maxHookLength, type HookBrief, type HookKind, type WrittenHook } from './hook-writer.ts';
import { slotsIn, type Pattern } from './pattern.ts';
import { patterns } from './patterns.ts';
import type { Point } from './point.ts';
import { readOffer } from './read-offer.ts';
import { isMoment, scoreOf } from './score-hook.ts';
import { tidyText } from './tidy-text.ts';
import { readSlots, type HookSlots } from './slots.ts';

/**
 * Ten hooks, each of another kind, for what the brief says and no more. The same brief gives the same hooks, and its next
 * version others. Null where no name of a thing and no use of it can be read from plain English words.
 */
export function writeHooks(given: HookBrief): WrittenHook[] | null {
  const brief = { ...given, sold: tidyText(given.sold) };
  const offer = readOffer(brief);
  if (!offer) return null;
  const slots = readSlots(offer, brief.sold);
  const said: WrittenHook[] = [];
  for (let version = 0; version < (brief.version ?? 0); version++) {
    const earlier = writeSet(brief, slots, said);
    if (!earlier) return null;
    said.push(...earlier);
  }
  return writeSet(brief, slots, said);
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

/** The less the text says, the more hooks are about the viewer's day. */
const maxMomentsBy = [5, 4, 2] as const;
const tooManyMoments = 6;
/** A point that was made in the set is worth less, and the further points of a list are made in passing. */
const pointRepeated = 1;
/** At most half of a set may say the same. */
const maxRepeats = 4;
const tooOften = 2.5;
const pointInList = 0.5;
const samePhrase = 1.6;
/** Customers who say whom it is for expect to see them more than once, and not everywhere. */
const audienceWanted = 1.3;
const audienceRepeated = 0.9;
const wantedMentions = 2;

/** Three literal words in a row, by which two patterns sound alike. */
function phrasesOf({ text }: Pattern): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return words
    .map((_, at) => words.slice(at, at + 3).join(' '))
    .filter((phrase) => phrase.split(' ').length === 3 && !phrase.includes('{'));
}

type Chosen = { pattern: Pattern; points: readonly Point[]; text: string; score: number };

/** One set of ten; `said` are the hooks of the earlier versions. */
function writeSet(brief: HookBrief, slots: HookSlots, said: readonly WrittenHook[]): WrittenHook[] | null {
  const maxMoments = maxMomentsBy[Math.min(slots.points.length, maxMomentsBy.length - 1)]!;
  const uses = new Map<Point, number>();
  const phrases = new Set<string>();
  const chosen: (Chosen & { kind: HookKind })[] = [];
  for (const kind of hookKinds) {
    const earlier = said.filter((hook) => hook.kind === kind).map(({ text }) => text);
    const mentions = chosen.filter(({ pattern }) => slotsIn(pattern).includes('audience')).length;
    const moments = chosen.filter(({ pattern }) => isMoment(pattern)).length;
    const candidates = (slots.isCause ? causePatterns : patterns)[kind].flatMap((pattern): Chosen[] =>
      fillPattern(pattern, slots, uses).flatMap(({ text, point, listed }) => {
        if (text.length > maxHookLength || findHookFaults(text).length > 0) return [];
        const repetition =
          saidBefore * earlier.filter((other) => other === text).length +
          (earlier.some((other) => isAlike(other, text)) ? alikeBefore : 0);
        const isAddressing = slotsIn(pattern).includes('audience');
        // The offer says plainly what the product does, however often that was said.
        const again = kind === 'offer' ? 0.3 : 1;
        const score =
          scoreOf(pattern, brief, slots.isVague) +
          (point
            ? point.appeal -
              again * pointRepeated * (uses.get(point) ?? 0) -
              ((uses.get(point) ?? 0) >= maxRepeats ? tooOften : 0)
            : 0) -
          listed.reduce((sum, other) => sum + again * pointInList * (uses.get(other) ?? 0), 0) +
          (isAddressing ? (mentions < wantedMentions ? audienceWanted : -audienceRepeated) : 0) -
          (isMoment(pattern) && moments >= maxMoments ? tooManyMoments : 0) -
          (phrasesOf(pattern).some((phrase) => phrases.has(phrase)) ? samePhrase : 0) -
          repetition;
        return [{ pattern, points: point ? [point, ...listed] : listed, text, score }];
      }),
    );
    const sorted = candidates.toSorted((one, other) => other.score - one.score);
    const best = sorted.find(({ text }) => chosen.every((hook) => !isAlike(hook.text, text))) ?? sorted[0];
    if (!best) return null;
    for (const point of best.points) uses.set(point, (uses.get(point) ?? 0) + 1);
    for (const phrase of phrasesOf(best.pattern)) phrases.add(phrase);
    chosen.push({ ...best, kind });
  }
  return chosen.map(({ kind, text }) => ({ kind, text }));
}
