const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** '5 minutes ago', 'yesterday'; less than a minute is 'just now'. */
export function timeSince(iso: string, nowMs: number): string {
  const elapsedMs = nowMs - Date.parse(iso);
  const unit = units.find(([, lengthMs]) => elapsedMs >= lengthMs);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(elapsedMs / unit[1]), unit[0]);
}
