import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Blend } from './film.ts';
import { openRandom } from './random.ts';
import { drawStillPicture, keepDrawing } from '../raw-frames/still-picture.ts';

/** Effects over the whole frame, including text. */
export type Grade = {
  tint?: { colour: string; opacity: number; blend: Blend };
  /** 0 to 1: how dark the corners become. */
  vignette?: number;
  /** 0 to 1. Moving grain costs bits: 0.1 to 0.3 is enough. */
  grain?: number;
};

type Size = { width: number; height: number };

const grainSide = 256;
/** Sheets of grain: enough to hide the repetition, few enough to keep in memory. */
const sheetCount = 3;

/** Draws the grade over a frame, from sheets of vignette and grain that are made once. */
export async function openGrade(grade: Grade, size: Size) {
  const sheets = await Promise.all(paintSheets(grade, size).map(keepDrawing));
  return (context: SKRSContext2D, frame: number): void => {
    context.save();
    if (grade.tint) {
      context.globalAlpha = grade.tint.opacity;
      context.globalCompositeOperation = grade.tint.blend;
      context.fillStyle = grade.tint.colour;
      context.fillRect(0, 0, size.width, size.height);
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    }
    const sheet = sheets[sheetAt(grade, frame)];
    if (sheet) drawStillPicture(context, sheet, 0, 0);
    context.restore();
  };
}

/** A key of the grade's state in a frame. Film has 24 frames per second, so grain need not change in each frame. */
export const sheetAt = ({ grain }: Grade, frame: number): number =>
  grain ? (Math.floor(frame / 2) * 2 + Math.floor(frame / 14)) % sheetCount : 0;

function paintSheets({ vignette, grain }: Grade, { width, height }: Size): Canvas[] {
  const shade = vignette ? paintVignette(vignette, { width, height }) : null;
  if (!grain) return shade ? [shade] : [];
  const tile = paintGrain(grain);
  return Array.from({ length: sheetCount }, (_, index) => {
    const sheet = createCanvas(width, height);
    const context = sheet.getContext('2d');
    if (shade) context.drawImage(shade, 0, 0);
    const random = openRandom(index);
    const [left, top] = [Math.floor(random() * grainSide), Math.floor(random() * grainSide)];
    for (let y = -top; y < height; y += grainSide)
      for (let x = -left; x < width; x += grainSide) context.drawImage(tile, x, y);
    return sheet;
  });
}

function paintVignette(strength: number, { width, height }: Size): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) / 2;
  const shade = context.createRadialGradient(0, 0, reach * 0.45, 0, 0, reach);
  // Four stops approximate a smooth curve: a linear one would show its edge.
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
    // The sum of two is denser around zero, like grain.
    const value = random() + random() - 1;
    image.data.fill(value > 0 ? 255 : 0, at, at + 3);
    image.data[at + 3] = Math.abs(value) * strength * 80;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
