import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { houseContainerArgs, houseFrameRate, houseVideoArgs } from '../house-format/house-format.ts';
import { buildStripFilter, buildStripInput, captionFrames, type CaptionStrip } from './caption-strip.ts';

export type CaptionBurning = {
  /** In house format. */
  clipPath: string;
  durationSeconds: number;
  strip: CaptionStrip;
  outputPath: string;
  workDir: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

/** The same clip with captions in its picture; its sound is copied. The output appears when it is complete. */
export async function burnCaptions(job: CaptionBurning): Promise<void> {
  const { clipPath, durationSeconds, strip, outputPath, signal, onProgress, tools } = job;
  const partPath = join(job.workDir, `captioned-${crypto.randomUUID()}.part.mp4`);
  const captions = buildStripFilter(strip, { input: 1, base: '0:v:0', result: 'captioned' });
  // The aspect stands in the codec header: clips with different headers cannot be joined by copying.
  const graph = `${captions};[captioned]format=yuv420p,setsar=1[picture]`;
  const inputs = ['-y', '-f', 'mov', '-i', clipPath, ...buildStripInput(strip)];
  const streams = ['-filter_complex', graph, '-map', '[picture]', '-map', '0:a:0', '-c:a', 'copy'];
  try {
    await runFfmpeg({
      args: [...inputs, ...streams, ...houseVideoArgs(), ...houseContainerArgs(), partPath],
      input: captionFrames(strip, Math.round(durationSeconds * houseFrameRate)),
      durationSeconds,
      signal,
      onProgress,
      ffmpegPath: tools?.ffmpegPath,
    });
    await rename(partPath, outputPath);
  } finally {
    await rm(partPath, { force: true });
  }
}
