import type { Canvas } from '@napi-rs/canvas';
import type { BrollStyle } from './broll-styles.ts';
import type { Photo } from './interest.ts';
import type { Extent } from './room.ts';

/** What the light of a style leaves of the colours far from the thing; near it, everything. */
const edges: Record<BrollStyle, string> = {
  calm: '#e6e3e8',
  dynamic: '#d3d9e6',
  luxury: '#a08c76',
  playful: '#fff1e2',
};
/** From the middle of the thing, in its own sizes. */
const brightTo = 0.3;
const darkFrom = 1.9;

/** Lights the thing as by a lamp over it, so that the ground around it falls off softly. */
export function lightGround(
  canvas: Canvas,
  { photo, part, scale, style }: { photo: Photo; part: Extent; scale: number; style: BrollStyle },
): void {
  const { left, top, right, bottom } = photo.interest.region;
  const centre = {
    x: (((left + right) / 2) * photo.width - part.left) * scale,
    y: (((top + bottom) / 2) * photo.height - part.top) * scale,
  };
  const size = Math.max((right - left) * photo.width, (bottom - top) * photo.height) * scale;
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(
    centre.x,
    centre.y,
    size * brightTo,
    centre.x,
    centre.y,
    size * darkFrom,
  );
  // A straight ramp would show as a disc.
  for (const at of [0, 0.25, 0.5, 0.75, 1])
    light.addColorStop(at, mixed(edges[style], at * at * (3 - 2 * at)));
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
}

/** From white towards a colour. */
function mixed(colour: string, share: number): string {
  const levels = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
  return `rgb(${levels.map((level) => Math.round(255 + (level - 255) * share)).join(', ')})`;
}
