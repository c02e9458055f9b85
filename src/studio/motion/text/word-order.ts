type Direction = 'ltr' | 'rtl';

const strong = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const hasDigit = /\d/u;

/** The direction of each word of a line: a simplification of Unicode's UAX #9 for whole words. */
export function wordDirections(words: readonly string[], base: Direction): Direction[] {
  let lastStrong = base;
  const own = words.map((word): Direction | 'number' | null => {
    const letter = strong.exec(word)?.[0];
    if (letter !== undefined) return (lastStrong = rightToLeft.test(letter) ? 'rtl' : 'ltr');
    // A number after a left-to-right word belongs to it (rule W7).
    if (hasDigit.test(word)) return lastStrong === 'ltr' ? 'ltr' : 'number';
    return null;
  });
  // Neutral signs between two words of one direction follow them (N1), others follow the text (N2); numbers count as
  // right-to-left there, each on its own.
  const sides = own.map((direction) => (direction === 'number' ? 'rtl' : direction));
  return sides.map((direction, at) => {
    if (direction) return direction;
    const before = sides.slice(0, at).findLast(Boolean) ?? base;
    const after = sides.slice(at + 1).find(Boolean) ?? base;
    return before === after ? before : base;
  });
}

/** The words' indices from left to right on the line. */
export function visualOrder(directions: readonly Direction[], base: Direction): number[] {
  const runs: number[][] = [];
  for (const [at, direction] of directions.entries()) {
    const run = runs.at(-1);
    if (run && directions[run[0]!] === direction) run.push(at);
    else runs.push([at]);
  }
  const placed = runs.map((run) => (directions[run[0]!] === 'rtl' ? run.toReversed() : run));
  return (base === 'rtl' ? placed.toReversed() : placed).flat();
}
