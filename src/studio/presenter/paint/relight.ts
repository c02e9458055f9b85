import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { seededRandom } from './seeded-random.ts';
import type { Context } from './shade.ts';

/** A band of light or shade along the edges of what is painted, on the side from which it is moved away. */
type EdgeBand = {
  colour: string;
  alpha: number;
  /** Where the outline is moved: the band lies on the opposite side. */
  moveX: number;
  moveY: number;
  blurPixels: number;
};

/** Lays a band along the inner edge of an outline; what is transparent stays so. */
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
  layOn(canvas, band, alpha);
}

/** On the layer's own pixels, whatever space its painter works in. */
function layOn(canvas: Canvas, picture: Canvas, alpha: number): void {
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = alpha;
  context.drawImage(picture, 0, 0);
  context.restore();
}

/** The whole of which a layer is a part, and where its corner lies on the layer: only there is an edge to the room. */
export type Outline = { picture: Canvas; x: number; y: number };

export type SetLight = {
  /** +1: the key light comes from the picture's right. */
  lightSide: -1 | 1;
  /** What the room throws on the far side, and the colour of its shade. */
  rim: string;
  shade: string;
};

/** How strongly one layer takes the light of the room. */
export type Relief = { shade: number; shadePixels: number; rim: number; rimPixels: number };

/**
 * Joins a painted layer to the room: its far side turns away into the shade of the set, and the set's own light wraps round
 * the edge there.
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

/** Fine specks, lighter and darker than what they lie on. */
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

/** The same film for figure and room: without it a drawn edge stands before a photograph. */
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
