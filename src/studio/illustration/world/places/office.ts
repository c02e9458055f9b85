import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintPicture, paintShelf } from '../props/decor.ts';
import { paintCup } from '../props/tableware.ts';
import { paintCeilingPanel, paintPendant } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintOfficeChair, seatHeight } from '../props/seating.ts';
import { paintMonitor, paintTable, tableHeight } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWalls, type Room } from '../space/room.ts';
import { tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#dfe4e8', accent: '#3f74c9', floor: '#8e97a3', desk: '#d9b88c', chair: '#3c4350', brick: false },
  { wall: '#efe6da', accent: '#d9764a', floor: '#a78a6d', desk: '#f1ece2', chair: '#5a6d67', brick: true },
  { wall: '#e2e8df', accent: '#4d9a74', floor: '#9a9184', desk: '#b98a5e', chair: '#2f3b3a', brick: false },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const deskX = (half: number): number => (half > 2.2 ? -1.5 : -0.72);

function paintDesk(kit: Kit, x: number): void {
  const { desk, chair, accent } = paletteOf(kit);
  paintOfficeChair(kit, x - 0.1, 4.55, chair);
  paintTable(kit, x, 3.95, desk, { width: 1.35, depth: 0.62, solid: true });
  const pen = kit.pen(x, tableHeight, 4.05);
  paintMonitor(kit, x + 0.12, tableHeight, 4.3, { accent });
  pen.form(box(-0.1, -0.02, 0.42, 0.03, 0.01), '#e8eaed', { roundness: 0.2, outline: 0.7 });
  paintCup(pen.move(0.52, 0), 0.1, accent);
  for (const [at, high, colour] of [
    [-0.55, 0.24, accent],
    [-0.49, 0.28, '#e9e3d4'],
    [-0.43, 0.22, '#56606e'],
  ] as const)
    pen.form(box(at, -high, 0.05, high), colour, { roundness: 0.15, material: 'paper', outline: 0.7 });
  pen.line(thread([-0.28, 0], [-0.36, -0.3], [-0.2, -0.46]), '#3a3e46', 0.02);
  pen.form(ellipse(-0.17, -0.44, 0.075, 0.045), accent, { roundness: 0.5 });
  if (kit.day.lamps) pen.glow(-0.14, -0.36, 0.4, '#ffdf9e', 0.6);
}

function paintBricks(kit: Kit, room: Room): void {
  for (let row = 0; row < 22; row += 1) {
    const y = row * 0.135;
    kit.edge([room.left, y, room.back], [room.right, y, room.back], '#9a7462', 0.008, 0.35);
    for (let x = room.left + (row % 2) * 0.2; x < room.right; x += 0.4)
      kit.edge([x, y, room.back], [x, y + 0.135, room.back], '#9a7462', 0.008, 0.35);
  }
}

export const office: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, accent, brick } = paletteOf(kit);
    paintWalls(kit, room, { wall: brick ? '#d9b8a4' : wall, skirting: '#c9cdd2' });
    if (brick) paintBricks(kit, room);
    const wide = room.half > 2.2;
    const blind = kit.pick('blind', ['', tint(accent, 0.6)]);
    paintWindow(
      kit,
      { x: wide ? 1.1 : 0.72, y: 0.85, z: room.back, width: wide ? 1.9 : 1.35, height: 1.5 },
      { outlook: 'city', columns: wide ? 3 : 2, rows: 1, frame: '#4c535c', blind: blind || undefined },
    );
    paintPicture(kit, deskX(room.half) - (wide ? 0 : 0.1), 1.55, room.back, 0.5, 0.64, [
      '#39414d',
      accent,
      tint(accent, 0.5),
    ]);
    if (wide)
      paintWindow(
        kit,
        { x: -3, y: 0.85, z: room.back, width: 0.8, height: 1.5 },
        { outlook: 'city', columns: 1, frame: '#4c535c' },
      );
    paintCeilingPanel(kit, 0, 3.2, room.height, 1.1, 0.9);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor, brick } = paletteOf(kit);
    paintFloor(kit, room, floor, brick ? 'boards' : 'tiles', 0.7);
    paintSunPatch(kit, room.half > 2.2 ? 1.1 : 0.72, 1.2, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { accent, desk } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintDesk(kit, deskX(room.half));
    if (wide) {
      paintDesk(kit, 0.75);
      paintShelf(kit, 2.75, 4.6, {
        width: 0.9,
        height: 1.3,
        rows: 3,
        fill: 'books',
        colours: [accent, '#e9e4d8', '#56606e', '#c9b28a'],
        colour: desk,
      });
      paintPlant(kit, 2.7, 1.3, 4.75, 0.5, 'broad', '#ece6da');
    } else
      paintShelf(kit, 1.28, 4.6, {
        width: 0.7,
        height: 0.8,
        rows: 2,
        fill: 'books',
        colours: [accent, '#e9e4d8', '#56606e', '#c9b28a'],
        colour: desk,
      });
    paintPlant(kit, wide ? -2.85 : 0.42, 0, 4.6, 1.2, kit.pick('plant', ['broad', 'slender']), '#f0ece3');
  },
  front: (kit) => {
    const edge = kit.half(2.2);
    paintPendant(kit, edge * 0.82, 2.2, 3.1, 2.18, paletteOf(kit).accent);
  },
  seats: (view) => [
    {
      kind: 'office-chair',
      x: deskX(view.half(5)) - 0.1,
      z: 4.4,
      height: seatHeight,
      facing: 1,
      deskTop: tableHeight,
    },
  ],
};
