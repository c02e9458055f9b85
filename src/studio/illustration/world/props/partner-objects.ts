import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { openPen, type Pen } from '../space/pen.ts';
import { shade, tint } from '../space/tone.ts';

/** Objects of an action, without which its pose would be unclear. */
export const partnerObjects = [
  'door',
  'stairs',
  'ladder',
  'swing',
  'swing-seat',
  'rope',
  'hoop',
  'football',
  'finish-arch',
  'finish-ribbon',
  'shower',
  'shower-curtain',
  'window',
  'house-room',
  'house-window',
  'blackboard',
  'whiteboard',
] as const;
export type PartnerObject = (typeof partnerObjects)[number];
export const isPartnerObject = (kind: string): kind is PartnerObject =>
  (partnerObjects as readonly string[]).includes(kind);

/** Metres. */
export const partnerMeasures: Record<PartnerObject, { width: number; height: number }> = {
  door: { width: 1.1, height: 2.15 },
  stairs: { width: 2.4, height: 1.6 },
  ladder: { width: 0.5, height: 3 },
  swing: { width: 1.5, height: 2.3 },
  'swing-seat': { width: 0.56, height: 0.05 },
  rope: { width: 0.05, height: 1 },
  hoop: { width: 1.2, height: 2.7 },
  football: { width: 0.26, height: 0.26 },
  'finish-arch': { width: 3, height: 2.5 },
  'finish-ribbon': { width: 3, height: 0.3 },
  shower: { width: 1.2, height: 2.3 },
  'shower-curtain': { width: 1.7, height: 1.4 },
  window: { width: 1.1, height: 1.3 },
  'house-room': { width: 1.2, height: 1.4 },
  'house-window': { width: 5, height: 4 },
  blackboard: { width: 1.7, height: 2.05 },
  whiteboard: { width: 1.7, height: 2.05 },
};

export const stairRise = 0.155;
export const stairRun = 0.28;

const wood = { material: 'wood', roundness: 0.2 } as const;
const metal = { material: 'metal', roundness: 0.6, gloss: 0.4 } as const;
const plain = { roundness: 0, outline: 0.6 } as const;

/** A board on a stand, with writing from its left edge, where the hand is. */
const paintBoard = (pen: Pen, board: string, ink: string, frame: string): void => {
  for (const x of [-0.66, 0.62]) pen.form(box(x, -1.1, 0.05, 1.1), frame, metal);
  pen.form(box(-0.85, -2.05, 1.7, 1.16, 0.02), frame, wood);
  pen.form(box(-0.79, -1.99, 1.58, 1.04), board, { roundness: 0.1, outline: 0.6 });
  const rows = [
    [-0.68, -1.8, 0.62],
    [-0.68, -1.62, 0.9],
    [-0.68, -1.44, 0.3],
    [0.1, -1.24, 0.5],
  ] as const;
  for (const [x, y, long] of rows)
    for (let from = 0; from < long - 0.1; from += 0.2)
      pen.line(
        thread(
          [x + from, y],
          [x + from + 0.05, y - 0.05],
          [x + from + 0.1, y + 0.02],
          [x + from + 0.15, y - 0.03],
        ),
        ink,
        0.014,
      );
  pen.form(box(-0.3, -0.93, 0.6, 0.04), frame, wood);
  pen.form(box(-0.1, -0.96, 0.1, 0.03), ink, plain);
};

/** Painters in metres: the origin is the middle of the base; objects with a direction face right. */
const painters: Record<PartnerObject, (pen: Pen) => void> = {
  blackboard: (pen) => paintBoard(pen, '#2f5a48', '#f3f1e6', '#a8794c'),
  whiteboard: (pen) => paintBoard(pen, '#f7f8f6', '#33507f', '#aab4bd'),
  door: (pen) => {
    const colour = '#3f6f6a';
    pen.form(box(-0.55, -2.15, 1.1, 2.15, 0.01), '#e9e0d0', wood);
    pen.form(box(-0.45, -2.06, 0.9, 2.06), colour, wood);
    for (const [x, y, high] of [
      [-0.34, -1.92, 0.72],
      [0.04, -1.92, 0.72],
      [-0.34, -1, 0.82],
      [0.04, -1, 0.82],
    ] as const)
      pen.form(box(x, y, 0.3, high, 0.015), shade(colour, 0.12), wood);
    pen.form(ellipse(0.36, -1.02, 0.035), '#d9b25c', metal);
    pen.form(box(-0.62, -0.03, 1.24, 0.05, 0.01), '#b9ae9c', { material: 'stone' });
  },
  stairs: (pen) => {
    const steps = 6;
    const left = -1.2;
    for (let step = steps - 1; step >= 0; step -= 1) {
      const x = left + step * stairRun;
      const top = -(step + 1) * stairRise;
      pen.form(box(x, top, (steps - step) * stairRun + 0.6, -top), '#c39a6c', wood);
      pen.form(box(x - 0.02, top - 0.02, stairRun + 0.04, 0.045, 0.01), '#a97f52', wood);
    }
    const rail = (step: number, rise: number): readonly [number, number] => [
      left + (step + 0.5) * stairRun,
      -(step + 1) * stairRise - rise,
    ];
    for (let step = 0; step < steps; step += 1)
      pen.line(thread(rail(step, 0), rail(step, 0.78)), '#efe6d6', 0.028);
    pen.line(thread(rail(-0.4, 0.8), rail(steps, 0.8)), '#8a6244', 0.06);
  },
  ladder: (pen) => {
    for (let y = 0.3; y < 2.9; y += 0.3) pen.line(thread([-0.2, -y], [0.2, -y]), '#b98a55', 0.045);
    for (const x of [-0.22, 0.22]) pen.form(box(x - 0.03, -3, 0.06, 3, 0.01), '#d0a26a', wood);
  },
  swing: (pen) => {
    for (const [top, low] of [
      [-0.5, -0.74],
      [-0.5, -0.34],
      [0.5, 0.34],
      [0.5, 0.74],
    ] as const)
      pen.line(thread([top, -2.28], [low, 0]), '#b5483f', 0.06);
    pen.form(box(-0.62, -2.32, 1.24, 0.08, 0.03), '#c9584c', metal);
  },
  'swing-seat': (pen) => pen.form(box(-0.28, -0.05, 0.56, 0.05, 0.01), '#8a6244', wood),
  rope: (pen) => pen.line(thread([0, -1], [0, 0]), '#d9c79a', 0.024),
  hoop: (pen) => {
    pen.form(box(0.42, -2.3, 0.09, 2.3), '#6d757d', metal);
    pen.line(thread([0.44, -2.2], [0.28, -2.2]), '#6d757d', 0.06);
    pen.form(polygon([0.2, -2.72], [0.32, -2.66], [0.32, -1.86], [0.2, -1.92]), '#f4f1ea', {
      ...plain,
      outline: 1,
    });
    pen.line(
      thread([0.235, -2.36], [0.29, -2.33], [0.29, -2.06], [0.235, -2.09], [0.235, -2.36]),
      '#d9492f',
      0.022,
    );
    for (const [from, to] of [
      [-0.22, -0.13],
      [-0.12, -0.08],
      [-0.02, -0.02],
      [0.08, 0.04],
      [0.18, 0.1],
    ] as const)
      pen.line(thread([from, -2.02], [to, -1.66]), '#fbfaf5', 0.016);
    for (const y of [-1.9, -1.78]) pen.line(thread([-0.18, y], [0.14, y]), '#fbfaf5', 0.014);
    pen.line(ellipse(-0.02, -2.03, 0.22, 0.05), '#e2603a', 0.04);
  },
  football: (pen) => {
    pen.form(ellipse(0, -0.13, 0.13, 0.13), '#f6f3ea', { roundness: 0.8 });
    for (const [x, y, size] of [
      [0.01, -0.14, 0.04],
      [-0.09, -0.19, 0.026],
      [0.09, -0.06, 0.028],
      [-0.06, -0.04, 0.022],
    ] as const)
      pen.form(ellipse(x, y, size), '#2b2d33', plain);
  },
  'finish-arch': (pen) => {
    for (const x of [-1.45, 1.35]) pen.form(box(x, -2.4, 0.1, 2.4, 0.02), '#8d949b', metal);
    pen.form(box(-1.5, -2.5, 3, 0.36, 0.02), '#d8402f', { material: 'cloth', roundness: 0.1 });
    const squares = 16;
    for (let index = 0; index < squares; index += 1)
      for (const row of [0, 1])
        pen.form(
          box(-1.5 + (index * 3) / squares, -2.5 + row * 0.18, 3 / squares, 0.18),
          (index + row) % 2 ? '#1f2228' : '#fbf8f0',
          { roundness: 0, outline: 0 },
        );
  },
  'finish-ribbon': (pen) => {
    pen.form(
      polygon(
        [-1.5, -0.2],
        [-0.5, -0.12],
        [0, -0.1],
        [0.5, -0.12],
        [1.5, -0.24],
        [1.5, -0.1],
        [0.5, 0.02],
        [0, 0.04],
        [-0.5, 0.02],
        [-1.5, -0.06],
      ),
      '#e8433a',
      { material: 'cloth', roundness: 0.3 },
    );
  },
  shower: (pen) => {
    pen.form(box(-0.85, -2.3, 1.7, 2.3), '#d6e6ea', plain);
    for (let y = -2.1; y < 0; y += 0.24) pen.line(thread([-0.85, y], [0.85, y]), '#b7cdd3', 0.012);
    for (let x = -0.72; x < 0.85; x += 0.24) pen.line(thread([x, -2.3], [x, 0]), '#b7cdd3', 0.012);
    pen.line(thread([0.6, -1.1], [0.6, -2.16], [0.2, -2.2]), '#aeb7bd', 0.04);
    pen.form(polygon([0.02, -2.12], [0.36, -2.2], [0.4, -2.12], [0.02, -2.02]), '#c9d1d6', metal);
    for (let at = 0; at < 9; at += 1)
      pen.line(thread([0.04 + at * 0.04, -2.06], [-0.3 + at * 0.08, -1.1]), '#f4fbff', 0.014, 0.8);
  },
  'shower-curtain': (pen) => {
    const colour = '#6fa3b5';
    pen.form(box(-0.85, -1.4, 1.7, 1.5, 0.02), colour, { material: 'cloth', roundness: 0.2 });
    for (let x = -0.7; x < 0.8; x += 0.2)
      pen.line(thread([x, -1.38], [x + 0.03, -0.6], [x, 0.08]), shade(colour, 0.2), 0.03, 0.6);
    pen.form(box(-0.88, -1.43, 1.76, 0.06, 0.03), '#e8eef0', metal);
  },
  window: (pen) => {
    pen.form(box(-0.55, -1.3, 1.1, 1.3), '#f3efe6', wood);
    pen.form(box(-0.47, -1.22, 0.94, 1.14), '#bcdcea', { ...plain, gloss: 0.5 });
    pen.form(ellipse(-0.2, -0.12, 0.34, 0.2), '#7fa56a', plain);
    pen.form(ellipse(0.26, -0.1, 0.26, 0.24), '#6f975c', plain);
    pen.form(box(-0.47, -0.09, 0.94, 0.03), '#f3efe6', plain);
    pen.form(box(-0.025, -1.22, 0.05, 1.14), '#f3efe6', plain);
    pen.form(box(-0.63, -0.04, 1.26, 0.08, 0.02), tint('#d9d0be', 0.2), wood);
  },
  'house-room': (pen) => {
    pen.form(box(-0.62, -1.4, 1.24, 1.5), '#f0d9a8', plain);
    for (const side of [-1, 1])
      pen.form(
        polygon(
          [side * 0.62, -1.4],
          [side * 0.34, -1.4],
          [side * 0.44, -0.6],
          [side * 0.38, 0.1],
          [side * 0.62, 0.1],
        ),
        '#b5584a',
        { material: 'cloth', roundness: 0.3 },
      );
  },
  'house-window': (pen) => {
    const wall = '#c98f6f';
    for (const [x, y, wide, high] of [
      [-2.5, -4, 5, 1.62],
      [-2.5, -2.4, 1.98, 1.34],
      [0.52, -2.4, 1.98, 1.34],
      [-2.5, -1.08, 5, 1.08],
    ] as const) {
      pen.form(box(x, y, wide, high), wall, { roundness: 0, outline: 0 });
      for (let row = y + 0.12; row < y + high - 0.04; row += 0.14)
        pen.line(thread([x, row], [x + wide, row]), shade(wall, 0.18), 0.012, 0.7);
    }
    for (const [x, y, wide, high] of [
      [-0.6, -2.48, 1.2, 0.1],
      [-0.6, -2.48, 0.1, 1.42],
      [0.5, -2.48, 0.1, 1.42],
    ] as const)
      pen.form(box(x, y, wide, high, 0.01), '#f6f1e6', wood);
    pen.form(box(-0.68, -1.12, 1.36, 0.12, 0.02), '#efe8da', { material: 'stone' });
  },
};

/** Paints the object into its box, standing on the box's lower edge. */
export function drawPartnerObject(brush: Brush, kind: PartnerObject, { x, y, width, height }: Box): void {
  const pen = openPen(brush, [x + width / 2, y + height], height / partnerMeasures[kind].height);
  painters[kind](pen);
}
