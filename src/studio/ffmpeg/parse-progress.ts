export type ProgressFact =
  { key: 'outTimeSeconds'; value: number } | { key: 'totalSizeBytes'; value: number } | { key: 'ended' };

/** Parses one line of ffmpeg's `-progress` report; null if the line has no field that we use. */
export function parseProgressLine(line: string): ProgressFact | null {
  const [name, text = ''] = line.trim().split('=', 2);
  if (name === 'progress') return text === 'end' ? { key: 'ended' } : null;
  // ffmpeg writes N/A before the first packet, and negative times while the encoder is priming.
  if (!/^-?\d+$/.test(text)) return null;
  if (name === 'out_time_us') return { key: 'outTimeSeconds', value: Math.max(0, Number(text) / 1e6) };
  if (name === 'total_size') return { key: 'totalSizeBytes', value: Number(text) };
  return null;
}

/** The completed share, 0 to 1. */
export function progressFraction(outTimeSeconds: number, durationSeconds: number): number {
  if (!(durationSeconds > 0)) return 0;
  return Math.min(1, Math.max(0, outTimeSeconds / durationSeconds));
}
