const twoDigits = (value: number): string => String(value).padStart(2, '0');

const clock = (wholeSeconds: number): string =>
  `${twoDigits(Math.floor(wholeSeconds / 60))}:${twoDigits(wholeSeconds % 60)}`;

const atLeastZero = (seconds: number): number => (Number.isFinite(seconds) ? Math.max(0, seconds) : 0);

/** The length of a recording in minutes and seconds, rounded: 65.6 → '01:06'. */
export const formatDuration = (seconds: number): string => clock(Math.round(atLeastZero(seconds)));

/** A position in a recording: the second that has begun, and at the end the length itself, as `formatDuration` gives it. */
export function formatPosition(seconds: number, durationSeconds: number): string {
  const isAtEnd = durationSeconds > 0 && seconds >= durationSeconds - 0.1;
  return isAtEnd ? formatDuration(durationSeconds) : clock(Math.floor(atLeastZero(seconds)));
}

/** The length of a clip, to a tenth where that counts: 65.4 → '01:05', 4.25 → '00:04.2'. */
export function formatClipDuration(seconds: number): string {
  if (!(seconds > 0 && seconds < 10)) return formatDuration(seconds);
  const tenths = Math.max(1, Math.floor(Math.round(seconds * 1_000) / 100));
  return `${clock(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** A position that is chosen to a tenth of a second: 65.42 → '01:05.4'. */
export function formatExactTime(seconds: number): string {
  const tenths = Math.max(0, Math.round(seconds * 10));
  return `${clock(Math.floor(tenths / 10))}.${tenths % 10}`;
}
