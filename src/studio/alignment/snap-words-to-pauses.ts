import type { Span } from './find-pauses.ts';
import type { WordPhone } from './speak-references.ts';

/** How far a pause may lie from where the references hear the gap between two words. */
const reachSeconds = 0.12;
/** A gap that the references hear stays one, even where music fills it, unless it is a mere closure. */
const minGapSeconds = 0.06;
const minPhoneSeconds = 0.01;

type HeardWord = Span & { phones: WordPhone[] };

/** Lets words begin where a pause ends and end where one begins, and puts their phones in order between. */
export function snapWordsToPauses(phones: WordPhone[], pauses: Span[], durationSeconds: number): WordPhone[] {
  const words = groupByWord(phones);
  const gaps = Array.from({ length: words.length + 1 }, (_, boundary) => ({
    startSeconds: words[boundary - 1]?.endSeconds ?? 0,
    endSeconds: words[boundary]?.startSeconds ?? durationSeconds,
  }));
  const pauseOfGap = assignPauses(pauses, gaps);
  for (const [boundary, gap] of gaps.entries()) {
    const [before, after] = [words[boundary - 1], words[boundary]];
    const pause = pauseOfGap.get(gap);
    const isGap = !after || seconds(gap) >= minGapSeconds;
    if (before) before.endSeconds = pause?.startSeconds ?? (isGap ? gap.startSeconds : gap.endSeconds);
    if (after) after.startSeconds = pause?.endSeconds ?? gap.endSeconds;
  }
  return sortByTime(words.flatMap(placePhones), durationSeconds);
}

const seconds = ({ startSeconds, endSeconds }: Span) => endSeconds - startSeconds;

/** Each pause to the gap that it fits best; of several the longest counts. */
function assignPauses(pauses: Span[], gaps: Span[]): Map<Span, Span> {
  const pauseOfGap = new Map<Span, Span>();
  for (const pause of pauses) {
    const misfit = (gap: Span) =>
      Math.abs(gap.startSeconds - pause.startSeconds) + Math.abs(gap.endSeconds - pause.endSeconds);
    const gap = gaps.reduce((left, right) => (misfit(right) < misfit(left) ? right : left));
    const isNear =
      pause.startSeconds <= gap.endSeconds + reachSeconds &&
      pause.endSeconds >= gap.startSeconds - reachSeconds;
    const taken = pauseOfGap.get(gap);
    if (isNear && (!taken || seconds(taken) < seconds(pause))) pauseOfGap.set(gap, pause);
  }
  return pauseOfGap;
}

function groupByWord(phones: WordPhone[]): HeardWord[] {
  const words: HeardWord[] = [];
  for (const phone of phones) {
    const last = words.at(-1);
    if (last?.phones[0]!.word === phone.word) {
      last.phones.push(phone);
      last.endSeconds = Math.max(last.endSeconds, phone.endSeconds);
    } else {
      const startSeconds = Math.max(phone.startSeconds, last?.startSeconds ?? 0);
      words.push({ startSeconds, endSeconds: phone.endSeconds, phones: [phone] });
    }
  }
  return words;
}

/** The sounds of a word follow one another without a gap, none outside the word. */
function placePhones({ phones, startSeconds, endSeconds }: HeardWord): WordPhone[] {
  const clip = (moment: number) => Math.max(startSeconds, Math.min(endSeconds, moment));
  return phones.map((phone, index) => ({
    ...phone,
    startSeconds: index === 0 ? startSeconds : clip(phone.startSeconds),
    endSeconds: index === phones.length - 1 ? endSeconds : clip(phones[index + 1]!.startSeconds),
  }));
}

/** Moves what overlaps, or leaves a sound no time, by the least that it takes; nothing ends after the recording. */
function sortByTime(phones: WordPhone[], durationSeconds: number): WordPhone[] {
  const shortest = Math.min(minPhoneSeconds, durationSeconds / phones.length);
  let now = 0;
  const forward = phones.map((phone) => {
    const startSeconds = Math.max(phone.startSeconds, now);
    now = Math.max(phone.endSeconds, startSeconds + shortest);
    return { ...phone, startSeconds, endSeconds: now };
  });
  let next = durationSeconds;
  return forward
    .toReversed()
    .map((phone) => {
      const endSeconds = Math.min(phone.endSeconds, next);
      next = Math.min(phone.startSeconds, endSeconds - shortest);
      return { ...phone, startSeconds: next, endSeconds };
    })
    .toReversed();
}
