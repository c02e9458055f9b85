import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant, paintGoodsRow } from '../props/decor.ts';
import { paintPendant } from '../props/lamps.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#ecdcd4', wood: '#b98a62', seat: '#3a3238', accent: '#c9737a', floor: '#c9b8a4' },
  { wall: '#d8e0da', wood: '#8f6a4a', seat: '#7a4a3a', accent: '#4f8a78', floor: '#b9b4aa' },
  { wall: '#3f444c', wood: '#c09a6a', seat: '#8a3f3a', accent: '#d9b35a', floor: '#8f8478' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const placesOf = (half: number): readonly number[] => (half > 2.2 ? [-1.9, 0, 1.9] : [-0.78, 0.78]);

/** A round mirror in a ring of light, with its shelf. */
function paintMirror(kit: Kit, x: number, z: number): void {
  const { wall, wood } = paletteOf(kit);
  const pen = kit.pen(x, 1.62, z - 0.03);
  pen.glow(0, 0, 0.95, '#fff0cc', 0.35 + kit.day.dark * 0.4);
  pen.form(ellipse(0, 0, 0.58), '#fff4d6', { roundness: 0.1, outline: 1 });
  pen.form(ellipse(0, 0, 0.52), tint(shade(wall, 0.12), 0.3), {
    roundness: 0,
    material: 'glass',
    gloss: 0.5,
    fade: shade(wall, 0.25),
    inside: () => {
      for (const at of [-0.22, 0.02])
        pen.form(polygon([at, 0.6], [at + 0.34, -0.6], [at + 0.46, -0.6], [at + 0.12, 0.6]), '#ffffff', {
          roundness: 0,
          outline: 0,
          alpha: 0.22,
        });
    },
  });
  kit.block({ x, y: 0.86, z: z - 0.3, width: 1.25, height: 0.06, depth: 0.3 }, wood, { material: 'wood' });
  const shelf = kit.pen(x, 0.92, z - 0.2);
  for (const [at, high, colour] of [
    [-0.46, 0.2, '#c9737a'],
    [-0.36, 0.15, '#efe6d6'],
    [-0.27, 0.23, '#4f8a78'],
    [0.34, 0.17, '#d9b35a'],
  ] as const) {
    shelf.form(box(at - 0.04, -high, 0.08, high, 0.02), colour, { roundness: 0.8, outline: 0.7 });
    shelf.form(box(at - 0.018, -high - 0.05, 0.036, 0.05), '#2f2c30', { roundness: 0.4, outline: 0.5 });
  }
  shelf.form(box(0.42, -0.12, 0.1, 0.12, 0.02), '#8fb0ba', { roundness: 0.7, outline: 0.7 });
  for (const lean of [-0.03, 0.02, 0.05])
    shelf.line(thread([0.47, -0.1], [0.47 + lean, -0.26]), '#2f2c30', 0.014);
}

/** A hairdresser's chair seen from behind, on its round foot. */
function paintStylingChair(kit: Kit, x: number, z: number): void {
  const { seat } = paletteOf(kit);
  const pen = kit.pen(x, 0, z);
  pen.shadow(ellipse(0, 0, 0.4, 0.07), 0.45, 0.06 * pen.scale);
  pen.form(ellipse(0, -0.03, 0.3, 0.06), '#b9c0c5', { roundness: 0.6, material: 'metal' });
  pen.form(box(-0.05, -0.42, 0.1, 0.4), '#9aa2a8', { roundness: 0.8, material: 'metal' });
  pen.form(box(-0.34, -0.56, 0.68, 0.17, 0.06), seat, { roundness: 0.6 });
  for (const side of [-1, 1])
    pen.form(box(side * 0.36 - 0.05, -0.78, 0.1, 0.32, 0.04), shade(seat, 0.15), {
      roundness: 0.6,
    });
  pen.form(
    soft([-0.3, -0.52], [-0.32, -0.95], [-0.18, -1.08], [0.18, -1.08], [0.32, -0.95], [0.3, -0.52]),
    tint(seat, 0.08),
    { roundness: 0.6 },
  );
}

/** A trolley with brushes and bottles. */
function paintTrolley(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  kit.contact({ x, z: 4.2, width: 0.5, depth: 0.35 });
  for (const side of [-0.21, 0.21]) kit.edge([x + side, 0, 4.2], [x + side, 0.85, 4.2], '#2f2c30', 0.03);
  for (const y of [0.16, 0.48, 0.8])
    kit.block({ x, y, z: 4.2, width: 0.46, height: 0.07, depth: 0.3 }, accent);
  const pen = kit.pen(x, 0.87, 4.25);
  for (const [at, colour] of [
    [-0.13, '#f2ead8'],
    [0, '#d9b35a'],
    [0.12, '#8fb0ba'],
  ] as const)
    pen.form(box(at - 0.04, -0.16, 0.08, 0.16, 0.02), colour, { roundness: 0.7, outline: 0.7 });
}

export const salon: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, wood } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.45), skirting: shade(wood, 0.1) });
    for (const x of placesOf(room.half)) paintMirror(kit, x, room.back);
  },
  ground: (kit) => paintFloor(kit, openRoom(kit), paletteOf(kit).floor, 'tiles', 0.55),
  middle: (kit) => {
    const room = openRoom(kit);
    const { accent, wood } = paletteOf(kit);
    const wide = room.half > 2.2;
    for (const x of placesOf(room.half)) paintStylingChair(kit, x, 4.5);
    paintTrolley(kit, wide ? 0.95 : 0.08);
    for (const x of placesOf(room.half)) paintPendant(kit, x, 4.3, room.height, 2.45, accent, 'dome');
    paintPlant(kit, wide ? -2.9 : -1.42, 0, 4.7, 1.1, 'slender', wood);
    if (wide) {
      kit.block({ x: 3, y: 1.3, z: 4.8, width: 0.7, height: 0.05, depth: 0.2 }, wood, { material: 'wood' });
      paintGoodsRow(kit.pen(3, 1.35, 4.85), 'salon', 0.62, 0.3, 'bottles', [accent, '#efe6d6', '#4f8a78']);
    }
  },
  front: (kit) => {
    const { accent } = paletteOf(kit);
    const pen = kit.pen(-kit.half(1.9) * 1.03, 0, 1.9);
    for (const [nth, colour] of [tint(accent, 0.5), '#f6efe2', tint(accent, 0.25)].entries())
      pen.form(box(-0.3, -0.62 - nth * 0.12, 0.56, 0.12, 0.05), colour, {
        roundness: 0.7,
        material: 'cloth',
      });
    pen.form(box(-0.34, -0.5, 0.66, 0.8, 0.03), paletteOf(kit).wood, { material: 'wood' });
  },
};
