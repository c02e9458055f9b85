/** In milliseconds since 1970, set by `tools/run-tests.ts` for a run of all tests. */
const deadline = Number(process.env.TEST_DEADLINE ?? Infinity);

export const hasTimeLeft = (): boolean => Date.now() < deadline;

export const noTimeLeft = 'not begun: the run had used up its time (TEST_MINUTES)';
