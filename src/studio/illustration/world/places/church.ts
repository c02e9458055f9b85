import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#e6dccb', stone: '#c9bca6', wood: '#6f4a30', carpet: '#9c3038', floor: '#a99e8c' },
  { wall: '#d9d6d0', stone: '#b3aea6', wood: '#57402f', carpet: '#35507f', floor: '#97928a' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const glass = ['#c9403a', '#2f6fb0', '#e0b23a', '#3f8f5a', '#7a4f9a'] as const;
const openNave = (kit: Kit) => openRoom(kit, { back: 11, height: 7.5, widest: 4.6 });

/** An arched window of coloured glass, standing on the spot. */
function paintArchedWindow(kit: Kit, x: number, y: number, z: number, width: number, height: number): void {
  const { stone } = paletteOf(kit);
  const pen = kit.pen(x, y, z);
  const half = width / 2;
  const straight = height - half;
  pen.form(ellipse(0, -straight, half + 0.14), stone, { roundness: 0.1 });
  pen.form(box(-half - 0.14, -straight, width + 0.28, straight + 0.12), stone, {
    roundness: 0,
    outline: 0.7,
  });
  const light = kit.day.dark;
  const rows = Math.round(straight / 0.42);
  for (let row = 0; row < rows; row += 1)
    for (const [column, at] of [-half, -half / 3, half / 3].entries()) {
      const colour = shade(glass[(row * 2 + column * 3) % glass.length]!, 0.1 + light * 0.5);
      pen.form(
        box(at, -straight + (row * straight) / rows, width / 3, straight / rows),
        tint(colour, 0.25 - light * 0.2),
        { roundness: 0, outline: 0.7 },
      );
    }
  for (const [nth, from] of [Math.PI, Math.PI * 1.33, Math.PI * 1.67].entries()) {
    const points = Array.from({ length: 6 }, (_, index) => from + (index * Math.PI) / 15);
    pen.form(
      polygon(
        [0, -straight],
        ...points.map((turn) => [Math.cos(turn) * half, -straight + Math.sin(turn) * half] as const),
      ),
      tint(shade(glass[(nth + 1) % glass.length]!, 0.1 + light * 0.5), 0.3 - light * 0.25),
      { roundness: 0, outline: 0.7 },
    );
  }
  if (light < 0.5) pen.glow(0, -height * 0.5, height * 0.9, '#fff0cc', 0.3);
}

/** A row of pews on one side of the aisle. */
function paintPew(kit: Kit, side: 1 | -1, inner: number, z: number): void {
  const { wood } = paletteOf(kit);
  const width = 3.4;
  const x = side * (inner + width / 2);
  kit.contact({ x, z, width, depth: 0.5 }, 0.35);
  kit.block({ x, y: 0.4, z: z + 0.02, width, height: 0.06, depth: 0.4 }, tint(wood, 0.1), {
    material: 'wood',
  });
  kit.block({ x, z, width, height: 0.9, depth: 0.06 }, wood, { material: 'wood' });
  kit.block({ x, y: 0.88, z: z - 0.05, width, height: 0.06, depth: 0.14 }, tint(wood, 0.14), {
    material: 'wood',
  });
  kit.block({ x: side * inner, z: z - 0.08, width: 0.09, height: 1.05, depth: 0.5 }, shade(wood, 0.12), {
    material: 'wood',
  });
}

function paintAltar(kit: Kit, z: number): void {
  const { stone, carpet } = paletteOf(kit);
  kit.block({ x: 0, z: z - 0.5, width: 3.6, height: 0.18, depth: 1.4 }, stone, { material: 'stone' });
  kit.block({ x: 0, y: 0.18, z: z - 0.1, width: 1.9, height: 0.95, depth: 0.7 }, tint(stone, 0.3), {
    material: 'stone',
  });
  const pen = kit.pen(0, 1.13, z - 0.12);
  pen.form(box(-1, -0.06, 2, 0.34), '#f7f2e6', { roundness: 0.2, material: 'cloth' });
  pen.form(box(-0.22, -0.02, 0.44, 0.62), carpet, { roundness: 0.1, material: 'cloth', outline: 0.6 });
  for (const x of [-0.75, 0.75]) {
    pen.form(box(x - 0.05, -0.5, 0.1, 0.44, 0.02), '#f6efdc', { roundness: 0.8 });
    const flame = 0.1 + Math.sin(kit.seconds * 7 + x) * 0.012;
    pen.form(ellipse(x, -0.56, 0.03, flame * 0.7), '#ffd27a', { roundness: 0.4, outline: 0 });
    pen.glow(x, -0.56, 0.5, '#ffca70', 0.55);
  }
}

export const church: Place = {
  far: (kit) => {
    const room = openNave(kit);
    const { wall, stone } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: shade(wall, 0.25) });
    const wide = kit.isWide;
    for (const x of wide ? [-2.6, 0, 2.6] : [-1.5, 0, 1.5])
      paintArchedWindow(
        kit,
        x,
        x === 0 ? 2.1 : 1.9,
        room.back - 0.02,
        x === 0 ? 1.5 : 1.05,
        x === 0 ? 4.2 : 3.2,
      );
    const beam = shade(paletteOf(kit).wood, 0.1);
    for (const z of [4, 6.2, 8.4]) {
      kit.edge([room.left, 5.4, z], [0, 7.4, z], beam, 0.2);
      kit.edge([room.right, 5.4, z], [0, 7.4, z], beam, 0.2);
      for (const side of [room.left + 0.12, room.right - 0.12])
        kit.block({ x: side, z, width: 0.34, height: 5.5, depth: 0.34 }, stone, { material: 'stone' });
    }
  },
  ground: (kit) => {
    const room = openNave(kit);
    const { floor, carpet } = paletteOf(kit);
    paintFloor(kit, room, floor, 'tiles', 0.7);
    kit.quad(
      [
        [-0.62, 0.004, room.near],
        [0.62, 0.004, room.near],
        [0.62, 0.004, room.back - 0.6],
        [-0.62, 0.004, room.back - 0.6],
      ],
      shade(carpet, kit.day.dark * 0.2),
      { material: 'cloth', outline: 0.8 },
    );
    for (const x of [-0.56, 0.56])
      kit.edge([x, 0.006, room.near], [x, 0.006, room.back - 0.6], '#d9b35a', 0.03, 0.9);
  },
  middle: (kit) => {
    const room = openNave(kit);
    paintAltar(kit, room.back - 0.8);
    for (const z of [8.6, 7.5, 6.4, 5.3, 4.2])
      for (const side of [-1, 1] as const) paintPew(kit, side, 0.85, z);
  },
  front: (kit) => {
    const { wood } = paletteOf(kit);
    const pen = kit.pen(kit.half(1.9) * 1.02, 0, 1.9);
    pen.form(box(-0.14, -0.8, 0.5, 1.1, 0.04), shade(wood, 0.15), { material: 'wood' });
    for (const [at, colour] of [
      [-0.08, '#f4efe2'],
      [0.02, '#e3a0a8'],
      [0.1, '#f6f2e8'],
    ] as const) {
      pen.line(thread([at, -0.78], [at * 1.2, -0.95]), '#5f8a55', 0.02);
      pen.form(ellipse(at * 1.3, -1, 0.06), colour, { roundness: 0.8, outline: 0.7 });
    }
  },
};
