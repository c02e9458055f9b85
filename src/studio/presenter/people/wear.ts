import { smoothLine, type Point } from '../paint/curve.ts';
import { softStroke, type Context } from '../paint/shade.ts';
import type { Cloth } from './garment.ts';

/** A woven or printed pattern; undefined for plain cloth. */
export type Pattern = { kind: 'stripes' | 'check' | 'dots'; colour: string };

/** A presenter's clothes: the outer garment, which has the sleeves, and the visible part of the garment beneath. */
export type Wear = {
  outer: Cloth;
  under: Cloth;
  outerPattern?: Pattern;
  underPattern?: Pattern;
};

const stripePixels = 46;
const checkPixels = 54;
const dotPixels = 34;

/** The pattern of a trunk, inside the current clip; its lines follow the chest and sag in the middle. */
export function paintPattern(context: Context, pattern: Pattern | undefined): void {
  if (!pattern) return;
  const across = (y: number): Point[] => [
    [-380, y - 16],
    [-150, y + 4],
    [0, y + 12],
    [150, y + 4],
    [380, y - 16],
  ];
  const { kind, colour } = pattern;
  if (kind === 'stripes')
    for (let y = 290; y < 1100; y += stripePixels)
      softStroke(context, smoothLine(across(y)), colour, stripePixels * 0.42, 0.6, 0.85);
  if (kind === 'check') {
    for (let y = 280; y < 1100; y += checkPixels)
      softStroke(context, smoothLine(across(y)), colour, 3, 0.6, 0.4);
    for (let x = -400; x <= 400; x += checkPixels) softStroke(context, checkLine(x), colour, 3, 0.6, 0.4);
  }
  if (kind === 'dots')
    for (let row = 0; row < 26; row += 1)
      for (let column = -11; column <= 11; column += 1)
        paintDot(context, (column + (row % 2) / 2) * dotPixels, 290 + row * dotPixels * 0.86, colour);
}

const checkLine = (x: number) =>
  smoothLine([
    [x * 0.94, 240],
    [x * 1.03, 520],
    [x, 1100],
  ]);

function paintDot(context: Context, x: number, y: number, colour: string): void {
  context.save();
  context.globalAlpha = 0.85;
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, 4.4, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** The same pattern on a sleeve, which is painted straight down from its joint. */
export function paintSleevePattern(context: Context, pattern: Pattern | undefined, length: number): void {
  if (!pattern) return;
  const { kind, colour } = pattern;
  const spacing = kind === 'stripes' ? stripePixels : kind === 'check' ? checkPixels : dotPixels;
  for (let y = -60; y < length + 70; y += spacing) {
    if (kind === 'dots')
      for (let x = -68; x <= 68; x += spacing) paintDot(context, x + ((y / spacing) % 2) * 8, y, colour);
    else {
      const ring: Point[] = [
        [-84, y - 8],
        [0, y + 6],
        [84, y - 8],
      ];
      const [width, alpha] = kind === 'stripes' ? [spacing * 0.42, 0.85] : [3, 0.4];
      softStroke(context, smoothLine(ring), colour, width, 0.6, alpha);
    }
  }
  if (kind === 'check')
    for (let x = -54; x <= 54; x += spacing)
      softStroke(
        context,
        smoothLine([
          [x, -80],
          [x * 0.86, length + 60],
        ]),
        colour,
        3,
        0.6,
        0.4,
      );
}
