import { matchPhones } from '../speech/flite/match-phones.ts';
import { median } from './median.ts';
import type { WordPhone } from './speak-references.ts';

/**
 * The phones of the first reference, each at the median of the times at which the references hear it. Voices differ in
 * a reduced vowel or a linking sound: each is used only for sounds that it has too.
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
