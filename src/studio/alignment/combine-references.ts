import { matchPhones } from '../speech/flite/match-phones.ts';
import { median } from './median.ts';
import type { WordPhone } from './speak-references.ts';

/**
 * Returns the phones of the first reference, each at the median of its times in all references. Voices differ in
 * reduced vowels and linking sounds, so a reference only votes on sounds that it has as well.
 */
export function combineReferences([first, ...others]: WordPhone[][]): WordPhone[] {
  const names = first!.map(({ phone }) => phone);
  const partners = others.map((phones) => {
    const matches = matchPhones(
      phones.map(({ phone }) => phone),
      names,
    );
    return matches.map(({ index, isPaired }) => (isPaired ? phones[index]! : null));
  });
  return first!.map((phone, position) => {
    const heard = [phone, ...partners.flatMap((row) => row[position] ?? [])];
    return {
      ...phone,
      startSeconds: median(heard.map(({ startSeconds }) => startSeconds)),
      endSeconds: median(heard.map(({ endSeconds }) => endSeconds)),
    };
  });
}
