import { box, ellipse, polygon, soft, thread } from '../../reel/vignettes/forms.ts';
import type { Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import { openPen, type Pen } from './space/pen.ts';
import { shade, tint } from './space/tone.ts';

export const furnitureKinds = [
  'chair',
  'office-chair',
  'stool',
  'armchair',
  'sofa',
  'bench',
  'bed',
  'desk',
  'table',
  'counter',
  'car-seat',
  'train-seat',
  'side-table',
] as const;
export type FurnitureKind = (typeof furnitureKinds)[number];
/** Metres. `rest` is the height of the seat, the mattress or the table top. */
export type FurnitureMeasure = { width: number; height: number; rest: number };

export const furnitureMeasures: Record<FurnitureKind, FurnitureMeasure> = {
  chair: { width: 0.5, height: 0.95, rest: 0.46 },
  'office-chair': { width: 0.66, height: 1.12, rest: 0.48 },
  stool: { width: 0.42, height: 0.6, rest: 0.6 },
  armchair: { width: 0.95, height: 0.92, rest: 0.44 },
  sofa: { width: 1.9, height: 0.9, rest: 0.44 },
  bench: { width: 1.5, height: 0.86, rest: 0.46 },
  bed: { width: 2.05, height: 0.95, rest: 0.52 },
  desk: { width: 1.3, height: 0.74, rest: 0.74 },
  table: { width: 1.2, height: 0.74, rest: 0.74 },
  counter: { width: 1.5, height: 1, rest: 1 },
  'car-seat': { width: 0.8, height: 1.25, rest: 0.42 },
  'train-seat': { width: 0.8, height: 1.28, rest: 0.46 },
  'side-table': { width: 0.62, height: 0.66, rest: 0.66 },
};

/** The box of a piece of furniture whose seat or top has its middle at (x, y); `metre` in pixels. */
export function furnitureBox(kind: FurnitureKind, x: number, y: number, metre: number): Box {
  const { width, height, rest } = furnitureMeasures[kind];
  return {
    x: x - (width * metre) / 2,
    y: y - (height - rest) * metre,
    width: width * metre,
    height: height * metre,
  };
}

const cloth = { material: 'cloth', roundness: 0.5 } as const;
const wood = { material: 'wood', roundness: 0.2 } as const;

/** Painters in metres: the origin is the middle of the base. Chairs and seats face right. */
const painters: Record<FurnitureKind, (pen: Pen, colour: string) => void> = {
  chair: (pen, colour) => {
    for (const [x, dark] of [
      [-0.19, 0.25],
      [0.17, 0.25],
      [-0.23, 0],
      [0.21, 0],
    ] as const)
      pen.form(box(x - 0.022, -0.44, 0.044, 0.44), shade(colour, dark), wood);
    pen.form(polygon([-0.25, -0.44], [-0.2, -0.44], [-0.23, -0.95], [-0.28, -0.94]), colour, wood);
    pen.form(soft([-0.235, -0.9], [-0.2, -0.88], [-0.17, -0.64], [-0.22, -0.62]), tint(colour, 0.1), wood);
    pen.form(box(-0.25, -0.49, 0.5, 0.06, 0.02), tint(colour, 0.08), wood);
  },
  'office-chair': (pen, colour) => {
    for (const x of [-0.27, -0.1, 0.12, 0.28]) {
      pen.line(thread([0, -0.14], [x, -0.05]), '#33363c', 0.035);
      pen.form(ellipse(x, -0.035, 0.035), '#24262b', { roundness: 1 });
    }
    pen.form(box(-0.03, -0.42, 0.06, 0.3), '#4a4e57', { roundness: 0.7, material: 'metal' });
    pen.form(
      soft([-0.3, -1.1], [-0.2, -1.12], [-0.17, -0.8], [-0.2, -0.52], [-0.29, -0.52], [-0.33, -0.8]),
      colour,
      cloth,
    );
    pen.form(box(-0.29, -0.51, 0.58, 0.1, 0.045), tint(colour, 0.08), cloth);
    pen.line(thread([-0.24, -0.5], [-0.24, -0.7], [0.08, -0.7]), '#2c2f35', 0.035);
  },
  stool: (pen, colour) => {
    for (const [top, low] of [
      [-0.13, -0.19],
      [0.13, 0.19],
      [-0.05, -0.07],
      [0.05, 0.07],
    ] as const)
      pen.line(thread([top, -0.56], [low, 0]), '#33302f', 0.03);
    pen.line(thread([-0.16, -0.22], [0.16, -0.22]), '#33302f', 0.024);
    pen.form(box(-0.2, -0.6, 0.4, 0.07, 0.03), colour, wood);
  },
  armchair: (pen, colour) => paintCouch(pen, colour, 0.95, 1),
  sofa: (pen, colour) => paintCouch(pen, colour, 1.9, 2),
  bench: (pen, colour) => {
    for (const y of [-0.84, -0.68]) pen.form(box(-0.74, y, 1.48, 0.11, 0.02), colour, wood);
    for (const x of [-0.62, 0.62]) {
      pen.form(box(x - 0.03, -0.86, 0.06, 0.86), '#3b3f42', { material: 'metal', roundness: 0.4 });
      pen.form(box(x - 0.03 + 0.06, -0.44, 0.05, 0.44), '#33373a', { material: 'metal', roundness: 0.4 });
    }
    pen.form(box(-0.75, -0.46, 1.5, 0.08, 0.02), tint(colour, 0.08), wood);
  },
  bed: (pen, colour) => {
    pen.form(box(-1.02, -0.95, 0.09, 0.95, 0.03), '#8a6244', wood);
    pen.form(box(-0.98, -0.34, 1.98, 0.2, 0.02), '#9a7050', wood);
    pen.form(box(0.9, -0.2, 0.08, 0.2), '#7d583d', wood);
    pen.form(box(-0.95, -0.5, 1.94, 0.2, 0.06), '#f4efe4', cloth);
    pen.form(
      soft([-0.92, -0.52], [-0.86, -0.68], [-0.6, -0.68], [-0.5, -0.54], [-0.6, -0.49]),
      '#ffffff',
      cloth,
    );
    pen.form(
      soft([-0.4, -0.55], [0.3, -0.58], [1, -0.54], [1.02, -0.24], [0.4, -0.2], [-0.42, -0.26]),
      colour,
      cloth,
    );
    pen.form(box(-0.46, -0.55, 0.14, 0.3, 0.04), tint(colour, 0.5), cloth);
  },
  desk: (pen, colour) => {
    for (const x of [-0.6, 0.54]) pen.form(box(x, -0.7, 0.06, 0.7), shade(colour, 0.25), wood);
    // Drawers reach the floor: a block under the top would hang in the air.
    pen.form(box(0.14, -0.7, 0.4, 0.7, 0.01), shade(colour, 0.1), wood);
    for (const y of [-0.64, -0.44, -0.24]) {
      pen.form(box(0.17, y, 0.34, 0.15, 0.01), tint(colour, 0.05), wood);
      pen.form(box(0.29, y + 0.06, 0.1, 0.02, 0.01), '#d9d3c4', {
        roundness: 0.6,
        material: 'metal',
        outline: 0.5,
      });
    }
    pen.form(box(-0.65, -0.74, 1.3, 0.055, 0.01), colour, { ...wood, gloss: 0.3 });
  },
  table: (pen, colour) => {
    for (const [x, dark] of [
      [-0.42, 0.35],
      [0.38, 0.35],
      [-0.55, 0.15],
      [0.49, 0.15],
    ] as const)
      pen.form(box(x, -0.7, 0.055, 0.7), shade(colour, dark), wood);
    pen.form(box(-0.52, -0.7, 1.04, 0.09), shade(colour, 0.18), wood);
    pen.form(box(-0.6, -0.74, 1.2, 0.05, 0.01), colour, { ...wood, gloss: 0.3 });
  },
  counter: (pen, colour) => {
    pen.form(box(-0.72, -0.95, 1.44, 0.95), colour, wood);
    for (const x of [-0.68, -0.22, 0.24])
      pen.form(box(x, -0.86, 0.44, 0.72, 0.015), tint(colour, 0.07), wood);
    pen.form(box(-0.72, -0.07, 1.44, 0.07), shade(colour, 0.5), { roundness: 0, outline: 0 });
    pen.form(box(-0.75, -1, 1.5, 0.06, 0.01), tint(colour, 0.45), {
      roundness: 0.2,
      gloss: 0.4,
      material: 'stone',
    });
  },
  'car-seat': (pen, colour) => {
    pen.form(box(-0.36, -0.2, 0.7, 0.2, 0.03), '#2f3238', { roundness: 0.2 });
    pen.form(soft([-0.4, -1.22], [-0.22, -1.25], [-0.18, -1.06], [-0.34, -1.02]), tint(colour, 0.08), cloth);
    pen.form(
      soft([-0.42, -0.98], [-0.2, -1.02], [-0.08, -0.6], [-0.06, -0.34], [-0.34, -0.3], [-0.44, -0.6]),
      colour,
      cloth,
    );
    pen.form(
      soft([-0.2, -0.44], [0.3, -0.48], [0.4, -0.36], [0.34, -0.18], [-0.28, -0.18]),
      tint(colour, 0.08),
      cloth,
    );
  },
  'train-seat': (pen, colour) => {
    pen.form(box(-0.28, -0.34, 0.56, 0.34, 0.03), '#4b5157', { roundness: 0.2, material: 'metal' });
    pen.form(
      soft([-0.16, -0.5], [-0.26, -1.2], [-0.32, -1.28], [-0.4, -1.2], [-0.38, -0.5], [-0.3, -0.36]),
      colour,
      cloth,
    );
    pen.form(soft([-0.24, -1.02], [-0.27, -1.26], [-0.38, -1.26], [-0.38, -1.02]), tint(colour, 0.6), cloth);
    pen.form(
      soft([-0.36, -0.52], [0.32, -0.52], [0.39, -0.45], [0.34, -0.34], [-0.34, -0.34]),
      tint(colour, 0.1),
      cloth,
    );
  },
  'side-table': (pen, colour) => {
    pen.form(box(-0.035, -0.62, 0.07, 0.6), shade(colour, 0.3), wood);
    pen.form(soft([-0.2, 0], [-0.1, -0.05], [0.1, -0.05], [0.2, 0]), shade(colour, 0.35), wood);
    pen.form(box(-0.31, -0.66, 0.62, 0.045, 0.02), colour, { ...wood, gloss: 0.3 });
  },
};

function paintCouch(pen: Pen, colour: string, width: number, seats: number): void {
  const half = width / 2;
  for (const x of [-half + 0.1, half - 0.14]) pen.form(box(x, -0.1, 0.05, 0.1), '#5b4431', wood);
  pen.form(box(-half + 0.08, -0.9, width - 0.16, 0.62, 0.1), shade(colour, 0.08), cloth);
  const inner = width - 0.36;
  for (let seat = 0; seat < seats; seat += 1)
    pen.form(
      box(-inner / 2 + (inner / seats) * seat + 0.01, -0.84, inner / seats - 0.02, 0.46, 0.08),
      tint(colour, 0.05),
      cloth,
    );
  pen.form(box(-half + 0.06, -0.32, width - 0.12, 0.24, 0.03), shade(colour, 0.12), cloth);
  for (let seat = 0; seat < seats; seat += 1)
    pen.form(
      box(-inner / 2 + (inner / seats) * seat + 0.01, -0.46, inner / seats - 0.02, 0.17, 0.06),
      tint(colour, 0.12),
      cloth,
    );
  for (const side of [-1, 1])
    pen.form(box(side < 0 ? -half : half - 0.2, -0.62, 0.2, 0.54, 0.08), colour, cloth);
}

const ownColours: Record<FurnitureKind, string> = {
  chair: '#a9754a',
  'office-chair': '#3c4350',
  stool: '#b98a5c',
  armchair: '#b5654a',
  sofa: '#5f7f8c',
  bench: '#9a6a42',
  bed: '#4f6d94',
  desk: '#c99f6c',
  table: '#b98a60',
  counter: '#6f8f8a',
  'car-seat': '#6b4a3a',
  'train-seat': '#2f5fa5',
  'side-table': '#b98a60',
};

/** Draws furniture from the side, filling the box; its seat or top is `furnitureMeasures[kind].rest` above the bottom. */
export function drawFurniture(
  brush: Brush,
  kind: FurnitureKind,
  { x, y, width, height }: Box,
  { colour = ownColours[kind], facing = 1 }: { colour?: string; facing?: -1 | 1 } = {},
): void {
  const measure = furnitureMeasures[kind];
  const scale = Math.min(height / measure.height, width / measure.width);
  const pen = openPen(brush, [x + width / 2, y + height], scale, facing);
  pen.shadow(ellipse(0, 0, measure.width * 0.5, measure.width * 0.07), 0.45, 0.05 * scale);
  painters[kind](pen, colour);
}
