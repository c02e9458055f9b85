import { lookUpTags } from '#studio/english/part-of-speech.ts';
import { causePatterns } from './cause-patterns.ts';
import { differenceOf, findHookFaults, minDifference } from './check-hooks.ts';
import { fillPattern } from './fill-pattern.ts';
import { otherFamilies } from './families/broad/other-families.ts';
import { unnamedFamily } from './families/broad/unnamed-family.ts';
import { isUnknownKind } from './families/find-family.ts';
import { lowerFirst } from './inflect.ts';
import { isEnglish } from './is-english.ts';
import { hookKinds, maxHookLength, type HookBrief, type HookKind, type WrittenHook } from './hook-writer.ts';
import { slotsIn, type Pattern } from './pattern.ts';
import { patterns } from './patterns.ts';
import type { Point } from './point.ts';
import { readOffer, type Offer } from './read-offer.ts';
import { isMoment, isMomentSlot, isPoint, scoreOf } from './score-hook.ts';
import { tidyText } from './tidy-text.ts';
import { countedNouns, massNouns } from './words.ts';
import { readSlots, type HookSlots } from './slots.ts';

/**
 * Ten hooks, each of another kind, for what the brief says and no more. The same brief gives the same hooks, and its next
 * version others. Null where no name of a thing and no use of it can be read from plain English words.
 */
export function writeHooks(given: HookBrief): WrittenHook[] | null {
  if (!isEnglish(given.sold)) return null;
  const brief = { ...given, sold: tidyText(given.sold) };
  const offer = readOffer(brief);
  if (!offer || isBareName(given.sold, offer)) return null;
  const slots = readSlots(offer, brief.sold);
  const said: WrittenHook[] = [];
  for (let version = 0; version < (brief.version ?? 0); version++) {
    const earlier = writeSet(brief, slots, said);
    if (!earlier) return null;
    said.push(...earlier);
  }
  return writeSet(brief, slots, said);
}

/** "Nordlys": one word on no list, which says nothing of the thing. */
const isBareName = (sold: string, { noun, get }: Offer): boolean =>
  noun !== null &&
  /^\p{Lu}\p{L}+[.!]?$/u.test(sold.trim()) &&
  lookUpTags(noun).length === 0 &&
  lookUpTags(noun.replace(/e?s$/, '')).length === 0 &&
  !massNouns.test(noun) &&
  !countedNouns.test(noun) &&
  isUnknownKind(get, noun);

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
const maxPointHooksBy = [0, 4, 5, 6] as const;
/** A family that knows this very kind of thing has better lines of its own. */
const maxMomentsOfNarrow = 1;
const maxPointHooksOfNarrow = [0, 3, 4, 5] as const;
const tooMany = 4;
/** Where fewer points than that were made so far. */
const due = 3;
const momentDue = 0.6;
const maxAlone = 2;
/** A point that was made in the set is worth less. */
const pointRepeated = 0.9;
const maxRepeats = 2;
/** Where there are so few points, each is made more often. */
const fewPoints = 2;
const tooOften = 2.5;
const pointInList = 0.4;
const samePhrase = 1.6;
/** A hook is said in the first seconds: from here each further character costs. */
const longFrom = 85;
const perCharacter = 0.04;
/** How many of `most` may be said when `at` hooks of the set are written: they are spread over it. */
const shareOf = (most: number, at: number): number => Math.ceil((most * (at + 2)) / (hookKinds.length + 1));
/** Customers who say whom it is for expect to see them more than once, and not everywhere. */
const audienceWanted = 1.3;
const audienceRepeated = 0.9;
const wantedMentions = 2;

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

type Chosen = { pattern: Pattern; points: readonly Point[]; text: string; score: number };

/** The patterns of one kind: those that are filled from the text, and the lines of the families that it belongs to. */
function patternsOf(kind: HookKind, slots: HookSlots): readonly Pattern[] {
  if (slots.isCause) return causePatterns[kind];
  const isAny = otherFamilies.includes(slots.family) || slots.family === unnamedFamily;
  const fit = isAny ? 'any' : slots.isNarrow ? 'narrow' : 'own';
  const own = [
    ...slots.family.lines[kind]
      // “The one you’ll reach for first: a vintage store” is not said.
      .filter((text) => !(slots.isPlaceOfGoods && /\{(?:thing|kinds?|label)\}/i.test(text)))
      .map((text): Pattern => ({ text, family: fit })),
    ...(slots.widerFamily?.lines[kind] ?? []).map((text): Pattern => ({ text, family: 'wider' })),
  ];
  const generalAt = otherFamilies.findIndex(({ when }) => when.test(`${slots.words['get']}: `));
  const others = slots.isGrave
    ? []
    : otherFamilies
        .filter((family, at) => family !== slots.family && at === generalAt)
        .flatMap(({ lines }) => lines[kind].map((text): Pattern => ({ text, family: 'any' })));
  const lines = [...own, ...others];
  // "Parents, when did you …" already has its audience.
  const addressed =
    kind === 'question'
      ? lines
          .filter(({ text }) => !/^\w+, /.test(text))
          .map((line): Pattern => ({ ...line, text: `{Audience}, ${lowerFirst(line.text)}` }))
      : [];
  return [...patterns[kind], ...lines, ...addressed];
}

/** One set of ten; `said` are the hooks of the earlier versions. */
function writeSet(brief: HookBrief, slots: HookSlots, said: readonly WrittenHook[]): WrittenHook[] | null {
  const limits = slots.isNarrow ? maxPointHooksOfNarrow : maxPointHooksBy;
  const maxPointHooks = limits[Math.min(slots.points.length, limits.length - 1)]!;
  const momentLimit = slots.isNarrow
    ? maxMomentsOfNarrow
    : slots.words['kind']
      ? maxMoments
      : maxMomentsOfUnnamed;
  const uses = new Map<Point, number>();
  const phrases = new Set<string>();
  const told = new Set<string>();
  const chosen: (Chosen & { kind: HookKind })[] = [];
  for (const [at, kind] of hookKinds.entries()) {
    const earlier = said.filter((hook) => hook.kind === kind).map(({ text }) => text);
    const mentions = chosen.filter(({ pattern }) => slotsIn(pattern).includes('audience')).length;
    const moments = chosen.filter(({ pattern }) => isMoment(pattern)).length;
    const alone = chosen.filter(({ pattern }) => slotsIn(pattern).includes('alone')).length;
    const pointHooks = chosen.filter(({ pattern }) => isPoint(pattern)).length;
    const candidates = patternsOf(kind, slots).flatMap((pattern): Chosen[] =>
      fillPattern(pattern, slots, uses).flatMap(({ text, point, listed }) => {
        if (isSaidTwice(text, slots.words['audience'] ?? null)) return [];
        if (text.length > maxHookLength || findHookFaults(text).length > 0) return [];
        const repetition =
          saidBefore * earlier.filter((other) => other === text).length +
          (earlier.some((other) => isAlike(other, text)) ? alikeBefore : 0);
        const isAddressing = slotsIn(pattern).includes('audience');
        // The offer says plainly what the product does, however often that was said.
        const again = kind === 'offer' ? 0.3 : 1;
        const score =
          scoreOf(pattern, slots.isGrave ? { ...brief, tone: 'professional' } : brief, kind === 'offer') +
          (point
            ? point.appeal -
              again * pointRepeated * (uses.get(point) ?? 0) -
              ((uses.get(point) ?? 0) >= maxRepeats + (slots.points.length <= fewPoints ? 1 : 0)
                ? tooOften
                : 0)
            : 0) -
          listed.reduce((sum, other) => sum + again * pointInList * (uses.get(other) ?? 0), 0) +
          (isAddressing ? (mentions < wantedMentions ? audienceWanted : -audienceRepeated) : 0) +
          (pointHooks < Math.floor((maxPointHooks * (at + 1)) / hookKinds.length) && isPoint(pattern)
            ? due
            : 0) -
          (slotsIn(pattern).includes('alone') && alone >= maxAlone ? tooMany : 0) +
          (moments < Math.floor((momentLimit * (at + 1)) / hookKinds.length) && isMoment(pattern)
            ? momentDue
            : 0) -
          (isMoment(pattern) && moments >= shareOf(momentLimit, at) ? tooMany : 0) -
          (isPoint(pattern) && kind !== 'offer' && pointHooks >= shareOf(maxPointHooks, at) ? tooMany : 0) -
          // One moment is told once.
          (slotsIn(pattern).some((slot) => told.has(slot)) ? tooMany : 0) -
          (!pattern.family && phrasesOf(pattern).some((phrase) => phrases.has(phrase)) ? samePhrase : 0) -
          Math.max(0, text.length - longFrom) * perCharacter -
          repetition;
        return [{ pattern, points: point ? [point, ...listed] : listed, text, score }];
      }),
    );
    const sorted = candidates.toSorted((one, other) => other.score - one.score);
    const best = sorted.find(({ text }) => chosen.every((hook) => !isAlike(hook.text, text))) ?? sorted[0];
    if (!best) return null;
    for (const point of best.points) uses.set(point, (uses.get(point) ?? 0) + 1);
    for (const phrase of phrasesOf(best.pattern)) phrases.add(phrase);
    if (isMoment(best.pattern)) for (const slot of slotsIn(best.pattern).filter(isMomentSlot)) told.add(slot);
    chosen.push({ ...best, kind });
  }
  return chosen.map(({ kind, text }) => ({ kind, text }));
}
