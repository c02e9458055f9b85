import type { Span } from './find-pauses.ts';
import type { WordPhone } from './speak-references.ts';

/** Maximum distance in time of a pause from the gap between words that the references indicate. */
const reachSeconds = 0.12;
/** Shorter gaps are closures inside speech and are closed; longer ones stay, even if music fills them. */
const minGapSeconds = 0.06;
const minPhoneSeconds = 0.01;

type HeardWord = Span & { phones: WordPhone[] };

/** Moves the ends of words to the pauses beside them and spreads their phones in between. */
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

/** Assigns each pause to the gap that it fits best. Of several pauses for one gap, the longest counts. */
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

/** Fits the phones of a word into its span, without gaps. */
function placePhones({ phones, startSeconds, endSeconds }: HeardWord): WordPhone[] {
  const clip = (moment: number) => Math.max(startSeconds, Math.min(endSeconds, moment));
  return phones.map((phone, index) => ({
    ...phone,
    startSeconds: index === 0 ? startSeconds : clip(phone.startSeconds),
    endSeconds: index === phones.length - 1 ? endSeconds : clip(phones[index + 1]!.startSeconds),
  }));
}

/**
 * Removes overlaps with the smallest possible shifts; every phone keeps a minimum length, and none ends after the
 * recording.
 */
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
