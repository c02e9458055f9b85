import { box, polygon } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintShelf } from '../props/decor.ts';
import { paintPendant, paintTableLamp } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintChair } from '../props/seating.ts';
import { paintTable, tableHeight } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#e6dcc8',
    wood: '#7d5538',
    accent: '#2f6a58',
    floor: '#a67c55',
    books: ['#8f3f38', '#2f5d7a', '#c99a3f', '#4a6a48', '#e6d7b8'],
  },
  {
    wall: '#d5dcdc',
    wood: '#9a7048',
    accent: '#3f5f8a',
    floor: '#b08c66',
    books: ['#3f5f8a', '#b5563f', '#e0c078', '#5f7f6a', '#6a4a6f'],
  },
  {
    wall: '#e2d2c4',
    wood: '#63452f',
    accent: '#8a3f3a',
    floor: '#8f6d50',
    books: ['#5a3f5f', '#a8443c', '#d0a85a', '#3f6a6a', '#dccbb0'],
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

/** Open and closed books on a table. */
function paintBooks(kit: Kit, x: number, z: number): void {
  const { books } = paletteOf(kit);
  const pile = kit.pen(x - 0.32, tableHeight, z);
  for (const [index, colour] of books.slice(0, 3).entries())
    pile.form(box(-0.13 + index * 0.012, -0.045 * (index + 1), 0.26 - index * 0.02, 0.042, 0.008), colour, {
      roundness: 0.3,
    });
  const open = kit.pen(x + 0.02, tableHeight, z - 0.05);
  for (const side of [-1, 1])
    open.form(polygon([0, -0.015], [side * 0.2, -0.045], [side * 0.21, 0], [0, 0.018]), '#f6efdf', {
      material: 'paper',
      outline: 0.7,
    });
}

export const library: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, wood } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.35), skirting: shade(wood, 0.1) });
    paintWindow(
      kit,
      { x: room.half > 2.2 ? 0.2 : 0.28, y: 0.95, z: room.back, width: 0.95, height: 1.75 },
      { frame: tint(wood, 0.5), outlook: 'garden' },
    );
  },
  ground: (kit) => {
    const room = openRoom(kit);
    paintFloor(kit, room, paletteOf(kit).floor, 'boards');
    paintSunPatch(kit, room.half > 2.2 ? 0.2 : 0.28, 0.9, room);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const { wood, accent, books } = paletteOf(kit);
    const wide = room.half > 2.2;
    const shelf = { height: 2.5, rows: 6, fill: 'books', colours: books, colour: wood } as const;
    paintShelf(kit, wide ? -1.5 : -0.92, 4.7, { ...shelf, width: wide ? 1.9 : 1.25 });
    paintShelf(kit, wide ? 2.05 : 1.42, 4.7, { ...shelf, width: wide ? 1.9 : 1.2 });
    const x = wide ? 1.5 : 0.95;
    paintChair(kit, x - 0.15, 4.45, shade(wood, 0.1));
    paintTable(kit, x, 3.95, tint(wood, 0.15), { width: wide ? 1.7 : 1.2, depth: 0.6 });
    paintBooks(kit, x, 4.15);
    paintTableLamp(kit, x + (wide ? 0.5 : 0.36), tableHeight, 4.2, accent);
    for (const at of wide ? [-1.4, 1.4] : [-0.6, 0.7])
      paintPendant(kit, at, 4.1, room.height, 2.5, accent, 'dome');
    paintPlant(kit, wide ? -2.75 : -0.2, 0, 4.6, wide ? 1.1 : 0.8, 'slender', '#efe6d6');
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const { books, wood } = paletteOf(kit);
    const pen = kit.pen(-edge * 1.06, 0, 1.9);
    pen.form(box(-0.3, -0.5, 0.6, 0.5, 0.02), shade(wood, 0.1), { material: 'wood' });
    for (const [index, colour] of books.slice(1, 5).entries())
      pen.form(box(-0.22 + index * 0.02, -0.55 - index * 0.055, 0.44 - index * 0.03, 0.05, 0.01), colour, {
        roundness: 0.3,
      });
  },
};
