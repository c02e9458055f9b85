import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** Threshold of ffmpeg's scene score. */
const sceneChange = 0.3;
/** Detection works at low resolution. */
const width = 320;
/** Shorter shots are treated as flashes. */
const minShotSeconds = 0.4;

/** The start of each shot of a video in seconds, without the first at 0. The file must be one of our own. */
export async function findShots(
  path: string,
  { signal, tools }: { signal?: AbortSignal; tools?: Partial<FfmpegTools> } = {},
): Promise<number[]> {
  const filter = `scale=${width}:-2:flags=bilinear,select='gt(scene,${sceneChange})',metadata=print`;
  const args = ['-v', 'info', '-i', path, '-map', '0:v:0', '-an', '-vf', filter, '-f', 'null', '-'];
  const { stderr } = await runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath });
  return parseShots(stderr);
}

/** The times reported by the filter `metadata=print`. */
export function parseShots(report: string): number[] {
  const cuts: number[] = [];
  for (const [, seconds] of report.matchAll(/\bpts_time:(\d+(?:\.\d+)?)/g))
    if (Number(seconds) - (cuts.at(-1) ?? 0) >= minShotSeconds) cuts.push(Number(seconds));
  return cuts;
}
