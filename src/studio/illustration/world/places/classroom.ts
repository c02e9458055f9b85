import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { paintClock, paintGoodsRow } from '../props/decor.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintChair, seatHeight } from '../props/seating.ts';
import { paintTable } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#f0e4c4', band: '#a9c4b4', board: '#2f5a48', floor: '#c0986c', desk: '#dcb680', frame: '#a8794c' },
  { wall: '#dfe8ec', band: '#e9c48a', board: '#2e3d4c', floor: '#a98a6a', desk: '#e6c796', frame: '#8d6744' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

function paintBlackboard(kit: Kit, x: number, width: number): void {
  const { board, frame } = paletteOf(kit);
  const pen = kit.pen(x, 0.98, 4.98);
  const [left, top, high] = [-width / 2, -1.16, 1.16];
  pen.form(box(left - 0.06, top - 0.06, width + 0.12, high + 0.12), frame, {
    roundness: 0.2,
    material: 'wood',
  });
  pen.form(box(left, top, width, high), board, { roundness: 0, outline: 0.5 });
  const chalk = '#f3f1e6';
  pen.line(polygon([left + 0.18, -0.36], [left + 0.62, -0.36], [left + 0.18, -0.78]), chalk, 0.016, 0.9);
  pen.line(ellipse(left + 0.98, -0.58, 0.2), chalk, 0.016, 0.9);
  pen.line(thread([left + 0.98, -0.58], [left + 1.15, -0.66]), '#f6d777', 0.016);
  for (const [at, share] of [
    [-1, 0.52],
    [-0.9, 0.34],
  ] as const)
    pen.line(
      soft(
        [left + 0.18, at],
        [left + 0.18 + share * 0.3, at - 0.02],
        [left + 0.18 + share * 0.6, at + 0.015],
        [left + 0.18 + share, at],
      ),
      chalk,
      0.018,
      0.8,
    );
  for (const at of [-0.26, -0.18]) pen.line(thread([left + 0.2, at], [left + 1.1, at]), chalk, 0.012, 0.5);
  pen.form(box(left, 0.04, width, 0.04), shade(frame, 0.15), { roundness: 0.2, material: 'wood' });
  for (const [at, colour] of [
    [0.1, '#ffffff'],
    [0.2, '#f6d777'],
    [0.3, '#f0a8a0'],
  ] as const)
    pen.form(box(at, 0.015, 0.07, 0.025, 0.01), colour, { roundness: 0.3, outline: 0.5 });
}

function paintGlobe(kit: Kit, x: number, y: number, z: number): void {
  const pen = kit.pen(x, y, z);
  pen.form(ellipse(0, -0.02, 0.11, 0.025), '#8d6744', { roundness: 0.4, material: 'wood' });
  pen.line(arc(0, -0.22, 0.17, 0.17, 0.9, 2.9), '#c9a04d', 0.02);
  pen.form(ellipse(0, -0.23, 0.14), '#4f9bcf', {
    roundness: 1,
    gloss: 0.5,
    inside: () => {
      pen.form(soft([-0.1, -0.3], [-0.02, -0.33], [0.01, -0.25], [-0.05, -0.2], [-0.09, -0.24]), '#7fb36a', {
        roundness: 0,
        outline: 0,
      });
      pen.form(soft([0.02, -0.22], [0.1, -0.24], [0.11, -0.17], [0.04, -0.12], [0.0, -0.16]), '#7fb36a', {
        roundness: 0,
        outline: 0,
      });
    },
  });
}

export const classroom: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall });
    paintWallBand(kit, room, 0, 0.85, band);
    paintBlackboard(kit, wide ? -0.5 : -0.38, wide ? 2.6 : 1.75);
    paintClock(kit, wide ? 1.15 : 0.82, 2.35, room.back - 0.02);
    const x = wide ? 2.3 : 1.14;
    paintWindow(
      kit,
      { x, y: 1, z: room.back, width: wide ? 1.3 : 0.82, height: 1.15 },
      { outlook: 'garden', columns: 2, rows: 2 },
    );
    for (const z of [2.8, 4]) paintCeilingPanel(kit, 0, z, room.height, 1.3, 0.3);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'boards');
    paintSunPatch(kit, room.half > 2.2 ? 2.3 : 1.1, 0.7, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const wide = room.half > 2.2;
    const { desk, frame, band } = paletteOf(kit);
    const teacher = wide ? 1.05 : 0.78;
    paintTable(kit, teacher, 4.3, frame, { width: 1.1, depth: 0.5, height: 0.78 });
    paintGlobe(kit, teacher + 0.32, 0.78, 4.5);
    paintGoodsRow(kit.pen(teacher - 0.18, 0.78, 4.5), 'books', 0.36, 0.26, 'books', [
      '#d9603f',
      '#3f74b9',
      '#e9b94c',
      band,
    ]);
    kit
      .pen(teacher + 0.08, 0.78, 4.4)
      .form(ellipse(0, -0.045, 0.05, 0.048), '#d2443c', { roundness: 1, gloss: 0.5 });
    for (const x of wide ? [-2.5, -1.2] : [-0.92]) {
      paintTable(kit, x, 3.75, desk, { width: 0.8, depth: 0.45, height: 0.7, legs: '#7d868e' });
      paintChair(kit, x, 3.45, '#4a7fb5', { turned: true, seat: '#e08a4c' });
      const pen = kit.pen(x, 0.7, 3.9);
      pen.form(polygon([-0.2, 0], [0.02, 0], [0.03, -0.04], [-0.17, -0.04]), tint('#4a7fb5', 0.3), {
        roundness: 0,
        outline: 0.6,
        material: 'paper',
      });
      pen.line(thread([0.12, -0.01], [0.24, -0.03]), '#e9a13f', 0.016);
    }
  },
  front: (kit) => {
    const edge = kit.half(1.95);
    paintChair(kit, edge + 0.1, 1.95, '#4a7fb5', { turned: true, seat: '#e08a4c' });
  },
  seats: (view) => [
    {
      kind: 'chair',
      x: view.isWide ? -1.2 : -0.92,
      z: 3.5,
      height: seatHeight,
      facing: 1,
      deskTop: 0.7,
    },
  ],
};
