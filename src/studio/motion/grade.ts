import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Blend } from './film.ts';
import { openRandom } from './random.ts';

/** What lies over the whole frame, text included. */
export type Grade = {
  tint?: { colour: string; opacity: number; blend: Blend };
  /** 0 to 1: how dark the corners become. */
  vignette?: number;
  /** 0 to 1. It moves, which costs bits: 0.1 to 0.3 is plenty. */
  grain?: number;
};

type Size = { width: number; height: number };

const grainSide = 256;

/** Draws the grade over a frame; sheets are made once. */
export function openGrade(grade: Grade, { width, height }: Size) {
  const vignette = grade.vignette ? paintVignette(grade.vignette, { width, height }) : null;
  const grain = grade.grain ? paintGrain(grade.grain) : null;
  return (context: SKRSContext2D, frame: number): void => {
    context.save();
    if (grade.tint) {
      context.globalAlpha = grade.tint.opacity;
      context.globalCompositeOperation = grade.tint.blend;
      context.fillStyle = grade.tint.colour;
      context.fillRect(0, 0, width, height);
      context.globalAlpha = 1;
    }
    context.globalCompositeOperation = 'source-over';
    if (vignette) context.drawImage(vignette, 0, 0);
    if (grain) {
      // Film runs at 24 frames a second at most: grain that changes with every second frame looks right and costs less.
      const random = openRandom(Math.floor(frame / 2));
      const [left, top] = [Math.floor(random() * grainSide), Math.floor(random() * grainSide)];
      for (let y = -top; y < height; y += grainSide)
        for (let x = -left; x < width; x += grainSide) context.drawImage(grain, x, y);
    }
    context.restore();
  };
}

function paintVignette(strength: number, { width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) / 2;
  const shade = context.createRadialGradient(0, 0, reach * 0.45, 0, 0, reach);
  // A smooth curve in four stops: a straight one shows its edge.
  for (const at of [0, 0.35, 0.7, 1])
    shade.addColorStop(at, `rgba(0,0,0,${(strength * at * at).toFixed(4)})`);
  context.translate(width / 2, height / 2);
  context.fillStyle = shade;
  context.fillRect(-width / 2, -height / 2, width, height);
  return canvas;
}

function paintGrain(strength: number): Canvas {
  const canvas = createCanvas(grainSide, grainSide);
  const context = canvas.getContext('2d');
  const image = context.createImageData(grainSide, grainSide);
  const random = openRandom(7);
  for (let at = 0; at < image.data.length; at += 4) {
    // The sum of two is denser in the middle, as grain is.
    const value = random() + random() - 1;
    image.data.fill(value > 0 ? 255 : 0, at, at + 3);
    image.data[at + 3] = Math.abs(value) * strength * 80;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
