import { box, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#c9cdd0', floor: '#a8a79f', rack: '#2f5f9a', beam: '#e2803a', cardboard: '#c79a66' },
  { wall: '#d5d0c4', floor: '#9a9c9c', rack: '#3f6f5a', beam: '#e0b23a', cardboard: '#b98d5e' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const openHall = (kit: Kit) => openRoom(kit, { back: 14, height: 6.2, widest: hallHalfWidth });
const boards = [0.15, 1.7, 3.25];
const tape = '#e6d3a8';
const hallHalfWidth = 5.6;
/** Metres from the middle of the aisle to its yellow lines and to the racks. */
const aisleOf = ({ isWide }: Kit) => (isWide ? { line: 2, rack: 2.3 } : { line: 1.05, rack: 1.3 });

/** One bay of a rack along the aisle: uprights, beams and boxes. Its front is x metres from the middle of the aisle. */
function paintBay(kit: Kit, side: 1 | -1, x: number, z: number, seed: string): void {
  const depth = kit.isWide ? 2.4 : 0.9;
  const { rack, beam, cardboard } = paletteOf(kit);
  const random = kit.random(seed);
  const middle = side * (x + 0.1 + depth / 2);
  for (const y of boards) {
    for (const offset of [0.15, 1.15]) {
      if (random() < 0.14) continue;
      const height = 0.7 + random() * 0.55;
      const boxColour = random() < 0.2 ? tint(cardboard, 0.35) : shade(cardboard, random() * 0.22);
      kit.block({ x: middle, y: y + 0.12, z: z + offset, width: depth, height, depth: 0.85 }, boxColour, {
        material: 'paper',
        outline: 0.7,
      });
      paintLabel(kit, side * (x + 0.1), y + 0.12, z + offset, height);
    }
    kit.block({ x: side * (x + 0.03), y, z, width: 0.06, height: 0.12, depth: 2.2 }, beam, {
      material: 'metal',
    });
  }
  for (const uprightZ of [z, z + 2.15])
    kit.block({ x: side * (x + 0.03), z: uprightZ, width: 0.09, height: 4.7, depth: 0.09 }, rack, {
      material: 'metal',
    });
}

/** A paper label on the front of a box of this height. */
function paintLabel(kit: Kit, x: number, y: number, z: number, height: number): void {
  const [bottom, top] = [y + height * 0.55, y + height * 0.8];
  kit.quad(
    [
      [x, bottom, z + 0.3],
      [x, bottom, z + 0.6],
      [x, top, z + 0.6],
      [x, top, z + 0.3],
    ],
    '#f6f0e2',
    { outline: 0 },
  );
}

/** A roller gate to the yard: more than half open by day, closed in the dark. */
function paintGate(kit: Kit, z: number): void {
  const pen = kit.pen(0, 0, z);
  const slat = '#aeb6ba';
  pen.form(box(-1.75, -3.7, 3.5, 3.7), '#5f666a', { roundness: 0, outline: 1 });
  pen.form(box(-1.55, -3.5, 3.1, 3.5), kit.day.skyLow, { roundness: 0, outline: 0.7 });
  pen.form(box(-1.55, -0.4, 3.1, 0.4), '#8f8c84', { roundness: 0, outline: 0 });
  const openHeight = kit.day.dark > 0.5 ? 0 : 2.1;
  pen.form(box(-1.55, -3.5, 3.1, 3.5 - openHeight), slat, { roundness: 0.05, material: 'metal' });
  for (let y = -3.3; y < -openHeight; y += 0.28)
    pen.line(thread([-1.55, y], [1.55, y]), shade(slat, 0.3), 0.025);
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

/** A pallet with boxes closed with tape. */
function paintPallet(kit: Kit, x: number, z: number): void {
  const { cardboard } = paletteOf(kit);
  kit.contact({ x, z, width: 1, depth: 0.8 });
  for (const y of [0, 0.1])
    kit.block({ x, y, z, width: 1, height: 0.05, depth: 0.8 }, '#b58a56', { material: 'wood' });
  for (const side of [-0.42, 0, 0.42])
    kit.block({ x: x + side, y: 0.04, z, width: 0.12, height: 0.07, depth: 0.8 }, '#8f6a40', {
      material: 'wood',
    });
  for (const [offset, y, height] of [
    [-0.24, 0.15, 0.42],
    [0.24, 0.15, 0.42],
    [-0.24, 0.57, 0.36],
    [0.22, 0.57, 0.3],
  ] as const) {
    kit.block(
      { x: x + offset, y, z: z + 0.05, width: 0.46, height, depth: 0.7 },
      shade(cardboard, y > 0.5 ? 0.02 : 0.1),
      { material: 'paper' },
    );
    kit.edge([x + offset, y, z + 0.05], [x + offset, y + height, z + 0.05], tape, 0.05, 0.8);
  }
}

export const warehouse: Place = {
  far: (kit) => {
    const room = openHall(kit);
    const { wall } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: shade(wall, 0.2) });
    paintGate(kit, room.back - 0.02);
    for (const z of [4.5, 7, 9.5, 12]) {
      kit.edge(
        [-hallHalfWidth, room.height - 0.2, z],
        [hallHalfWidth, room.height - 0.2, z],
        shade(wall, 0.45),
        0.16,
      );
      paintCeilingPanel(kit, 0, z, room.height - 0.3, 1.8, 0.24);
    }
  },
  ground: (kit) => {
    const room = openHall(kit);
    const { floor } = paletteOf(kit);
    paintFloor(kit, room, floor, 'plain');
    for (const side of [-1, 1]) {
      const x = side * aisleOf(kit).line;
      kit.edge([x, 0.004, room.near], [x, 0.004, room.back], '#f0c030', 0.09, 0.9);
    }
  },
  middle: (kit) => {
    const { rack } = aisleOf(kit);
    for (const z of [11.4, 9.1, 6.8, 4.5])
      for (const side of [-1, 1] as const) paintBay(kit, side, rack, z, `bay-${side}-${z}`);
    paintPallet(kit, kit.isWide ? -1.4 : -0.72, 5.6);
  },
  front: (kit) => {
    const { cardboard } = paletteOf(kit);
    const pen = kit.pen(kit.half(1.9) * 1.04, 0, 1.9);
    pen.form(box(-0.4, -0.55, 0.8, 0.9, 0.01), shade(cardboard, 0.12), { material: 'paper' });
    pen.form(box(-0.06, -0.55, 0.12, 0.9), tape, { roundness: 0, outline: 0.4 });
  },
};
