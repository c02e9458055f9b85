export type TrimRange = { startSeconds: number; endSeconds: number };
export type TrimBounds = { durationSeconds: number; minSeconds: number; maxSeconds: number };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Rounds to the step of the handles. The end of the clip may lie between two steps. */
const toTenth = (seconds: number): number => Math.round(seconds * 10) / 10;

const minLength = ({ durationSeconds, minSeconds }: TrimBounds): number =>
  Math.min(minSeconds, durationSeconds);

/** The full clip, capped at the maximum. */
export const fullRange = ({ durationSeconds, maxSeconds }: TrimBounds): TrimRange => ({
  startSeconds: 0,
  endSeconds: Math.min(durationSeconds, maxSeconds),
});

/** Moves the start, keeping the minimum distance to the end; an end too far away follows. */
export function moveStart(range: TrimRange, seconds: number, bounds: TrimBounds): TrimRange {
  const latest = Math.max(0, range.endSeconds - minLength(bounds));
  const startSeconds = clamp(toTenth(seconds), 0, latest);
  return { startSeconds, endSeconds: Math.min(range.endSeconds, startSeconds + bounds.maxSeconds) };
}

/** Moves the end, within the minimum and maximum distance from the start. */
export function moveEnd(range: TrimRange, seconds: number, bounds: TrimBounds): TrimRange {
  const { startSeconds } = range;
  const latest = Math.min(bounds.durationSeconds, startSeconds + bounds.maxSeconds);
  const earliest = Math.min(startSeconds + minLength(bounds), latest);
  return { startSeconds, endSeconds: clamp(toTenth(seconds), earliest, latest) };
}

/** Moves the whole range within the clip, without changing its length. */
export function moveWhole(range: TrimRange, startSeconds: number, bounds: TrimBounds): TrimRange {
  const length = range.endSeconds - range.startSeconds;
  const start = clamp(toTenth(startSeconds), 0, Math.max(0, bounds.durationSeconds - length));
  return { startSeconds: start, endSeconds: start + length };
}

/** Half a step of the handles: smaller differences are rounding. */
const differenceSeconds = 0.05;

export const isSameRange = (one: TrimRange, other: TrimRange): boolean =>
  Math.abs(one.startSeconds - other.startSeconds) < differenceSeconds &&
  Math.abs(one.endSeconds - other.endSeconds) < differenceSeconds;
