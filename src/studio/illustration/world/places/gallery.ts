import { box, ellipse, polygon, soft } from '../../../reel/vignettes/forms.ts';
import { paintPicture } from '../props/decor.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#efece4', floor: '#b58a5e', bench: '#3a3f44', art: ['#2f5f8a', '#e2a03a', '#c9504a', '#f2e6cc'] },
  { wall: '#5a4a4f', floor: '#8f6a4a', bench: '#c9b48a', art: ['#d8b45a', '#3f7f78', '#e6ddc8', '#8f3f46'] },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const openHall = (kit: Kit) => openRoom(kit, { back: 6, height: 3.8, widest: 4.2 });

/** A sculpture on its plinth. */
function paintSculpture(kit: Kit, x: number): void {
  const { wall } = paletteOf(kit);
  kit.contact({ x, z: 4.9, width: 0.5, depth: 0.45 });
  kit.block({ x, z: 4.9, width: 0.5, height: 1, depth: 0.45 }, tint(wall, 0.4));
  const pen = kit.pen(x, 1, 5);
  pen.form(
    soft(
      [-0.14, 0],
      [-0.19, -0.3],
      [-0.06, -0.46],
      [-0.12, -0.7],
      [0.03, -0.86],
      [0.17, -0.68],
      [0.06, -0.5],
      [0.2, -0.26],
      [0.12, 0],
    ),
    '#b98a4a',
    { roundness: 1, material: 'metal', gloss: 0.7 },
  );
  pen.form(ellipse(0.03, -0.67, 0.05, 0.07), shade('#b98a4a', 0.6), { roundness: 0.4, outline: 0.6 });
}

export const gallery: Place = {
  far: (kit) => {
    const room = openHall(kit);
    const { wall, art } = paletteOf(kit);
    const wide = room.half > 2.6;
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.5), skirting: shade(wall, 0.2) });
    const pictures = wide
      ? ([
          [-2.35, 1.15, 1.2, 1.5],
          [0, 1.2, 2, 1.35],
          [2.35, 1.15, 1.2, 1.5],
        ] as const)
      : ([
          [-1.02, 1.15, 0.95, 1.4],
          [0.75, 1.2, 1.35, 1.15],
        ] as const);
    for (const [nth, [x, y, width, height]] of pictures.entries()) {
      const pen = kit.pen(x, y, room.back - 0.03);
      pen.glow(0, -height / 2, height * 1.1, '#fff2d0', 0.3);
      pen.form(
        polygon(
          [-width * 0.35, -height - 0.75],
          [width * 0.35, -height - 0.75],
          [width * 0.8, 0.1],
          [-width * 0.8, 0.1],
        ),
        '#fff6dc',
        { roundness: 0, outline: 0, alpha: 0.12 },
      );
      const colourAt = (index: number) => art[(nth + index) % 4]!;
      const colours = [colourAt(0), colourAt(1), colourAt(2)] as const;
      paintPicture(kit, x, y, room.back - 0.03, width, height, colours);
      pen.form(box(width / 2 + 0.1, -0.3, 0.14, 0.1), '#ffffff', { roundness: 0, outline: 0.4 });
    }
    const rail = kit.pen(0, room.height - 0.12, room.back - 0.8);
    rail.form(box(-5, -0.05, 10, 0.05), '#2b2d31', { roundness: 0.4, material: 'metal' });
    for (const [x] of pictures)
      rail.form(polygon([x - 0.05, 0], [x + 0.07, 0], [x + 0.1, 0.24], [x - 0.08, 0.24]), '#2b2d31', {
        roundness: 0.5,
        material: 'metal',
      });
  },
  ground: (kit) => paintFloor(kit, openHall(kit), paletteOf(kit).floor, 'boards'),
  middle: (kit) => {
    const { bench } = paletteOf(kit);
    const wide = kit.isWide;
    paintSculpture(kit, wide ? 3 : 1.2);
    const x = wide ? -0.6 : -0.55;
    kit.contact({ x, z: 4.4, width: 1.5, depth: 0.5 });
    for (const side of [-0.6, 0.6])
      kit.block({ x: x + side, z: 4.42, width: 0.07, height: 0.4, depth: 0.42 }, '#2b2d31', {
        material: 'metal',
      });
    kit.block({ x, y: 0.4, z: 4.4, width: 1.5, height: 0.1, depth: 0.48 }, bench, { material: 'cloth' });
  },
  front: (kit) => {
    const pen = kit.pen(-kit.half(1.9) * 1.02, 0, 1.9);
    pen.form(ellipse(0, 0.1, 0.16, 0.04), '#c9a24a', { roundness: 0.5, material: 'metal' });
    pen.form(box(-0.025, -0.85, 0.05, 0.95), '#c9a24a', { roundness: 0.8, material: 'metal' });
    pen.form(ellipse(0, -0.87, 0.06), '#d9b35a', { roundness: 1, gloss: 0.6, material: 'metal' });
    pen.form(soft([0, -0.78], [-0.3, -0.5], [-0.6, -0.6], [-0.6, -0.68], [-0.3, -0.6]), '#8f2f3a', {
      roundness: 0.6,
      material: 'cloth',
    });
  },
};
