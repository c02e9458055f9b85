/** EBU R128 loudness; null for silence, or for less than the 0.4 s of one block. */
export type Loudness = { integratedLufs: number | null; truePeakDbtp: number | null };

/** The ebur128 filter reports this integrated loudness for silence. */
const silenceLufs = -70;

/** Parses the summary that the ebur128 filter writes at the end of its input. */
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
