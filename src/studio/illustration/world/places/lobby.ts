import { box, ellipse, polygon } from '../../../reel/vignettes/forms.ts';
import { paintClock, paintPlant } from '../props/decor.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintBench } from '../props/seating.ts';
import { paintCounter } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#e9e0cf', band: '#b99a6c', stone: '#d8c9ae', desk: '#7a5238', trim: '#c79a3f', floor: '#c9b899' },
  { wall: '#dbe3e6', band: '#5f7f92', stone: '#c3ced4', desk: '#3f5568', trim: '#9fb4c0', floor: '#a9b3b8' },
  { wall: '#e6dfe4', band: '#8a5a66', stone: '#d3c6c6', desk: '#5f3f3a', trim: '#c48a5a', floor: '#b8a9a4' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const height = 3.5;
const roomOf = (kit: Kit) => openRoom(kit, { height, widest: 4.2 });
const isWide = (half: number): boolean => half > 2.2;
const deskX = (half: number): number => (isWide(half) ? 1.1 : 0.55);

/** A pillar with base and capital, as in public buildings. */
function paintPillar(kit: Kit, x: number, z: number): void {
  const { stone } = paletteOf(kit);
  kit.contact({ x, z, width: 0.5, depth: 0.4 });
  kit.block({ x, z, width: 0.56, height: 0.22, depth: 0.4 }, shade(stone, 0.12), { material: 'stone' });
  kit.block({ x, y: 0.22, z: z + 0.03, width: 0.4, height: 2.95, depth: 0.34 }, stone, { material: 'stone' });
  for (const at of [-0.1, 0, 0.1])
    kit.edge([x + at, 0.3, z + 0.03], [x + at, 3.1, z + 0.03], shade(stone, 0.25), 0.014, 0.7);
  kit.block({ x, y: 3.12, z, width: 0.6, height: 0.16, depth: 0.4 }, tint(stone, 0.2), { material: 'stone' });
}

/** The board over the desk, with rows that suggest names of streets, rooms and times. */
function paintBoard(kit: Kit, x: number, z: number): void {
  const { band, trim } = paletteOf(kit);
  const pen = kit.pen(x, 2.05, z);
  pen.form(box(-0.85, -0.72, 1.7, 0.72, 0.04), trim, { roundness: 0.2, material: 'wood' });
  pen.form(box(-0.79, -0.66, 1.58, 0.6, 0.02), shade(band, 0.35), { roundness: 0, outline: 0.4 });
  for (const row of [0, 1, 2])
    for (const [at, long] of [
      [-0.7, 0.5],
      [-0.1, 0.34],
      [0.4, 0.28],
    ] as const)
      pen.form(box(at, -0.56 + row * 0.17, long, 0.07, 0.02), '#f3ead6', {
        roundness: 0,
        outline: 0,
        alpha: 0.85,
      });
}

export const lobby: Place = {
  far: (kit) => {
    const room = roomOf(kit);
    const { wall, band, trim } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.35), skirting: shade(band, 0.2) });
    paintWallBand(kit, room, 0.11, 0.95, band);
    paintWallBand(kit, room, 0.95, 1, trim);
    const x = deskX(room.half);
    paintBoard(kit, x, room.back - 0.02);
    paintClock(kit, x, 2.42 + 0.42, room.back - 0.02, 0.22);
    const pen = kit.pen(isWide(room.half) ? -1.7 : -0.72, 0, room.back - 0.02);
    pen.form(box(-0.62, -2.5, 1.24, 2.5), shade(band, 0.3), { roundness: 0.05 });
    for (const side of [-1, 1]) {
      const left = side < 0 ? -0.56 : 0.02;
      pen.form(box(left, -2.42, 0.54, 2.42), kit.day.dark > 0.6 ? '#4a5a72' : kit.day.skyLow, {
        roundness: 0,
        gloss: 0.5,
        material: 'glass',
        outline: 0.8,
      });
      pen.form(
        polygon([left + 0.06, -2.3], [left + 0.26, -2.3], [left + 0.1, -0.9], [left + 0.02, -0.9]),
        '#ffffff',
        {
          roundness: 0,
          outline: 0,
          alpha: 0.2,
        },
      );
      pen.form(box(side * 0.05 - 0.02, -1.2, 0.04, 0.34, 0.02), trim, { roundness: 0.7, material: 'metal' });
    }
  },
  ground: (kit) => {
    const room = roomOf(kit);
    const { floor, band } = paletteOf(kit);
    paintFloor(kit, room, floor, 'tiles', 0.8);
    kit.quad(
      [
        [-0.55, 0.004, 1.6],
        [0.55, 0.004, 1.6],
        [0.55, 0.004, 4.1],
        [-0.55, 0.004, 4.1],
      ],
      tint(band, 0.25),
      { material: 'cloth', outline: 0.5, alpha: 0.8 },
    );
  },
  middle: (kit) => {
    const room = roomOf(kit);
    const { desk, stone } = paletteOf(kit);
    const wide = isWide(room.half);
    const x = deskX(room.half);
    paintCounter(kit, x, 4.35, desk, {
      width: wide ? 2.6 : 1.5,
      height: 1.05,
      top: tint(stone, 0.2),
      panels: wide ? 5 : 3,
    });
    const bell = kit.pen(x - 0.35, 1.05, 4.4);
    bell.form(ellipse(0, -0.03, 0.07, 0.05), '#c9a13f', { roundness: 0.9, gloss: 0.7, material: 'metal' });
    const papers = kit.pen(x + 0.3, 1.05, 4.4);
    papers.form(box(-0.12, -0.05, 0.24, 0.05, 0.01), '#f7f2e6', { roundness: 0.1, material: 'paper' });
    paintPillar(kit, wide ? 3 : 1.5, 4.2);
    if (wide) paintPillar(kit, -3, 4.2);
    paintBench(kit, wide ? -2.2 : -1.05, 4.55, shade(desk, -0.1), wide ? 1.5 : 0.9);
    paintPlant(kit, wide ? -0.9 : -0.42, 0, 4.75, 1.15, kit.pick('plant', ['broad', 'slender']), '#efe8da');
  },
  front: (kit) => {
    const edge = kit.half(2.2);
    paintPendant(kit, edge * 0.7, 2.2, 3.4, 2.3, paletteOf(kit).trim, 'globe');
    paintPendant(kit, -edge * 0.75, 2.4, 3.4, 2.36, paletteOf(kit).trim, 'globe');
  },
  seats: (view) => [
    { kind: 'bench', x: isWide(view.half(5)) ? -2.2 : -1.05, z: 4.4, height: 0.46, facing: 1 },
  ],
};
