import type { PlacedWord, TextBlock } from './text-block.ts';
import type { TextMotion, TextUnit } from './text-layer.ts';
import type { UnitTiming } from './unit-motion.ts';
import { graphemesOf } from './split-words.ts';

/** A word of a block and the unit with which it appears and leaves. */
export type UnitWord = {
  word: PlacedWord;
  line: number;
  graphemes: readonly string[];
  appear: UnitPlace;
  leave: UnitPlace;
};

type UnitPlace = {
  timing: UnitTiming;
  /** The middle of the unit in the block's pixels, from which it grows. */
  centreX: number;
  centreY: number;
  /** Letters of the unit before this word, and in total. */
  lettersBefore: number;
  letters: number;
};

type Placed = { word: PlacedWord; line: number };

/** The words of a block in reading order. */
export function openUnits(block: TextBlock, { appear, leave }: TextMotion): UnitWord[] {
  const words = block.lines.flatMap((line, index) => line.words.map((word) => ({ word, line: index })));
  const timeOf = timesOf(appear?.times);
  const arriving = placeUnits(words, appear?.by ?? 'block', block, timeOf);
  const leaving = placeUnits(words, leave?.by ?? 'block', block, () => null);
  return words.map(({ word, line }, at) => ({
    word,
    line,
    graphemes: graphemesOf(word.text),
    appear: arriving[at]!,
    leave: leaving[at]!,
  }));
}

/** Parts of a broken or unspaced word share the time up to the next word. */
function timesOf(times: readonly number[] | undefined) {
  return ({ index, share }: PlacedWord): number | null => {
    const start = times?.[index];
    if (times === undefined || start === undefined) return times?.at(-1) ?? null;
    const next = times[index + 1] ?? start;
    return start + (next - start) * share;
  };
}

function placeUnits(
  words: readonly Placed[],
  by: TextUnit,
  block: TextBlock,
  timeOf: (word: PlacedWord) => number | null,
): UnitPlace[] {
  const keyOf = ({ line }: Placed, at: number): number => (by === 'word' ? at : by === 'line' ? line : 0);
  const units = Map.groupBy(
    words.map((placed, at) => ({ ...placed, key: keyOf(placed, at) })),
    ({ key }) => key,
  );
  const count = units.size;
  return [...units.values()].flatMap((members, order) => {
    const left = Math.min(...members.map(({ word }) => word.x));
    const right = Math.max(...members.map(({ word }) => word.x + word.width));
    const [first, last] = [members[0]!.word, members.at(-1)!.word];
    const letters = members.reduce((sum, { word }) => sum + graphemesOf(word.text).length, 0);
    let lettersBefore = 0;
    return members.map(({ word }) => {
      const place = {
        timing: { order, count, time: timeOf(first) },
        centreX: (left + right) / 2,
        // Half the height of the capitals in the middle line.
        centreY: (first.y + last.y) / 2 - block.size * 0.36,
        lettersBefore,
        letters,
      };
      lettersBefore += graphemesOf(word.text).length;
      return place;
    });
  });
}
