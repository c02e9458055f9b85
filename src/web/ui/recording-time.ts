/** The length of a recording, or a position in it, in minutes and seconds: 65.4 → '01:05'. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** The length of a clip, to a tenth where that counts: 65.4 → '01:05', 4.25 → '00:04.2'. */
export function formatClipDuration(seconds: number): string {
  if (!(seconds > 0 && seconds < 10)) return formatDuration(seconds);
  const tenths = Math.max(1, Math.floor(Math.round(seconds * 1_000) / 100));
  return `${formatDuration(tenths / 10)}.${tenths % 10}`;
}

/** A position that is chosen to a tenth of a second: 65.42 → '01:05.4'. */
export function formatExactTime(seconds: number): string {
  const tenths = Math.max(0, Math.round(seconds * 10));
  return `${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
}
