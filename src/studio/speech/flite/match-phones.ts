const vowels = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '));
const gapCost = 1;

function mismatchCost(left: string, right: string): number {
  if (left === right) return 0;
  return vowels.has(left) === vowels.has(right) ? 0.6 : 1.6;
}

/** `index` is the reference's phone; an unpaired sound has the index of the one before. */
export type PhoneMatch = { index: number; isPaired: boolean };

/** Matches each sound to a phone of the reference, by minimum edit distance. */
export function matchPhones(reference: string[], sounds: string[]): PhoneMatch[] {
  const columns = sounds.length + 1;
  const cost = new Float64Array((reference.length + 1) * columns);
  for (let row = 0; row <= reference.length; row++) {
    for (let column = 0; column <= sounds.length; column++) {
      if (row === 0 || column === 0) {
        cost[row * columns + column] = (row + column) * gapCost;
        continue;
      }
      cost[row * columns + column] = Math.min(
        cost[(row - 1) * columns + column - 1]! + mismatchCost(reference[row - 1]!, sounds[column - 1]!),
        cost[(row - 1) * columns + column]! + gapCost,
        cost[row * columns + column - 1]! + gapCost,
      );
    }
  }
  const matches = Array.from({ length: sounds.length }, (): PhoneMatch => ({ index: 0, isPaired: false }));
  let row = reference.length;
  for (let column = sounds.length; column > 0;) {
    const here = cost[row * columns + column]!;
    const diagonal = row > 0 ? cost[(row - 1) * columns + column - 1]! : Infinity;
    if (row > 0 && here === diagonal + mismatchCost(reference[row - 1]!, sounds[column - 1]!)) {
      matches[--column] = { index: --row, isPaired: true };
    } else if (row > 0 && here === cost[(row - 1) * columns + column]! + gapCost) {
      row--;
    } else {
      matches[--column] = { index: Math.max(0, row - 1), isPaired: false };
    }
  }
  return matches;
}
