/**
 * Counts moves to another address. Moves may overlap: an earlier one that ends does not end a newer one, which a correction
 * of the address would interrupt.
 */
export function countMoves() {
  let count = 0;
  return {
    track: async <Result>(move: Promise<Result>): Promise<Result> => {
      count += 1;
      try {
        return await move;
      } finally {
        count -= 1;
      }
    },
    areUnderWay: (): boolean => count > 0,
  };
}
