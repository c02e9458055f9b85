import type { FfmpegTools } from '../ffmpeg-tools.ts';
import { parseLoudness } from './parse-loudness.ts';
import { runFfmpeg } from '../run-ffmpeg.ts';

export type Span = { startSeconds: number; endSeconds: number };
type Measurement = { path: string; signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/**
 * Measures the loudness of parts of a sound, in LUFS, in one pass over the file, which must be one of our own. Null for a
 * silent part.
 */
export async function measureSpans(
  spans: readonly Span[],
  { path, signal, tools }: Measurement,
): Promise<(number | null)[]> {
  if (spans.length === 0) return [];
  const copies = spans.map((_, index) => `[copy${index}]`);
  const meters = spans.map(
    (span, index) => `${copies[index]}${cut(span)},ebur128@span${index}=framelog=verbose[heard${index}]`,
  );
  const graph = [`[0:a:0]asplit=${spans.length}${copies.join('')}`, ...meters].join(';');
  const endSeconds = Math.max(...spans.map((span) => span.endSeconds));
  const input = ['-v', 'info', '-vn', '-t', endSeconds.toFixed(6), '-i', path];
  const outputs = spans.flatMap((_, index) => ['-map', `[heard${index}]`]);
  const args = [...input, '-filter_complex', graph, ...outputs, '-f', 'null', '-'];
  const { stderr } = await runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath });
  return spans.map((_, index) => parseLoudness(summaryOf(stderr, index)).integratedLufs);
}

/** Each meter reports under its name, in any order, and once without data when the graph is set up. */
const summaryOf = (stderr: string, index: number) =>
  stderr
    .split('[ebur128@span')
    .findLast((report) => report.startsWith(`${index} `) && report.includes('Summary:')) ?? '';

const cut = ({ startSeconds, endSeconds }: Span) =>
  `atrim=${startSeconds.toFixed(6)}:${endSeconds.toFixed(6)},asetpts=PTS-STARTPTS`;
