/** EBU R128 loudness; null where there is only silence, or less than the 0.4 s that one block of it needs. */
export type Loudness = { integratedLufs: number | null; truePeakDbtp: number | null };

/** The integrated loudness of silence by the ebur128 filter. */
const silenceLufs = -70;

/** Reads the summary that the ebur128 filter writes when its input has ended. */
export function parseLoudness(stderr: string): Loudness {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const integrated = readNumber(summary, /\bI:\s+(\S+) LUFS/);
  return {
    integratedLufs: integrated === null || integrated <= silenceLufs ? null : integrated,
    truePeakDbtp: readNumber(summary, /\bPeak:\s+(\S+) dBFS/),
  };
}

function readNumber(text: string, pattern: RegExp): number | null {
  const value = Number.parseFloat(pattern.exec(text)?.[1] ?? '');
  return Number.isFinite(value) ? value : null;
}
