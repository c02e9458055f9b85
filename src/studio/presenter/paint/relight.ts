import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { seededRandom } from './seeded-random.ts';
import type { Context } from './shade.ts';

/** A band of light or shade along the edges of a painted layer, on the side opposite to the offset. */
type EdgeBand = {
  colour: string;
  alpha: number;
  /** Offset of the outline: the band appears on the opposite side. */
  moveX: number;
  moveY: number;
  blurPixels: number;
};

/** Paints a band along the inner edge of an outline; transparent pixels stay transparent. */
function paintEdgeBand(
  canvas: Canvas,
  { picture, x, y }: Outline,
  { colour, alpha, moveX, moveY, blurPixels }: EdgeBand,
): void {
  const band = createCanvas(canvas.width, canvas.height);
  const context = band.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, band.width, band.height);
  context.globalCompositeOperation = 'destination-out';
  context.filter = `blur(${blurPixels}px)`;
  context.drawImage(picture, x + moveX, y + moveY);
  drawAtop(canvas, band, alpha);
}

/** In the layer's pixels, independent of the current transform. */
function drawAtop(canvas: Canvas, picture: Canvas, alpha: number): void {
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = alpha;
  context.drawImage(picture, 0, 0);
  context.restore();
}

/** The complete shape that a layer is part of, and its corner on the layer: only its outline borders on the room. */
export type Outline = { picture: Canvas; x: number; y: number };

export type SetLight = {
  /** +1: the key light comes from the right of the picture. */
  lightSide: -1 | 1;
  /** Rim light of the room on the far side, and the colour of its shade. */
  rim: string;
  shade: string;
};

/** How strongly the light of the room affects a layer. */
export type Relief = { shade: number; shadePixels: number; rim: number; rimPixels: number };

/**
 * Matches a painted layer to the light of the room: its far side is shaded in the set's colour, with a rim light along
 * the edge.
 */
export function relight(
  canvas: Canvas,
  { lightSide, rim, shade }: SetLight,
  relief: Relief,
  outline: Outline = { picture: canvas, x: 0, y: 0 },
): void {
  if (relief.shade > 0)
    paintEdgeBand(canvas, outline, {
      colour: shade,
      alpha: relief.shade,
      moveX: lightSide * relief.shadePixels,
      moveY: -relief.shadePixels * 0.3,
      blurPixels: relief.shadePixels * 0.6,
    });
  if (relief.rim > 0)
    paintEdgeBand(canvas, outline, {
      colour: rim,
      alpha: relief.rim,
      moveX: lightSide * relief.rimPixels,
      moveY: relief.rimPixels * 0.6,
      blurPixels: relief.rimPixels * 0.6,
    });
}

const tilePixels = 256;
let grainTile: Canvas | null = null;

/** Fine specks, lighter and darker than the background. */
function grain(): Canvas {
  if (grainTile) return grainTile;
  const tile = createCanvas(tilePixels, tilePixels);
  const context = tile.getContext('2d');
  const specks = context.createImageData(tilePixels, tilePixels);
  const random = seededRandom(907);
  for (let index = 0; index < specks.data.length; index += 4) {
    const speck = random() + random() + random() - 1.5;
    specks.data.fill(speck > 0 ? 255 : 0, index, index + 3);
    specks.data[index + 3] = Math.min(255, Math.abs(speck) * 170);
  }
  context.putImageData(specks, 0, 0);
  grainTile = tile;
  return tile;
}

/** Film grain over both figure and room: without it the figure would look pasted onto a photograph. */
export function addGrain(context: Context, alpha: number): void {
  const { width, height } = context.canvas;
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = alpha;
  context.fillStyle = context.createPattern(grain(), 'repeat');
  context.fillRect(0, 0, width, height);
  context.restore();
}
