import { writeFileSync } from 'node:fs';

/** In milliseconds since 1970, set by `tools/run-tests.ts` for a run of all tests. */
const deadline = Number(process.env.TEST_DEADLINE ?? Infinity);
/** A file whose existence tells the run that a test was not begun. */
const stoppedFile = process.env.TEST_STOPPED_FILE;

/** Whether another test may begin; a refusal is noted for the summary of the run. */
export function hasTimeLeft(): boolean {
  if (Date.now() < deadline) return true;
  if (stoppedFile) writeFileSync(stoppedFile, '');
  return false;
}

export const noTimeLeft = 'not begun: the run had used up its time (TEST_MINUTES)';
