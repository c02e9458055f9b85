import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintClock, paintPlant } from '../props/decor.ts';
import { paintCup } from '../props/tableware.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintDoor, paintWindow } from '../props/openings.ts';
import { paintChair, paintOfficeChair, seatHeight } from '../props/seating.ts';
import { paintLaptop, paintTable, tableHeight } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#d3dae2', accent: '#2f6fb8', floor: '#6d7785', table: '#b98a60', chair: '#39414e' },
  { wall: '#e8e1d4', accent: '#c9573f', floor: '#85796d', table: '#e9e2d5', chair: '#7a4a3d' },
  { wall: '#d6e0d8', accent: '#2f8a6c', floor: '#727d74', table: '#8d6a4c', chair: '#2f4a44' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const boardX = (half: number): number => (half > 2.2 ? -0.9 : -0.4);

/** A whiteboard with a chart, notes and a rising arrow. */
function paintWhiteboard(kit: Kit, x: number, width: number): void {
  const { accent } = paletteOf(kit);
  // Charts and writing are not mirrored with the room.
  const pen = kit.pen(x, 1.02, 4.98).move(0, 0, { across: kit.mirror });
  const [left, top, high] = [-width / 2, -1.18, 1.18];
  pen.shadow(box(left + 0.02, top + 0.03, width, high), 0.25, 0.04 * pen.scale);
  pen.form(box(left - 0.04, top - 0.04, width + 0.08, high + 0.08, 0.02), '#a9b0b8', {
    roundness: 0.2,
    material: 'metal',
  });
  pen.form(box(left, top, width, high), '#fbfcfd', { roundness: 0, outline: 0.4, gloss: 0.4 });
  for (const [index, tall] of [0.2, 0.32, 0.28, 0.48].entries())
    pen.form(
      box(left + 0.14 + index * 0.14, -0.18 - tall, 0.09, tall),
      index === 3 ? accent : tint(accent, 0.45),
      { roundness: 0, outline: 0.4 },
    );
  pen.line(thread([left + 0.09, -0.18], [left + 0.74, -0.18]), '#3b4048', 0.012);
  pen.line(
    thread([left + 0.12, -0.5], [left + 0.35, -0.62], [left + 0.5, -0.6], [left + 0.72, -0.84]),
    '#d9503f',
    0.02,
  );
  pen.form(polygon([left + 0.76, -0.9], [left + 0.74, -0.78], [left + 0.66, -0.86]), '#d9503f', {
    roundness: 0,
    outline: 0,
  });
  for (const [at, share] of [
    [-1.04, 0.3],
    [-0.96, 0.22],
  ] as const)
    pen.line(thread([left + 0.12, at], [left + 0.12 + share, at]), '#3b4048', 0.02);
  for (const [dx, dy, colour] of [
    [0.3, -0.98, '#f7d65a'],
    [0.12, -0.98, '#f29a86'],
    [0.3, -0.76, '#8ecbe0'],
    [0.12, -0.76, '#f7d65a'],
  ] as const)
    pen.form(box(-left - dx, dy, 0.14, 0.14), colour, { roundness: 0, outline: 0.4 });
  for (const at of [-0.42, -0.32, -0.22])
    pen.line(thread([-left - 0.34, at], [-left - 0.1, at]), '#8a929c', 0.012);
  pen.form(box(-0.25, 0.01, 0.5, 0.035, 0.01), '#8f969e', { roundness: 0.4, material: 'metal' });
}

export const meetingRoom: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, accent } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: '#eceff1', skirting: '#b4bcc5' });
    const wide = room.half > 2.2;
    paintWhiteboard(kit, boardX(room.half), wide ? 2.2 : 1.6);
    paintClock(kit, wide ? 0.75 : 0.72, 2.3, room.back - 0.02);
    if (wide)
      paintWindow(
        kit,
        { x: 2.1, y: 0.8, z: room.back, width: 1.7, height: 1.5 },
        { outlook: 'city', columns: 3, frame: '#59626d' },
      );
    else paintDoor(kit, 1.12, room.back, shade(accent, 0.35), { glass: true });
    for (const z of [3, 4.1]) paintCeilingPanel(kit, 0, z, room.height, 1.3, 0.35);
  },
  ground: (kit) => paintFloor(kit, openRoom(kit), paletteOf(kit).floor, 'tiles', 0.6),
  middle: (kit) => {
    const room = openRoom(kit);
    const { table, chair, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    const width = wide ? 3 : 1.8;
    for (const x of wide ? [-0.85, 0.05, 0.95] : [-0.5, 0.5]) paintOfficeChair(kit, x, 4.75, chair);
    paintTable(kit, 0, 3.85, table, { width, depth: 0.75, solid: true });
    paintLaptop(kit, -width * 0.28, tableHeight, 4.1, { back: true });
    paintLaptop(kit, width * 0.3, tableHeight, 4.2, { screen: tint(accent, 0.4) });
    paintCup(kit.pen(width * 0.1, tableHeight, 4.1), 0.1, accent);
    const paper = kit.pen(-0.08, tableHeight, 4.05);
    paper.form(polygon([-0.14, 0], [0.1, 0], [0.12, -0.05], [-0.1, -0.05]), '#ffffff', {
      roundness: 0,
      outline: 0.6,
      material: 'paper',
    });
    const carafe = kit.pen(width * 0.2 - 0.1, tableHeight, 4.3);
    carafe.form(box(-0.05, -0.24, 0.1, 0.24, 0.04), '#cfe6ef', {
      roundness: 0.8,
      gloss: 0.8,
      material: 'glass',
      alpha: 0.85,
    });
    carafe.form(ellipse(0, -0.24, 0.03, 0.015), '#7d8790', { roundness: 0.5, outline: 0.5 });
    paintPlant(kit, wide ? -2.7 : -1.36, 0, 4.5, 1.2, 'broad', '#e4e1d8');
  },
  front: (kit) => {
    const edge = kit.half(2);
    paintChair(kit, -edge - 0.1, 1.95, shade(paletteOf(kit).chair, 0.1), { turned: true });
  },
  seats: (view) => [
    {
      kind: 'office-chair',
      x: view.isWide ? -0.85 : -0.5,
      z: 4.6,
      height: seatHeight,
      facing: 1,
      deskTop: tableHeight,
    },
  ],
};
