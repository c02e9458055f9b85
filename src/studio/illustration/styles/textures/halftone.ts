import { createCanvas, type Canvas } from '@napi-rs/canvas';

const drawn = new Map<string, Canvas>();
/** Scale at which the tile is drawn, larger than shown, so that dots stay round. */
const tilePixels = 16;

/** A tile of two dots on a grid at 45 degrees, the usual screen angle for black. */
export function halftoneDots(colour: string, radius: number): Canvas {
  const key = `${colour}|${radius}`;
  let tile = drawn.get(key);
  if (!tile) {
    if (drawn.size > 400) drawn.clear();
    tile = createCanvas(tilePixels, tilePixels);
    const context = tile.getContext('2d');
    context.fillStyle = colour;
    const half = tilePixels / 2;
    for (const [x, y] of [
      [half, half],
      [0, 0],
      [tilePixels, 0],
      [0, tilePixels],
      [tilePixels, tilePixels],
    ] as const) {
      context.beginPath();
      context.arc(x, y, radius * 0.85, 0, Math.PI * 2);
      context.fill();
    }
    drawn.set(key, tile);
  }
  return tile;
}
