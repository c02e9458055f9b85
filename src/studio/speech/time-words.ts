import type { Phone, SpokenWord } from './speech.ts';

/**
 * flite does not say where a word starts. `wordPhones` is how each word sounds alone; the sentence's own phones differ
 * a little from their sequence (reduced vowels, linking), so the two rows are matched by least edit distance.
 * Words that got no phone are left out.
 */
export function timeWords(words: string[], wordPhones: string[][], phones: Phone[]): SpokenWord[] {
  const sounds = phones.filter((phone) => phone.phone !== 'pau');
  const reference = wordPhones.flatMap((row, word) => row.map((phone) => ({ phone, word })));
  const ownerOf = matchOwners(
    reference,
    sounds.map((sound) => sound.phone),
  );
  return words.flatMap((word, index) => {
    const first = ownerOf.indexOf(index);
    const last = ownerOf.lastIndexOf(index);
    if (first === -1) return [];
    return [{ word, startSeconds: sounds[first]!.startSeconds, endSeconds: sounds[last]!.endSeconds }];
  });
}

const vowels = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '));
const gapCost = 1;

function mismatchCost(left: string, right: string): number {
  if (left === right) return 0;
  return vowels.has(left) === vowels.has(right) ? 0.6 : 1.6;
}

/** For each sound the word that it belongs to; a sound without a partner joins the word before it. */
function matchOwners(reference: { phone: string; word: number }[], sounds: string[]): number[] {
  const columns = sounds.length + 1;
  const cost = new Float64Array((reference.length + 1) * columns);
  for (let row = 0; row <= reference.length; row++) {
    for (let column = 0; column <= sounds.length; column++) {
      if (row === 0 || column === 0) {
        cost[row * columns + column] = (row + column) * gapCost;
        continue;
      }
      cost[row * columns + column] = Math.min(
        cost[(row - 1) * columns + column - 1]! +
          mismatchCost(reference[row - 1]!.phone, sounds[column - 1]!),
        cost[(row - 1) * columns + column]! + gapCost,
        cost[row * columns + column - 1]! + gapCost,
      );
    }
  }
  const owners = Array.from<number>({ length: sounds.length }).fill(reference[0]?.word ?? 0);
  let row = reference.length;
  for (let column = sounds.length; column > 0;) {
    const here = cost[row * columns + column]!;
    const diagonal = row > 0 ? cost[(row - 1) * columns + column - 1]! : Infinity;
    if (row > 0 && here === diagonal + mismatchCost(reference[row - 1]!.phone, sounds[column - 1]!)) {
      owners[--column] = reference[--row]!.word;
    } else if (row > 0 && here === cost[(row - 1) * columns + column]! + gapCost) {
      row--;
    } else {
      owners[--column] = reference[Math.max(0, row - 1)]?.word ?? 0;
    }
  }
  return owners;
}
