import { loudnessFilter } from '../ffmpeg/loudness/measure-loudness.ts';

const sampleRate = 48_000;
/** Fade at each cut, for engines that leave noise in the silence. */
const fadeSeconds = 0.008;

export type PlacedPiece = {
  /** Index of the input from which it is cut. */
  line: number;
  startSeconds: number;
  endSeconds: number;
  /** Time until the next piece or the end of the reel. */
  slotSeconds: number;
};

/**
 * Arguments that place all pieces in one uncompressed file at the planned pace; each piece starts exactly at its
 * planned time.
 */
export function buildVoiceOverArgs(plan: {
  paths: readonly string[];
  pieces: readonly PlacedPiece[];
  leadSeconds: number;
  pace: number;
  outputPath: string;
}): string[] {
  const samplesOf = (seconds: number) => Math.round(seconds * sampleRate);
  const even = `aresample=${sampleRate},aformat=sample_fmts=fltp:channel_layouts=mono`;
  const splits = plan.paths.map((_, line) => {
    const count = plan.pieces.filter((piece) => piece.line === line).length;
    return `[${line}:a:0]${even},asplit=${count}${Array.from({ length: count }, (_, part) => `[l${line}p${part}]`).join('')}`;
  });
  const tempo = plan.pace === 1 ? '' : `,${buildTempo(plan.pace)}`;
  const taken = new Map<number, number>();
  let endSeconds = plan.leadSeconds;
  let endSample = samplesOf(endSeconds);
  const slots = plan.pieces.map(({ line, startSeconds, endSeconds: pieceEnd, slotSeconds }, index) => {
    const part = taken.get(line) ?? 0;
    taken.set(line, part + 1);
    const [from, to] = [samplesOf(startSeconds), samplesOf(pieceEnd)];
    const fadeOut = (to - from) / sampleRate - fadeSeconds;
    // Counted from the start of the reel, so that rounding errors do not accumulate.
    endSeconds += slotSeconds;
    const length = samplesOf(endSeconds) - endSample;
    endSample = samplesOf(endSeconds);
    return (
      `[l${line}p${part}]atrim=start_sample=${from}:end_sample=${to},asetpts=N/SR/TB,` +
      `afade=t=in:d=${fadeSeconds},afade=t=out:st=${fadeOut.toFixed(6)}:d=${fadeSeconds}${tempo},` +
      `apad=whole_len=${length},atrim=end_sample=${length}[s${index}]`
    );
  });
  const labels = plan.pieces.map((_, index) => `[s${index}]`).join('');
  const graph = [
    ...splits,
    `anullsrc=r=${sampleRate}:cl=mono,aformat=sample_fmts=fltp,atrim=end_sample=${samplesOf(plan.leadSeconds)}[lead]`,
    ...slots,
    `[lead]${labels}concat=n=${plan.pieces.length + 1}:v=0:a=1,${loudnessFilter},aformat=sample_fmts=flt:sample_rates=${sampleRate}[voice]`,
  ].join(';');
  const inputs = plan.paths.flatMap((path) => ['-i', path]);
  return [
    '-v',
    'info',
    '-y',
    ...inputs,
    '-filter_complex',
    graph,
    '-map',
    '[voice]',
    '-ac',
    '1',
    '-c:a',
    'pcm_f32le',
    plan.outputPath,
  ];
}

/**
 * ffmpeg's atempo shifts sound by up to half of its window, which is a 24th of the declared sample rate: 43 ms at 48
 * kHz, too coarse for the times of words. Declaring half the rate halves the window to 21 ms.
 */
const buildTempo = (pace: number): string =>
  `asetrate=${sampleRate / 2},atempo=${pace.toFixed(6)},asetrate=${sampleRate}`;
