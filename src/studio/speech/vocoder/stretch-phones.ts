import { isVowel } from './phone-groups.ts';
import type { TimedPhone, WordMark } from './plan-melody.ts';

const emphasisStretch = { vowel: 1.22, other: 1.1 };
/** A dash or dots make a longer pause than a comma. */
const longPause = 1.4;

/** Retimes the phones for emphasis and long pauses; `toSource` maps new times to old ones. */
export function stretchPhones(
  phones: readonly TimedPhone[],
  words: readonly WordMark[],
): { phones: TimedPhone[]; toSource: (seconds: number) => number } {
  const factors = phones.map(() => 1);
  for (const { firstPhone, lastPhone, isEmphasised, ending } of words) {
    if (isEmphasised) {
      for (let index = firstPhone; index <= lastPhone; index++) {
        factors[index] = isVowel(phones[index]!.phone) ? emphasisStretch.vowel : emphasisStretch.other;
      }
    }
    if (phones[lastPhone + 1]?.phone === 'pau' && /[…—–]/.test(ending)) factors[lastPhone + 1] = longPause;
  }
  let now = 0;
  const stretched = phones.map(({ phone, startSeconds, endSeconds }, index) => {
    const start = now;
    now += (endSeconds - startSeconds) * factors[index]!;
    return { phone, startSeconds: start, endSeconds: now };
  });
  let last = 0;
  const toSource = (seconds: number): number => {
    if (stretched.length === 0) return seconds;
    if (seconds < stretched[last]!.startSeconds) last = 0;
    while (last < stretched.length - 1 && seconds >= stretched[last]!.endSeconds) last++;
    return phones[last]!.startSeconds + (seconds - stretched[last]!.startSeconds) / factors[last]!;
  };
  return { phones: stretched, toSource };
}
