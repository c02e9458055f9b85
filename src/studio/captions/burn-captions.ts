import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { houseContainerArgs, houseFrameRate, houseVideoArgs } from '../house-format/house-format.ts';
import { buildStripFilter, buildStripInput, captionFrames, type CaptionStrip } from './caption-strip.ts';

export type CaptionBurning = {
  /** In house format. */
  clipPath: string;
  durationSeconds: number;
  /** Null without captions. */
  strip: CaptionStrip | null;
  /** In the size of the clip, above the captions. */
  overlayPng?: Buffer;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

/** Adds captions, a still picture or both to a clip and copies its sound. The output appears when it is complete. */
export async function burnCaptions(job: CaptionBurning): Promise<void> {
  const { clipPath, durationSeconds, strip, outputPath, signal, onProgress, tools } = job;
  const partPath = join(job.workFolder, `captioned-${crypto.randomUUID()}.part.mp4`);
  const overlayPath = job.overlayPng ? `${partPath}.png` : null;
  const captions = strip
    ? `${buildStripFilter(strip, { input: 1, base: '0:v:0', result: 'captioned' })};`
    : '[0:v:0]null[captioned];';
  const still = overlayPath ? overlayFilter(strip ? 2 : 1) : '[captioned]null[overlaid]';
  // The aspect ratio is part of the codec header: clips with different headers cannot be joined by stream copy.
  const graph = `${captions}${still};[overlaid]format=yuv420p,setsar=1[picture]`;
  const inputs = [
    '-y',
    '-f',
    'mov',
    '-i',
    clipPath,
    ...(strip ? buildStripInput(strip) : []),
    ...(overlayPath ? ['-i', overlayPath] : []),
  ];
  const streams = ['-filter_complex', graph, '-map', '[picture]', '-map', '0:a:0', '-c:a', 'copy'];
  try {
    if (overlayPath && job.overlayPng) await writeFile(overlayPath, job.overlayPng);
    await runFfmpeg({
      args: [...inputs, ...streams, ...houseVideoArgs(), ...houseContainerArgs(), partPath],
      ...(strip ? { input: captionFrames(strip, Math.round(durationSeconds * houseFrameRate)) } : {}),
      durationSeconds,
      signal,
      onProgress,
      ffmpegPath: tools?.ffmpegPath,
    });
    await rename(partPath, outputPath);
  } finally {
    await rm(partPath, { force: true });
    if (overlayPath) await rm(overlayPath, { force: true });
  }
}

const overlayFilter = (input: number): string =>
  `[${input}:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[still];` +
  '[captioned][still]overlay=x=0:y=0:format=yuv420[overlaid]';
