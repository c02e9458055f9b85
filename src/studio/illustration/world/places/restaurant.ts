import { box, ellipse, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { paintPicture, paintPlant, paintGoodsRow } from '../props/decor.ts';
import { paintLamplight, paintPendant } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintChair, seatHeight } from '../props/seating.ts';
import { paintRoundTable, tableHeight } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    wall: '#7a3b3f',
    band: '#4a2a2a',
    wood: '#6b4530',
    cloth: '#f4eee2',
    chair: '#8a5a3c',
    accent: '#d9a94a',
    floor: '#7d5a44',
  },
  {
    wall: '#2f4a5a',
    band: '#243642',
    wood: '#8a6242',
    cloth: '#f7f2e8',
    chair: '#b07a4e',
    accent: '#d98a4a',
    floor: '#8d7159',
  },
  {
    wall: '#8a9a7a',
    band: '#56684f',
    wood: '#7b5a3c',
    cloth: '#faf5ea',
    chair: '#6a4a34',
    accent: '#c9603f',
    floor: '#a58764',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const tablesOf = (half: number): number[] => (half > 2.2 ? [-2.2, 0.1, 2.3] : [-0.72, 0.92]);

function paintGlass(kit: Kit, x: number, z: number, wine: string): void {
  const pen = kit.pen(x, tableHeight, z);
  pen.form(ellipse(0, -0.005, 0.04, 0.01), '#e7f0f2', { roundness: 0.2, outline: 0.5 });
  pen.line(thread([0, 0], [0, -0.1]), '#d3e0e4', 0.012);
  pen.form(polygon([-0.045, -0.22], [0.045, -0.22], [0.035, -0.12], [0, -0.09], [-0.035, -0.12]), '#e9f3f5', {
    roundness: 0.6,
    gloss: 0.8,
    material: 'glass',
    alpha: 0.8,
    outline: 0.6,
  });
  pen.form(polygon([-0.042, -0.17], [0.042, -0.17], [0.035, -0.12], [0, -0.095], [-0.035, -0.12]), wine, {
    roundness: 0.3,
    outline: 0,
  });
}

function paintLaidTable(kit: Kit, x: number, z: number): void {
  const { cloth, chair, accent } = paletteOf(kit);
  paintChair(kit, x - 0.52, z + 0.1, chair, { seat: accent });
  paintChair(kit, x + 0.52, z + 0.1, chair, { seat: accent });
  paintRoundTable(kit, x, z, cloth, { radius: 0.46, cloth });
  for (const side of [-1, 1]) {
    const plate = kit.pen(x + side * 0.22, tableHeight + 0.005, z - 0.08);
    plate.form(ellipse(0, -0.01, 0.13, 0.035), '#ffffff', { roundness: 0.2, outline: 0.8 });
    plate.form(ellipse(0, -0.014, 0.085, 0.022), '#e4e6e4', { roundness: 0.1, outline: 0.4 });
    paintGlass(kit, x + side * 0.26, z + 0.16, '#8a2638');
  }
  const candle = kit.pen(x, tableHeight, z + 0.05);
  candle.form(box(-0.025, -0.16, 0.05, 0.16, 0.01), '#f6edd8', { roundness: 0.7 });
  const flicker = 1 + 0.12 * Math.sin(kit.seconds * 9 + x);
  candle.form(ellipse(0, -0.2, 0.014, 0.03 * flicker), '#ffcf6a', { roundness: 0, outline: 0 });
  paintLamplight(candle, 0, -0.2, 0.42 * flicker, '#ffc872', 0.4 + 0.3 * kit.day.dark);
}

export const restaurant: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, band, wood, accent } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintWalls(kit, room, { wall, ceiling: shade(wood, 0.35), skirting: shade(band, 0.2) });
    paintWallBand(kit, room, 0, 0.95, band);
    kit.quad(
      [
        [room.left, 0.95, room.back - 0.02],
        [room.right, 0.95, room.back - 0.02],
        [room.right, 1.01, room.back - 0.02],
        [room.left, 1.01, room.back - 0.02],
      ],
      tint(wood, 0.1),
      { outline: 0.6 },
    );
    const x = wide ? 1.4 : 0.85;
    paintWindow(
      kit,
      { x, y: 1.15, z: room.back, width: wide ? 1.3 : 0.95, height: 1.25 },
      { outlook: 'city', columns: 2, rows: 2, frame: wood, curtain: wide ? undefined : undefined },
    );
    paintPicture(kit, wide ? -0.3 : -0.28, 1.45, room.back, 0.46, 0.58, [accent, wall, '#e9d9b4']);
    const rack = kit.pen(wide ? -2.1 : -0.98, 1.25, room.back);
    rack.form(box(-0.42, -0.95, 0.84, 0.95, 0.02), shade(wood, 0.35), { roundness: 0.1, material: 'wood' });
    for (const y of [0, -0.32, -0.64]) {
      rack.form(box(-0.42, y - 0.03, 0.84, 0.03), wood, { roundness: 0.1, material: 'wood', outline: 0.7 });
      paintGoodsRow(rack.move(0, y - 0.03), `wine${y}`, 0.78, 0.27, 'bottles', [
        '#274a34',
        '#5b1f2b',
        '#8a6a2f',
        '#2b3a2b',
      ]);
    }
  },
  ground: (kit) => paintFloor(kit, openRoom(kit), paletteOf(kit).floor, 'boards'),
  middle: (kit) => {
    const room = openRoom(kit);
    const { accent } = paletteOf(kit);
    for (const x of tablesOf(room.half)) {
      paintPendant(kit, x, 4.2, room.height, 1.95, accent, 'dome');
      paintLaidTable(kit, x, 4.15);
    }
    paintPlant(kit, room.half > 2.2 ? -3.15 : 0.1, 0, 4.75, 1.1, 'slender', '#c9a77a');
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    paintChair(kit, -edge - 0.1, 1.9, shade(paletteOf(kit).chair, 0.3), { turned: true });
  },
  seats: (view) => {
    const x = tablesOf(view.half(5))[view.isWide ? 1 : 0]!;
    return [
      { kind: 'chair', x: x - 0.52, z: 4.35, height: seatHeight, facing: 1, deskTop: tableHeight },
      { kind: 'chair', x: x + 0.52, z: 4.35, height: seatHeight, facing: -1, deskTop: tableHeight },
    ];
  },
};
