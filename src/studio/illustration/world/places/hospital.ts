import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPicture, paintPlant } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintDoor, paintWindow } from '../props/openings.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#eef3f3', band: '#9fcfcb', floor: '#a9bcc0', blanket: '#7fb6c4', accent: '#2f8f9a' },
  { wall: '#f2f1ec', band: '#b9d4b0', floor: '#b4b9ae', blanket: '#96bd8e', accent: '#3f8f5f' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const bedX = (half: number): number => (half > 2.2 ? -1.1 : -0.6);

/** A bed on wheels, its head at the back wall. */
function paintBed(kit: Kit, x: number): void {
  const { blanket } = paletteOf(kit);
  const [z, width, depth] = [3.75, 1, 1.15];
  kit.contact({ x, z, width, depth }, 0.4);
  for (const side of [-1, 1]) {
    const wheel = kit.pen(x + side * 0.4, 0, z);
    wheel.form(box(-0.025, -0.42, 0.05, 0.36), '#aab4ba', { roundness: 0.6, material: 'metal' });
    wheel.form(ellipse(0, -0.06, 0.065), '#3c444b', { roundness: 0.5 });
  }
  const head = kit.pen(x, 0, 4.88);
  head.form(box(-0.52, -1.2, 1.04, 0.7, 0.06), '#dfe6e8', { roundness: 0.3 });
  kit.block({ x, y: 0.42, z, width, height: 0.12, depth }, '#c9d3d7', { material: 'metal' });
  kit.block({ x, y: 0.53, z: z + 0.02, width: width - 0.06, height: 0.14, depth: depth - 0.05 }, '#fbfbf8', {
    material: 'cloth',
  });
  const pillow = kit.pen(x, 0.68, 4.68);
  pillow.form(
    soft(
      [-0.33, 0],
      [-0.36, -0.16],
      [-0.26, -0.27],
      [0, -0.29],
      [0.26, -0.27],
      [0.36, -0.16],
      [0.33, 0],
      [0, 0.03],
    ),
    '#ffffff',
    { roundness: 0.7, material: 'cloth' },
  );
  kit.quad(
    [
      [x - 0.5, 0.69, z],
      [x + 0.5, 0.69, z],
      [x + 0.5, 0.69, z + 0.7],
      [x - 0.5, 0.69, z + 0.7],
    ],
    tint(blanket, 0.15),
    { material: 'cloth' },
  );
  const fall = kit.pen(x, 0, z - 0.01);
  fall.form(
    soft(
      [-0.52, -0.7],
      [0, -0.69],
      [0.52, -0.7],
      [0.52, -0.44],
      [0.2, -0.36],
      [-0.1, -0.42],
      [-0.36, -0.36],
      [-0.53, -0.44],
    ),
    blanket,
    { roundness: 0.35, material: 'cloth' },
  );
  kit.edge([x - 0.54, 0.86, z + 0.35], [x - 0.54, 0.86, z + 1], '#b9c4ca', 0.035);
  kit.edge([x + 0.54, 0.86, z + 0.35], [x + 0.54, 0.86, z + 1], '#b9c4ca', 0.035);
}

/** The heartbeat screen on its arm. */
function paintVitals(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  const pen = kit.pen(x, 1.25, 4.9);
  pen.form(box(-0.03, 0, 0.06, 0.4), '#b6c0c5', { roundness: 0.6, material: 'metal' });
  pen.form(box(-0.27, -0.42, 0.54, 0.44, 0.03), '#e7ecee', { roundness: 0.2 });
  pen.form(box(-0.23, -0.38, 0.46, 0.32, 0.01), '#12262c', { roundness: 0, outline: 0.5 });
  const beat = (kit.seconds % 1.2) / 1.2;
  for (const [row, colour] of [
    [-0.28, '#5fe08a'],
    [-0.17, '#f2cf52'],
  ] as const) {
    const points: [number, number][] = [];
    for (let step = 0; step <= 24; step += 1) {
      const at = (step / 24 + beat) % 0.5;
      points.push([
        -0.21 + (step / 24) * 0.3,
        row - (at > 0.2 && at < 0.24 ? 0.07 : at >= 0.24 && at < 0.28 ? -0.03 : 0),
      ]);
    }
    pen.line(thread(...points), colour, 0.012);
  }
  for (const [row, colour] of [
    [-0.33, '#5fe08a'],
    [-0.22, '#f2cf52'],
    [-0.12, accent],
  ] as const)
    pen.form(box(0.12, row, 0.08, 0.06, 0.01), colour, { roundness: 0, outline: 0 });
  pen.glow(0, -0.2, 0.5, '#7fe8c0', 0.18 + 0.2 * kit.day.dark);
}

function paintDrip(kit: Kit, x: number): void {
  const pen = kit.pen(x, 0, 4.2);
  pen.line(thread([-0.2, -0.02], [0, -0.1], [0.2, -0.02]), '#8d979d', 0.03);
  pen.form(box(-0.015, -1.85, 0.03, 1.8), '#b9c3c8', { roundness: 0.7, material: 'metal', outline: 0.6 });
  pen.line(thread([-0.14, -1.78], [0, -1.86], [0.14, -1.78]), '#b9c3c8', 0.024);
  pen.form(soft([-0.21, -1.76], [-0.07, -1.76], [-0.06, -1.46], [-0.14, -1.38], [-0.22, -1.46]), '#dff0f2', {
    roundness: 0.6,
    gloss: 0.6,
    material: 'glass',
    alpha: 0.9,
  });
  pen.form(soft([-0.2, -1.6], [-0.07, -1.6], [-0.07, -1.46], [-0.14, -1.4], [-0.21, -1.46]), '#a9d6e6', {
    roundness: 0.4,
    outline: 0,
  });
  pen.line(thread([-0.14, -1.38], [-0.18, -1], [-0.4, -0.8]), '#cfe0e2', 0.014);
}

export const hospital: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: '#f6f8f8' });
    paintWallBand(kit, room, 0.82, 1.02, band);
    const cross = kit.pen(bedX(room.half) + (wide ? -1.2 : -0.62), 2.05, room.back);
    cross.form(
      polygon(
        [-0.05, -0.16],
        [0.05, -0.16],
        [0.05, -0.05],
        [0.16, -0.05],
        [0.16, 0.05],
        [0.05, 0.05],
        [0.05, 0.16],
        [-0.05, 0.16],
        [-0.05, 0.05],
        [-0.16, 0.05],
        [-0.16, -0.05],
        [-0.05, -0.05],
      ),
      '#d8534f',
      { roundness: 0.1 },
    );
    paintWindow(
      kit,
      { x: wide ? 1.3 : 0.86, y: 0.95, z: room.back, width: wide ? 1.5 : 1, height: 1.3 },
      { outlook: 'garden', columns: 2, rows: 1, blind: tint(band, 0.4) },
    );
    if (wide) {
      paintDoor(kit, 2.75, room.back, shade(accent, 0.05), { glass: true });
      paintPicture(kit, -0.05, 1.45, room.back, 0.5, 0.4, ['#dfe6e8', accent, band]);
    }
    for (const z of [2.8, 4]) paintCeilingPanel(kit, 0, z, room.height, 0.6, 0.6);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'tiles', 0.6);
    paintSunPatch(kit, room.half > 2.2 ? 1.3 : 0.86, 0.9, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const x = bedX(room.half);
    paintVitals(kit, x + 0.72);
    paintBed(kit, x);
    paintDrip(kit, x - 0.72);
    const stand = x + 1.15;
    kit.block({ x: stand, y: 0.06, z: 4.45, width: 0.45, height: 0.7, depth: 0.4 }, '#e4eaec');
    kit
      .pen(stand, 0, 4.45)
      .form(box(-0.18, -0.66, 0.36, 0.2, 0.01), '#cbd6da', { roundness: 0.1, outline: 0.7 });
    paintPlant(kit, stand, 0.76, 4.6, 0.42, 'broad', paletteOf(kit).accent);
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const { band } = paletteOf(kit);
    const pen = kit.pen(edge * 1.04, 0, 1.9);
    pen.form(
      soft([-0.12, -3.4], [0.3, -3.4], [0.3, 0.4], [-0.06, 0.4], [-0.1, -1], [-0.06, -2]),
      tint(band, 0.25),
      { roundness: 0.4, material: 'cloth' },
    );
    for (const x of [0, 0.1])
      pen.line(thread([x, -3.3], [x + 0.02, -1], [x, 0.3]), shade(band, 0.15), 0.014, 0.6);
  },
  seats: (view) => [{ kind: 'bed', x: bedX(view.half(5)), z: 3.95, height: 0.69, facing: 1 }],
};
