import { box, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { board: '#9a6a45', post: '#6f4a30', hay: '#e2bf5a', floor: '#c2a273' },
  { board: '#a8794f', post: '#5f4632', hay: '#d9b04a', floor: '#b89a78' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const openBarn = (kit: Kit) => openRoom(kit, { back: 8, height: 4.6, widest: 5 });

/** A bale with its two strings and a few loose straws. */
function paintBale(kit: Kit, x: number, y: number, z: number): void {
  const hay = shade(paletteOf(kit).hay, kit.day.dark * 0.25);
  const block = { x, y, z, width: 0.95, height: 0.45, depth: 0.5 };
  if (y === 0) kit.contact(block);
  kit.block(block, hay, { material: 'cloth' });
  const random = kit.random(`bale${x}${y}${z}`);
  const pen = kit.pen(x, y, z);
  for (const at of [-0.24, 0.24]) pen.line(thread([at, -0.45], [at, 0]), '#8a5a34', 0.022);
  for (let straw = 0; straw < 14; straw += 1) {
    const [at, low] = [(random() - 0.5) * 0.9, -random() * 0.42];
    pen.line(thread([at, low], [at + 0.08 * (random() - 0.5), low - 0.07]), shade(hay, 0.25), 0.012, 0.8);
  }
}

/** The open gate at the back, with the fields behind it. */
function paintGate(kit: Kit): void {
  const { back } = openBarn(kit);
  const pen = kit.pen(0, 0, back);
  const dark = kit.day.dark;
  pen.form(box(-0.95, -2.5, 1.9, 2.5), shade('#bfe0ee', dark * 0.75), { roundness: 0, outline: 1 });
  pen.form(
    soft([-0.95, -0.85], [-0.2, -1.1], [0.5, -0.95], [0.95, -1.05], [0.95, 0], [-0.95, 0]),
    shade('#9dbb62', dark * 0.5),
    {
      roundness: 0,
      outline: 0.6,
    },
  );
  for (const side of [-1, 1]) {
    pen.form(box(side * 0.95 - 0.08, -2.58, 0.16, 2.58), paletteOf(kit).post, { material: 'wood' });
    pen.form(box(side > 0 ? 0.98 : -1.98, -2.5, 1, 2.5), shade(paletteOf(kit).board, 0.15), {
      material: 'wood',
    });
    pen.line(thread([side * 1.05, -2.4], [side * 1.9, -0.1]), paletteOf(kit).post, 0.09);
  }
}

export const barn: Place = {
  far: (kit) => {
    const room = openBarn(kit);
    const { board, post } = paletteOf(kit);
    paintWalls(kit, room, { wall: board, ceiling: shade(post, 0.25) });
    for (let x = -room.half; x <= room.half; x += 0.42)
      kit.edge([x, 0, room.back], [x, room.height, room.back], shade(board, 0.32), 0.02);
    for (const y of [1.1, 2.9]) kit.edge([-room.half, y, room.back], [room.half, y, room.back], post, 0.1);
    paintGate(kit);
    for (const z of [3.4, 5.6]) {
      kit.edge([-room.half, 3.9, z], [room.half, 3.9, z], shade(post, 0.1), 0.2);
      for (const side of [-1, 1])
        kit.edge([side * room.half, 2.9, z], [side * room.half * 0.62, 3.9, z], post, 0.13);
    }
  },
  ground: (kit) => {
    const { floor, hay } = paletteOf(kit);
    const room = openBarn(kit);
    paintFloor(kit, room, floor, 'boards', 0.5);
    const random = kit.random('straw');
    for (let straw = 0; straw < 90; straw += 1) {
      const z = 2.4 + random() * 5.2;
      const x = (random() - 0.5) * 2 * Math.min(room.half, kit.half(z));
      kit.edge(
        [x, 0.004, z],
        [x + (random() - 0.5) * 0.3, 0.004, z + random() * 0.2],
        tint(hay, random() * 0.3),
        0.02,
      );
    }
  },
  middle: (kit) => {
    const wide = kit.isWide;
    const [left, right] = wide ? [-2.7, 2.6] : [-1.35, 1.4];
    for (const [x, y, z] of [
      [left, 0, 6.2],
      [left + 0.6, 0, 5.6],
      [left + 0.1, 0.45, 5.8],
      [right, 0, 6],
      [right + 0.2, 0.45, 6],
      [right - 0.1, 0.9, 6],
    ] as const)
      paintBale(kit, x, y, z);
    const fork = kit.pen(right + (wide ? 0.9 : 0.2), 0, 4.9);
    fork.line(thread([0, -1.3], [-0.28, 0]), '#8a6238', 0.04);
    for (const at of [-0.1, 0, 0.1]) fork.line(thread([at, -1.32], [at + 0.05, -1.68]), '#7d858c', 0.022);
    fork.form(polygon([-0.13, -1.3], [0.13, -1.34], [0.13, -1.28], [-0.12, -1.25]), '#7d858c', {
      material: 'metal',
    });
  },
  front: (kit) => {
    const pen = kit.pen(kit.half(1.9) * 1.02, 0, 1.9);
    pen.form(soft([-0.42, 0.3], [-0.3, -0.3], [0, -0.42], [0.3, -0.2], [0.4, 0.3]), paletteOf(kit).hay, {
      material: 'cloth',
    });
  },
};
