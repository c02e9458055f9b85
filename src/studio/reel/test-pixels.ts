import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Film, Layer } from '../motion/film.ts';
import { drawStill } from '../motion/draw-still.ts';
import { contrastRatio } from './colour/contrast.ts';
import { textLayers, type TextLayer } from './test-reels.ts';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
}

const withLayers = (film: Film, layers: readonly Layer[]): Film => ({
  format: film.format,
  frames: film.frames,
  ...(film.painters && { painters: film.painters }),
  layers,
});

/** A mask of a text's letters: white on black, without its plates. */
export async function letterMask(film: Film, layer: TextLayer, frame: number): Promise<Pixels> {
  const { highlight: _, ...plain } = layer;
  const white: Layer = { ...plain, style: { fill: '#ffffff' } };
  return pixelsOf(await drawStill(withLayers(film, [white]), frame));
}

/** The frame with all letters transparent: plates and everything behind them stay. */
export async function withoutLetters(film: Film, frame: number): Promise<Pixels> {
  const clear = 'rgba(0,0,0,0)';
  const layers = film.layers.map((layer): Layer => {
    if (layer.kind !== 'text') return layer;
    const { highlight, ...plain } = layer;
    return {
      ...plain,
      style: { ...layer.style, fill: clear },
      ...(highlight && { highlight: { ...highlight, fill: clear } }),
    };
  });
  const { grade } = film;
  return pixelsOf(await drawStill({ ...withLayers(film, layers), ...(grade && { grade }) }, frame));
}

/** Visible texts that are neither appearing nor leaving. */
export const settledTexts = (film: Film, frame: number): TextLayer[] =>
  textLayers(film).filter((layer) => frame >= layer.from + 14 && frame < layer.to - 7);

const hexAt = ({ data }: Pixels, at: number): string =>
  `#${[0, 1, 2].map((channel) => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;

/** The contrast that 98 % of the pixels behind a text reach with its letters. */
export function contrastBehind(mask: Pixels, behind: Pixels, colour: string): number {
  const ratios: number[] = [];
  const known = new Map<string, number>();
  for (let at = 0; at < mask.data.length; at += 4) {
    if (mask.data[at]! < 200) continue;
    const hex = hexAt(behind, at);
    if (!known.has(hex)) known.set(hex, contrastRatio(colour, hex));
    ratios.push(known.get(hex)!);
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.02)] ?? 0;
}

/** The difference of two frames in grey levels, in the tenth of the picture that differs most. */
export function difference(one: Canvas, other: Canvas): number {
  const [before, after] = [thumbnail(one), thumbnail(other)];
  const changes: number[] = [];
  for (let at = 0; at < before.data.length; at += 4)
    changes.push(Math.abs(before.data[at + 1]! - after.data[at + 1]!));
  changes.sort((a, b) => b - a);
  const part = changes.slice(0, Math.ceil(changes.length / 10));
  return part.reduce((sum, change) => sum + change, 0) / part.length;
}

export function thumbnail(canvas: Canvas): Pixels {
  const small = createCanvas(Math.round(canvas.width / 8), Math.round(canvas.height / 8));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return pixelsOf(small);
}
