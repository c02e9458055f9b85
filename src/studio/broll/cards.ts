import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas';
import type { Shot } from './plan-shots.ts';
import type { Size } from './view.ts';

/** A photo that does not fill the frame: its copy with a soft shadow around it, and what stands behind it. */
export type Card = {
  path: string;
  /** Of the copy with its shadow, in pixels of the photo. */
  region: { x: number; y: number; width: number; height: number };
  backdropPath: string;
};

/** The copy has so many pixels for one of the frame at the closest view. */
const cardDensity = 1.25;
const backdropQuality = 95;

type Work = { photo: Image; frame: Size; folder: string; name: string };

/** Around the card, as a share of its longer side. */
const shadowReach = 0.06;
const backdropScale = 1 / 4;

export async function makeCard(
  shot: Pick<Shot, 'start' | 'end'>,
  work: Work & { radius: number },
): Promise<Card> {
  const { photo, frame, folder, name, radius } = work;
  const scale = Math.min(1, (frame.width * cardDensity) / Math.min(shot.start.width, shot.end.width));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const margin = Math.round(Math.max(width, height) * shadowReach);
  const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext('2d');
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = margin * 0.9;
  context.shadowOffsetY = margin * 0.25;
  context.beginPath();
  context.roundRect(margin + 1, margin + 1, width - 2, height - 2, radius * scale);
  context.fill();
  context.restore();
  context.beginPath();
  context.roundRect(margin, margin, width, height, radius * scale);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, margin, margin, width, height);
  const file = path.join(folder, `${name}.png`);
  const backdropPath = path.join(folder, `${name}-backdrop.jpg`);
  await writeFile(file, await canvas.encode('png'));
  await writeFile(backdropPath, await paintBackdrop(photo, frame).encode('jpeg', backdropQuality));
  const [across, down] = [photo.width / width, photo.height / height];
  return {
    path: file,
    region: {
      x: -margin * across,
      y: -margin * down,
      width: canvas.width * across,
      height: canvas.height * down,
    },
    backdropPath,
  };
}

/** The photo itself, filling the frame, far out of focus and darker, so that what stands before it is seen first. */
export function paintBackdrop(photo: Image | Canvas, frame: Size): Canvas {
  const [width, height] = [Math.round(frame.width * backdropScale), Math.round(frame.height * backdropScale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const cover = Math.max(width / photo.width, height / photo.height) * 1.15;
  // Blurred at a size at which it is cheap; what is enlarged afterwards has no detail left to lose.
  context.filter = `blur(${Math.round(width * 0.11)}px) saturate(1.25) brightness(0.72)`;
  const [drawnWidth, drawnHeight] = [photo.width * cover, photo.height * cover];
  context.drawImage(photo, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return canvas;
}
