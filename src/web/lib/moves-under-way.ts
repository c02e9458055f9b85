/**
 * Counts the moves to another address that are under way. Moves may overlap: when an earlier move ends, a newer one may
 * still be under way, and correcting the address would interrupt it.
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
