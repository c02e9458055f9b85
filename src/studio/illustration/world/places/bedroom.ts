import { box, ellipse, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPicture, paintPlant, paintRug } from '../props/decor.ts';
import { paintTableLamp } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintSunPatch, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#d5dbe4',
    blanket: '#4f6d94',
    pillow: '#f5f1e8',
    wood: '#a17a55',
    floor: '#bb9570',
    rug: ['#e7d6c0', '#cdb597'],
    curtain: '#8fa3bd',
  },
  {
    wall: '#ecd9cf',
    blanket: '#b8685a',
    pillow: '#fbf4ea',
    wood: '#7b563d',
    floor: '#a98261',
    rug: ['#7b5a5e', '#e3cfc4'],
    curtain: '#d9a596',
  },
  {
    wall: '#dbe2d3',
    blanket: '#64855f',
    pillow: '#f6f3e6',
    wood: '#8d6a48',
    floor: '#c09a72',
    rug: ['#e8e0c8', '#b9b993'],
    curtain: '#a9bb98',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

/** The bed stands with its head at the back wall. */
function paintBed(kit: Kit, x: number, width: number): void {
  const { blanket, pillow, wood } = paletteOf(kit);
  const [z, depth] = [3.62, 1.3];
  kit.contact({ x, z, width, depth }, 0.5);
  const head = kit.pen(x, 0, 4.95);
  head.form(box(-width / 2 - 0.06, -1.12, width + 0.12, 1.1, 0.06), wood, {
    roundness: 0.2,
    material: 'wood',
  });
  for (const part of [-0.3, 0, 0.3])
    head.line(thread([width * part, -1.06], [width * part, -0.5]), shade(wood, 0.3), 0.014);
  kit.block({ x, y: 0.12, z, width, height: 0.18, depth }, wood, { material: 'wood' });
  kit.block(
    { x, y: 0.28, z: z + 0.02, width: width - 0.04, height: 0.2, depth: depth - 0.03 },
    tint(pillow, 0.2),
    { material: 'cloth' },
  );
  const pillows = width > 1.2 ? 2 : 1;
  for (let index = 0; index < pillows; index += 1) {
    const pen = kit.pen(x + (pillows > 1 ? (index - 0.5) * width * 0.48 : 0), 0.48, 4.6);
    pen.form(
      soft(
        [-0.3, 0],
        [-0.33, -0.15],
        [-0.26, -0.27],
        [0, -0.29],
        [0.26, -0.27],
        [0.33, -0.15],
        [0.3, 0],
        [0, 0.02],
      ),
      pillow,
      { roundness: 0.7, material: 'cloth' },
    );
  }
  kit.quad(
    [
      [x - width / 2 - 0.02, 0.5, z],
      [x + width / 2 + 0.02, 0.5, z],
      [x + width / 2 + 0.02, 0.5, z + 0.72],
      [x - width / 2 - 0.02, 0.5, z + 0.72],
    ],
    tint(blanket, 0.12),
    { material: 'cloth' },
  );
  kit.quad(
    [
      [x - width / 2 - 0.02, 0.5, z + 0.6],
      [x + width / 2 + 0.02, 0.5, z + 0.6],
      [x + width / 2 + 0.02, 0.5, z + 0.8],
      [x - width / 2 - 0.02, 0.5, z + 0.8],
    ],
    tint(blanket, 0.55),
    { material: 'cloth' },
  );
  const fall = kit.pen(x, 0, z - 0.01);
  fall.form(
    soft(
      [-width / 2 - 0.03, -0.51],
      [0, -0.505],
      [width / 2 + 0.03, -0.51],
      [width / 2 + 0.04, -0.2],
      [width * 0.3, -0.12],
      [0.1, -0.17],
      [-width * 0.25, -0.11],
      [-width / 2 - 0.04, -0.18],
    ),
    blanket,
    { roundness: 0.35, material: 'cloth' },
  );
  for (const part of [-0.32, -0.08, 0.2, 0.38])
    fall.line(thread([width * part, -0.46], [width * part + 0.02, -0.2]), shade(blanket, 0.3), 0.014, 0.5);
}

export const bedroom: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, curtain, wood, blanket } = paletteOf(kit);
    paintWalls(kit, room, { wall, skirting: '#f2ede3' });
    const wide = room.half > 2.2;
    paintWindow(
      kit,
      { x: wide ? 1.75 : 0.95, y: 0.9, z: room.back, width: 0.95, height: 1.3 },
      { outlook: 'garden', columns: 2, rows: 2, curtain },
    );
    paintPicture(kit, wide ? -0.9 : -0.55, 1.5, room.back, 0.74, 0.5, [wood, blanket, tint(blanket, 0.4)]);
  },
  ground: (kit) => {
    const room = openRoom(kit);
    const { floor, rug } = paletteOf(kit);
    paintFloor(kit, room, floor, 'boards');
    paintSunPatch(kit, room.half > 2.2 ? 1.75 : 0.95, 0.8, room);
    paintRug(kit, 0.1, 2.45, Math.min(2.4, room.half * 1.2), 1.1, [rug[0], rug[1]]);
  },
  middle: (kit) => {
    const room = openRoom(kit);
    const wide = room.half > 2.2;
    const { wood } = paletteOf(kit);
    if (!kit.isBedTaken) paintBed(kit, wide ? -0.9 : -0.55, wide ? 1.6 : 1.15);
    for (const x of wide ? [-2.05, 0.25] : [0.36]) {
      kit.contact({ x, z: 4.5, width: 0.42, depth: 0.4 });
      kit.block({ x, y: 0.08, z: 4.5, width: 0.42, height: 0.42, depth: 0.4 }, wood, { material: 'wood' });
      const pen = kit.pen(x, 0, 4.5);
      for (const y of [-0.46, -0.27]) {
        pen.form(box(-0.18, y, 0.36, 0.16, 0.01), tint(wood, 0.12), {
          roundness: 0.1,
          material: 'wood',
          outline: 0.7,
        });
        pen.form(ellipse(0, y + 0.08, 0.018), '#e6d3a8', { roundness: 1, gloss: 0.6, outline: 0.4 });
      }
      paintTableLamp(kit, x - 0.05, 0.5, 4.7, '#b98f5f');
    }
    paintPlant(kit, wide ? 2.7 : 1.3, 0, 4.5, 0.9, 'slender', '#e6dccb');
  },
  front: (kit) => {
    const edge = kit.half(1.8);
    const { curtain } = paletteOf(kit);
    const pen = kit.pen(edge * 1.02, 0, 1.8);
    pen.form(
      soft([-0.14, -3.4], [0.3, -3.4], [0.3, 0.4], [-0.02, 0.4], [-0.1, -1], [-0.02, -2]),
      shade(curtain, 0.25),
      { roundness: 0.4, material: 'cloth' },
    );
    for (const x of [0.0, 0.1])
      pen.line(thread([x, -3.3], [x - 0.02, -1], [x + 0.02, 0.3]), shade(curtain, 0.45), 0.014, 0.6);
  },
  seats: (view) => {
    const wide = view.isWide;
    return [{ kind: 'bed', x: wide ? -0.9 : -0.55, z: 3.8, height: 0.5, facing: 1 }];
  },
};
