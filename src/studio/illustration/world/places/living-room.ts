import { box, ellipse, thread } from '../../../reel/vignettes/forms.ts';
import { paintPicture, paintPlant, paintRug, paintShelf } from '../props/decor.ts';
import { paintFloorLamp } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintSofa, seatHeight } from '../props/seating.ts';
import { paintTable } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWalls } from '../space/room.ts';
import { shade } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#e6dccb',
    sofa: '#5f7f8c',
    cushion: '#e0a24a',
    floor: '#b58a62',
    rug: ['#c9694a', '#f0dfc3'],
    wood: '#8c6546',
    curtain: '#c9a98a',
  },
  {
    wall: '#cfd9d2',
    sofa: '#c47f5a',
    cushion: '#f0e3c8',
    floor: '#a67c57',
    rug: ['#48665e', '#dfd6bd'],
    wood: '#6f4d38',
    curtain: '#7d9a8c',
  },
  {
    wall: '#efe0d8',
    sofa: '#7a6a93',
    cushion: '#d98aa0',
    floor: '#c39c74',
    rug: ['#5d5378', '#ead9d9'],
    wood: '#94704f',
    curtain: '#b98f94',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const sofaX = (half: number): number => (half > 2.2 ? -0.9 : -0.42);

export const livingRoom: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, curtain, wood, sofa, cushion } = paletteOf(kit);
    paintWalls(kit, room, { wall, skirting: '#f4efe5' });
    const x = room.half > 2.2 ? 1.4 : 0.88;
    paintWindow(
      kit,
      { x, y: 0.85, z: room.back, width: 1, height: 1.35 },
      { outlook: kit.pick('outlook', ['garden', 'city']), columns: 2, rows: 2, curtain },
    );
    paintPicture(kit, sofaX(room.half) - 0.3, 1.4, room.back, 0.6, 0.78, [wood, sofa, cushion]);
    paintPicture(kit, sofaX(room.half) + 0.42, 1.5, room.back, 0.42, 0.5, [shade(wood, 0.4), cushion, sofa]);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor, rug } = paletteOf(kit);
    paintFloor(kit, room, floor, 'boards');
    paintSunPatch(kit, room.half > 2.2 ? 1.4 : 0.88, 0.9, room);
    paintRug(kit, 0, 2.5, Math.min(2.6, room.half * 1.25), 1.5, [rug[0], rug[1]]);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { sofa, cushion, wood } = paletteOf(kit);
    const x = sofaX(room.half);
    if (room.half > 2.2) {
      paintShelf(kit, 2.9, 4.6, {
        width: 0.9,
        height: 2,
        rows: 5,
        fill: 'books',
        colours: ['#b5533c', '#3f6f8a', '#d9b45c', '#56724e', '#e9dfcb'],
        colour: wood,
      });
      paintFloorLamp(kit, -2.75, 4.4, cushion);
    } else paintFloorLamp(kit, -1.28, 4.6, cushion);
    paintSofa(kit, x, 4.02, sofa, { width: room.half > 2.2 ? 2.1 : 1.5, cushion });
    paintPlant(
      kit,
      room.half > 2.2 ? 0.55 : 0.66,
      0,
      4.5,
      1.15,
      kit.pick('plant', ['broad', 'slender']),
      '#d8c4a4',
    );
    const table = room.half > 2.2 ? 1.7 : 1.02;
    paintTable(kit, table, 3.9, wood, { width: 0.62, depth: 0.45, height: 0.44 });
    const pen = kit.pen(table, 0.44, 4.0);
    pen.form(box(-0.22, -0.035, 0.26, 0.035, 0.005), '#3f6f8a', { roundness: 0.1, material: 'paper' });
    pen.form(box(-0.2, -0.065, 0.22, 0.03, 0.005), cushion, { roundness: 0.1, material: 'paper' });
    pen.form(ellipse(0.16, -0.06, 0.055, 0.07), '#f0e8da', { roundness: 0.9 });
    pen.line(thread([0.16, -0.12], [0.14, -0.3]), '#6b8a52', 0.012);
    pen.form(ellipse(0.14, -0.31, 0.04, 0.035), '#e58aa0', { roundness: 0.6 });
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    paintPlant(kit, -edge - 0.08, 0.12, 1.9, 0.8, 'broad', '#6f5a4a');
  },
  seats: (view) => {
    const half = view.half(5);
    return [{ kind: 'sofa', x: sofaX(half), z: 4.1, height: seatHeight, facing: 1 }];
  },
};
