/** Operations of the wizard that can fail without a call. */
export type ReelOperation = 'compute' | 'update' | 'advance' | 'return';

export const operationErrors = {
  compute: 'Error computing current step',
  update: 'Error updating step data',
  advance: 'Error advancing to next step',
  return: 'Error returning to previous step',
} as const satisfies Record<ReelOperation, string>;

export type Attempt<Result> = { isDone: true; result: Result } | { isDone: false; failed: ReelOperation };

/** The result of `run`, or the name of the failed operation, so that the wizard can show a message. */
export function attempt<Result>(operation: ReelOperation, run: () => Result): Attempt<Result> {
  try {
    return { isDone: true, result: run() };
  } catch {
    return { isDone: false, failed: operation };
  }
}

/** The same for a move to another step, which ends when the address has changed. */
export async function attemptMove(
  operation: 'advance' | 'return',
  move: () => Promise<void>,
): Promise<Attempt<void>> {
  try {
    return { isDone: true, result: await move() };
  } catch {
    return { isDone: false, failed: operation };
  }
}
