import { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { findArtwork, type Artwork } from './artwork.ts';

/** Flames: the position as shares of the box, and the reach of the light in widths of the box. */
const flames: Readonly<Record<string, readonly [x: number, y: number, reach: number]>> = {
  candle: [0.5, 0.12, 1.6],
  'diya-lamp': [0.5, 0.2, 1],
  lantern: [0.5, 0.6, 1.6],
  'red-paper-lantern': [0.5, 0.5, 1.2],
  fire: [0.5, 0.6, 1],
  sparkler: [0.7, 0.3, 1],
  'birthday-cake': [0.5, 0.1, 0.9],
};

/** A part that covers less than this share of the whole is drawn as a mark without an outline. */
const minPart = 0.05;

/**
 * Paints artwork into a box, part by part, in the style of the picture: outlined as a whole, shaded on the large parts.
 * `isMirrored` flips it horizontally.
 */
export function drawArtwork(
  brush: Brush,
  name: string,
  { x, y, width, height }: Box,
  isMirrored = false,
): void {
  const artwork = findArtwork(name);
  if (!artwork) return;
  const [left, top, wide, high] = artwork.box;
  const scale = Math.min(width / wide, height / high);
  const [across, foot] = [x + width / 2, y + height];
  const side = isMirrored ? -scale : scale;
  const matrix = {
    a: side,
    b: 0,
    c: 0,
    d: scale,
    e: across - side * (left + wide / 2),
    f: foot - scale * (top + high),
  };
  const flame = flames[name];
  if (flame)
    brush.glow(
      x + width * flame[0],
      y + height * flame[1],
      Math.max(width, height * 0.4) * flame[2],
      '#ffc76a',
      0.5,
    );
  for (const { path, box, colour, isMark } of piecesOf(artwork, matrix)) {
    brush.form(path, box, {
      colour,
      roundness: isMark ? 0 : 0.5,
      outline: isMark ? 0 : 0.7,
      ...(isMark && { gloss: 0 }),
    });
  }
  for (const part of artwork.parts) {
    const lineWidth = part[2];
    if (lineWidth !== undefined)
      brush.line(placed(part[1], matrix), { colour: part[0], width: lineWidth * scale });
  }
}

type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };
type Piece = { path: Path2D; box: Box; colour: string; isMark: boolean };

const placed = (outline: string, matrix: Matrix): Path2D => {
  const path = new Path2D();
  path.addPath(new Path2D(outline), matrix);
  return path;
};

/** Starts with the whole outline in the colour of its largest part, so that the ink lies outside all parts. */
function piecesOf({ box: [, , wide, high], parts }: Artwork, matrix: Matrix): Piece[] {
  const pieces = parts
    .filter((part) => part[2] === undefined)
    .map(([colour, outline]): Piece => {
      const path = placed(outline, matrix);
      const [left, top, right, bottom] = path.getBounds();
      const box = { x: left!, y: top!, width: right! - left!, height: bottom! - top! };
      const share = (box.width * box.height) / (wide * high * Math.abs(matrix.a * matrix.d));
      return { path, box, colour, isMark: share < minPart };
    });
  return pieces;
}
