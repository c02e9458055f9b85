import { differenceOf, findHookFaults, minDifference } from './check-hooks.ts';
import { fillPattern } from './fill-pattern.ts';
import { patternsOf } from './hook-patterns.ts';
import { hookKinds, maxHookLength, type HookBrief, type HookKind, type WrittenHook } from './hook-writer.ts';
import { ideasOf } from './ideas.ts';
import { slotsIn, type Pattern } from './pattern.ts';
import type { Point } from './point.ts';
import { chanceOf, isMoment, isMomentSlot, isPoint, scoreOf } from './score-hook.ts';
import type { HookSlots } from './slots.ts';
import { varyOpening } from './vary-opening.ts';

/** "Beginners, this one’s for you: a course for beginners." */
const isSaidTwice = (text: string, audience: string | null): boolean =>
  audience !== null && text.toLowerCase().split(audience.toLowerCase()).length > 2;

function isAlike(one: string, other: string): boolean {
  // Each missing character is an edit at least.
  const isFarLonger =
    Math.abs(one.length - other.length) >= minDifference * Math.max(one.length, other.length);
  return !isFarLonger && differenceOf(one.toLowerCase(), other.toLowerCase()) < minDifference;
}

/** Outweighs every score: what an earlier version said comes back after everything else, and what was said once before what was said twice. */
const saidBefore = 100;
const alikeBefore = 10;

/** Hooks of a set that are everyday moments, and that are made of the text's own points, by the number of its points. */
const maxMoments = 3;
const maxMomentsOfUnnamed = 5;
const maxPointHooksBy = [0, 3, 4, 5] as const;
/** A family that knows this very kind of thing has better lines of its own. */
const maxMomentsOfNarrow = 0;
const maxPointHooksOfNarrow = [0, 2, 3, 3] as const;
const tooMany = 4;
/** Where fewer points than that were made so far. */
const due = 3;
const dueOfNarrow = 2;
/** Its own offers are as good as one made from the text. */
const offerOfNarrow = 0.8;
const momentDue = 0.5;
const maxAlone = 2;
/** A point that was made in the set is worth less. */
const pointRepeated = 0.9;
const maxRepeats = 2;
/** Where there are so few points, each is made more often. */
const fewPoints = 2;
const tooOften = 2.5;
const pointInList = 0.4;
const samePhrase = 1.6;
/** For each thing that another hook of the set is about already. */
const sameIdea = 0.7;
const maxSameIdeas = 2;
/** The same four words of the user in another hook of the set. */
const sameWords = 1.4;
const runOf = 4;
/** A hook is said in the first seconds: from here each further word costs. */
const longFrom = 13;
const longOfferFrom = 19;
const perWord = 0.3;
/** Customers who say whom it is for expect to see them more than once, and not everywhere. */
const audienceWanted = 1.3;
const audienceRepeated = 0.9;
const wantedMentions = 2;

/** Where the text's own points sound best; the others are told better by the families. */
const ease: Record<HookKind, number> = {
  offer: 4,
  question: 2.6,
  contradiction: 1.4,
  challenge: 1.6,
  warning: 1.5,
  list: 1.4,
  'nobody-tells-you': 1.1,
  'before-after': 1,
  story: 0.7,
  confession: 0.6,
};
const easeByChance = 1.4;
/** The order in which the hooks of a set are chosen, so that products of one sort differ in what is said of them where. */
const orderOf = (sold: string): readonly HookKind[] => {
  const easeOf = (kind: HookKind) => ease[kind] + easeByChance * chanceOf(`${sold}${kind}`);
  return hookKinds.toSorted((one, other) => easeOf(other) - easeOf(one));
};

const phrasesByText = new Map<string, readonly string[]>();
/** Three literal words in a row, by which two patterns sound alike. */
function phrasesOf({ text }: Pattern): readonly string[] {
  const known = phrasesByText.get(text);
  if (known) return known;
  const words = text.toLowerCase().split(/\s+/);
  const phrases = words
    .map((_, at) => words.slice(at, at + 3).join(' '))
    .filter((phrase) => phrase.split(' ').length === 3 && !phrase.includes('{'));
  phrasesByText.set(text, phrases);
  return phrases;
}

/** Each row of four words, as said. */
function runsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ ]/gu, '')
    .split(' ');
  return words.slice(runOf - 1).map((_, at) => words.slice(at, at + runOf).join(' '));
}

type Chosen = { kind: HookKind; pattern: Pattern; points: readonly Point[]; text: string; score: number };

const circumstances = ['local', 'destination', 'coming', 'delivered', 'who', 'told', 'price'] as const;

/** One set of ten; `said` are the hooks of the earlier versions. */
export function writeSet(
  brief: HookBrief,
  slots: HookSlots,
  said: readonly WrittenHook[],
): WrittenHook[] | null {
  const { sold, tone } = brief;
  const limits = slots.isNarrow ? maxPointHooksOfNarrow : maxPointHooksBy;
  const known = slots.points.length + circumstances.filter((slot) => slots.words[slot]).length;
  const maxPointHooks = limits[Math.min(known, limits.length - 1)]!;
  const momentLimit = slots.isNarrow
    ? maxMomentsOfNarrow
    : slots.words['kind']
      ? maxMoments
      : maxMomentsOfUnnamed;
  const uses = new Map<Point, number>();
  const phrases = new Set<string>();
  const told = new Set<string>();
  const ideas = new Set<string>();
  const saidRuns: ReadonlySet<string>[] = [];
  const chosen: Chosen[] = [];
  for (const kind of orderOf(sold)) {
    const earlier = said.filter((hook) => hook.kind === kind).map(({ text }) => text);
    const count = (has: (pattern: Pattern) => boolean) => chosen.filter(({ pattern }) => has(pattern)).length;
    const mentions = count((pattern) => slotsIn(pattern).includes('audience'));
    const moments = count(isMoment);
    const isWhole = (pattern: Pattern) =>
      slotsIn(pattern).some((slot) => slot === 'alone' || slot === 'cause');
    const alone = count(isWhole);
    const pointHooks = count(isPoint);
    const candidates = patternsOf(kind, slots, sold).flatMap((pattern): Chosen[] =>
      fillPattern(pattern, slots, uses).flatMap(({ text: filled, point, listed }) => {
        const text = pattern.family ? varyOpening(filled, tone, chanceOf(sold + filled)) : filled;
        if (isSaidTwice(text, slots.words['audience'] ?? null)) return [];
        if (text.length > maxHookLength || findHookFaults(text).length > 0) return [];
        const repetition =
          saidBefore * earlier.filter((other) => other === text).length +
          (earlier.some((other) => isAlike(other, text)) ? alikeBefore : 0);
        const isAddressing = slotsIn(pattern).includes('audience');
        // The offer says plainly what the product does, however often that was said.
        const again = kind === 'offer' ? 0.3 : 1;
        const repeats = point ? (uses.get(point) ?? 0) : 0;
        const isTooOften = repeats >= maxRepeats + (slots.points.length <= fewPoints ? 1 : 0);
        const runs = runsOf(text);
        const retold = saidRuns.filter((other) => runs.some((run) => other.has(run))).length;
        const shared = [...ideasOf(text, sold)].filter((idea) => ideas.has(idea)).length;
        const score =
          scoreOf(
            pattern,
            slots.isGrave ? { ...brief, tone: 'professional' } : brief,
            kind === 'offer',
            slots.isNarrow,
          ) +
          (point ? point.appeal - again * pointRepeated * repeats - (isTooOften ? tooOften : 0) : 0) -
          listed.reduce((sum, other) => sum + again * pointInList * (uses.get(other) ?? 0), 0) +
          (isAddressing ? (mentions < wantedMentions ? audienceWanted : -audienceRepeated) : 0) +
          (isPoint(pattern) && pointHooks < maxPointHooks ? (slots.isNarrow ? dueOfNarrow : due) : 0) -
          (isPoint(pattern) && slots.isNarrow && kind === 'offer' ? offerOfNarrow : 0) -
          (isPoint(pattern) && kind !== 'offer' && pointHooks >= maxPointHooks ? tooMany : 0) -
          (isWhole(pattern) && alone >= maxAlone ? tooMany : 0) +
          (isMoment(pattern) ? (moments < momentLimit ? momentDue : -tooMany) : 0) -
          // One moment is told once.
          (slotsIn(pattern).some((slot) => told.has(slot)) ? tooMany : 0) -
          (!pattern.family && phrasesOf(pattern).some((phrase) => phrases.has(phrase)) ? samePhrase : 0) -
          sameIdea * Math.min(shared, maxSameIdeas) -
          again * sameWords * retold -
          Math.max(0, text.split(' ').length - (kind === 'offer' ? longOfferFrom : longFrom)) * perWord -
          repetition;
        return [{ kind, pattern, points: point ? [point, ...listed] : listed, text, score }];
      }),
    );
    const sorted = candidates.toSorted((one, other) => other.score - one.score);
    const best = sorted.find(({ text }) => chosen.every((hook) => !isAlike(hook.text, text))) ?? sorted[0];
    if (!best) return null;
    for (const point of best.points) uses.set(point, (uses.get(point) ?? 0) + 1);
    for (const phrase of phrasesOf(best.pattern)) phrases.add(phrase);
    for (const slot of slotsIn(best.pattern).filter(
      (name) => isMomentSlot(name) || /^who|^coming|^deliv|^local|^dest/.test(name),
    ))
      told.add(slot);
    for (const idea of ideasOf(best.text, sold)) ideas.add(idea);
    saidRuns.push(new Set(runsOf(best.text)));
    chosen.push(best);
  }
  return hookKinds.map((kind) => ({ kind, text: chosen.find((hook) => hook.kind === kind)!.text }));
}
