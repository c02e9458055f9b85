import { box, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#c9cdd0', floor: '#a8a79f', rack: '#2f5f9a', beam: '#e2803a', card: '#c79a66' },
  { wall: '#d5d0c4', floor: '#9a9c9c', rack: '#3f6f5a', beam: '#e0b23a', card: '#b98d5e' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const openHall = (kit: Kit) => openRoom(kit, { back: 14, height: 6.2, widest: 5.6 });
const boards = [0.15, 1.7, 3.25];

/** One bay of a rack along the aisle: uprights, beams and boxes, its front in the plane x. */
function paintBay(kit: Kit, side: 1 | -1, x: number, z: number, name: string): void {
  const depth = kit.half(5) > 2.2 ? 2.4 : 0.9;
  const { rack, beam, card } = paletteOf(kit);
  const random = kit.random(name);
  const middle = side * (x + 0.1 + depth / 2);
  for (const y of boards) {
    for (const along of [0.15, 1.15]) {
      if (random() < 0.14) continue;
      const high = 0.7 + random() * 0.55;
      const paper = random() < 0.2 ? tint(card, 0.35) : shade(card, random() * 0.22);
      kit.block({ x: middle, y: y + 0.12, z: z + along, width: depth, height: high, depth: 0.85 }, paper, {
        material: 'paper',
        outline: 0.7,
      });
      const inner = side * x + side * 0.1;
      kit.quad(
        [
          [inner, y + 0.12 + high * 0.55, z + along + 0.3],
          [inner, y + 0.12 + high * 0.55, z + along + 0.6],
          [inner, y + 0.12 + high * 0.8, z + along + 0.6],
          [inner, y + 0.12 + high * 0.8, z + along + 0.3],
        ],
        '#f6f0e2',
        { outline: 0 },
      );
    }
    kit.block({ x: side * x + side * 0.03, y, z, width: 0.06, height: 0.12, depth: 2.2 }, beam, {
      material: 'metal',
    });
  }
  for (const at of [z, z + 2.15])
    kit.block({ x: side * x + side * 0.03, z: at, width: 0.09, height: 4.7, depth: 0.09 }, rack, {
      material: 'metal',
    });
}

/** A gate to the yard, rolled up a little in the day. */
function paintGate(kit: Kit, z: number): void {
  const pen = kit.pen(0, 0, z);
  const slat = '#aeb6ba';
  pen.form(box(-1.75, -3.7, 3.5, 3.7), '#5f666a', { roundness: 0, outline: 1 });
  pen.form(box(-1.55, -3.5, 3.1, 3.5), kit.day.skyLow, { roundness: 0, outline: 0.7 });
  pen.form(box(-1.55, -0.4, 3.1, 0.4), '#8f8c84', { roundness: 0, outline: 0 });
  const open = kit.day.dark > 0.5 ? 0 : 2.1;
  pen.form(box(-1.55, -3.5, 3.1, 3.5 - open), slat, { roundness: 0.05, material: 'metal' });
  for (let y = -3.3; y < -open; y += 0.28) pen.line(thread([-1.55, y], [1.55, y]), shade(slat, 0.3), 0.025);
  for (const side of [-1, 1])
    for (let stripe = 0; stripe < 6; stripe += 1)
      pen.form(
        polygon(
          [side * 1.62, -stripe * 0.6],
          [side * 1.86, -stripe * 0.6 - 0.12],
          [side * 1.86, -stripe * 0.6 - 0.42],
          [side * 1.62, -stripe * 0.6 - 0.3],
        ),
        stripe % 2 ? '#23262b' : '#f0c030',
        { roundness: 0, outline: 0 },
      );
}

/** A pallet with boxes wrapped in film. */
function paintPallet(kit: Kit, x: number, z: number): void {
  const { card } = paletteOf(kit);
  kit.contact({ x, z, width: 1, depth: 0.8 });
  for (const y of [0, 0.1])
    kit.block({ x, y, z, width: 1, height: 0.05, depth: 0.8 }, '#b58a56', { material: 'wood' });
  for (const side of [-0.42, 0, 0.42])
    kit.block({ x: x + side, y: 0.04, z, width: 0.12, height: 0.07, depth: 0.8 }, '#8f6a40', {
      material: 'wood',
    });
  for (const [at, y, high] of [
    [-0.24, 0.15, 0.42],
    [0.24, 0.15, 0.42],
    [-0.24, 0.57, 0.36],
    [0.22, 0.57, 0.3],
  ] as const) {
    kit.block(
      { x: x + at, y, z: z + 0.05, width: 0.46, height: high, depth: 0.7 },
      shade(card, y > 0.5 ? 0.02 : 0.1),
      { material: 'paper' },
    );
    kit.edge([x + at, y, z + 0.05], [x + at, y + high, z + 0.05], '#e6d3a8', 0.05, 0.8);
  }
}

export const warehouse: Place = {
  far: (kit) => {
    const room = openHall(kit);
    const { wall } = paletteOf(kit);
    paintWalls(kit, room, { wall, floor: '#ffffff', ceiling: shade(wall, 0.2) });
    paintGate(kit, room.back - 0.02);
    for (const z of [4.5, 7, 9.5, 12]) {
      kit.edge([-5.6, room.height - 0.2, z], [5.6, room.height - 0.2, z], shade(wall, 0.45), 0.16);
      paintCeilingPanel(kit, 0, z, room.height - 0.3, 1.8, 0.24);
    }
  },
  ground: (kit) => {
    const room = openHall(kit);
    const { floor } = paletteOf(kit);
    paintFloor(kit, room, floor, 'plain');
    const wide = kit.half(5) > 2.2;
    for (const side of [-1, 1]) {
      const x = side * (wide ? 2 : 1.05);
      kit.edge([x, 0.004, room.near], [x, 0.004, room.back], '#f0c030', 0.09, 0.9);
    }
  },
  middle: (kit) => {
    const wide = kit.half(5) > 2.2;
    const x = wide ? 2.3 : 1.3;
    for (const z of [11.4, 9.1, 6.8, 4.5])
      for (const side of [-1, 1] as const) paintBay(kit, side, x, z, `bay-${side}-${z}`);
    paintPallet(kit, wide ? -1.4 : -0.72, 5.6);
  },
  front: (kit) => {
    const { card } = paletteOf(kit);
    const pen = kit.pen(kit.half(1.9) * 1.04, 0, 1.9);
    pen.form(box(-0.4, -0.55, 0.8, 0.9, 0.01), shade(card, 0.12), { material: 'paper' });
    pen.form(box(-0.06, -0.55, 0.12, 0.9), '#e6d3a8', { roundness: 0, outline: 0.4 });
  },
};
