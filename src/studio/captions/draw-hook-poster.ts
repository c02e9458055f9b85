import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { extractPoster } from '../house-format/extract-poster.ts';
import type { CaptionStrip } from './caption-strip.ts';

type PosterOrder = {
  /** In house format, without captions and overlay. */
  cleanPath: string;
  /** Null without captions. */
  strip: CaptionStrip | null;
  /** In the size of the clip, above the captions. */
  overlayPng?: Buffer | undefined;
  /** Path of a JPEG. */
  outputPath: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

const jpegQuality = 90;

/**
 * Writes the poster of a hook: its first frame with visible content, under its first caption. Where that caption is shown
 * in the film, the person may be in the middle of a blink.
 */
export async function drawHookPoster(order: PosterOrder): Promise<void> {
  const { cleanPath, strip, overlayPng, outputPath, signal, tools } = order;
  const { atSeconds } = await extractPoster({ videoPath: cleanPath, outputPath, signal, tools });
  if (!strip && !overlayPng) return;
  const frame = await loadImage(await readFile(outputPath));
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  context.drawImage(frame, 0, 0);
  if (strip) drawCaption(context, strip, atSeconds);
  if (overlayPng) context.drawImage(await loadImage(overlayPng), 0, 0);
  await writeFile(outputPath, await canvas.encode('jpeg', jpegQuality));
}

/** The first caption that is complete at that time or later. */
function drawCaption(poster: SKRSContext2D, strip: CaptionStrip, fromSeconds: number): void {
  const { width, height, top } = strip;
  const seconds = strip.stills?.find((still) => still >= fromSeconds);
  if (seconds === undefined) return;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(0, -top);
  strip.draw(context, seconds);
  poster.drawImage(canvas, 0, top);
}
