import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import type { MediaFacts } from '../ffmpeg/media/media-facts.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

type DetailJob = {
  inputPath: string;
  facts: MediaFacts;
  /** The area of the picture to look at, in shares of its width and height. */
  area: { x: number; y: number; width: number; height: number };
  startSeconds: number;
  durationSeconds: number;
  workFolder: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** One frame a second is looked at, and the start of a long clip: text on a clip usually stays. */
const maxSeconds = 20;
const size = { width: 128, height: 64 };
/** A step in brightness between neighbouring pixels, as at the edges of letters. */
const visibleStep = 36;

/** The share of pixels at a visible edge, 0 to 1, in the busiest frame: high where letters or logos are. */
export async function measureDetail(job: DetailJob): Promise<number> {
  const { x, y, width, height } = job.area;
  const path = join(job.workFolder, `detail-${crypto.randomUUID()}.gray`);
  const crop = `crop=iw*${width.toFixed(5)}:ih*${height.toFixed(5)}:iw*${x.toFixed(5)}:ih*${y.toFixed(5)}`;
  const scale = `scale=${size.width}:${size.height}:flags=area,format=gray`;
  const range = [
    '-ss',
    job.startSeconds.toFixed(6),
    '-t',
    Math.min(maxSeconds, job.durationSeconds).toFixed(6),
  ];
  const input = ['-y', ...buildDemuxerArgs(job.facts.container), '-an', ...range, '-i', job.inputPath];
  const output = ['-vf', `fps=1,${crop},${scale}`, '-f', 'rawvideo', path];
  try {
    await runFfmpeg({ args: [...input, ...output], signal: job.signal, ffmpegPath: job.tools?.ffmpegPath });
    const pixels = await readFile(path);
    const frameBytes = size.width * size.height;
    const shares = Array.from({ length: Math.floor(pixels.length / frameBytes) }, (_, frame) =>
      edgeShare(pixels.subarray(frame * frameBytes, (frame + 1) * frameBytes)),
    );
    return Math.max(0, ...shares);
  } finally {
    await rm(path, { force: true });
  }
}

function edgeShare(pixels: Uint8Array): number {
  const { width, height } = size;
  let edges = 0;
  for (let row = 1; row < height; row += 1)
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column;
      const step = Math.max(
        Math.abs(pixels[at]! - pixels[at - 1]!),
        Math.abs(pixels[at]! - pixels[at - width]!),
      );
      if (step > visibleStep) edges += 1;
    }
  return edges / ((width - 1) * (height - 1));
}
