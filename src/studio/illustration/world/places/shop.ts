import { box, polygon, thread } from '../../../reel/vignettes/forms.ts';
import { arc } from '../space/arc.ts';
import { paintPlant, paintShelf } from '../props/decor.ts';
import { paintPendant } from '../props/lamps.ts';
import { paintCounter } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { openRoom, paintFloor, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';
import { paintBucket, paintGoods } from './shop-goods.ts';

const palettes = [
  {
    wall: '#f0e4d6',
    accent: '#d4694a',
    wood: '#c59a6a',
    floor: '#c8aa86',
    goods: ['#d4694a', '#e9b04f', '#5f8f86', '#f3ead9', '#4a5b78'],
  },
  {
    wall: '#d9e2dd',
    accent: '#2f7f74',
    wood: '#a87f58',
    floor: '#b09a82',
    goods: ['#2f7f74', '#e8a98f', '#f2e6c9', '#6c86a8', '#c9573f'],
  },
  {
    wall: '#e9dde3',
    accent: '#8a4f8f',
    wood: '#d6b48c',
    floor: '#bfa592',
    goods: ['#8a4f8f', '#e7b7c8', '#f4ecdf', '#5b78a6', '#d9a24b'],
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

export const shop: Place = {
  far: (kit) => {
    const room = openRoom(kit);
    const { wall, accent } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.4), skirting: shade(wall, 0.2) });
    const wide = room.half > 2.2;
    const sign = kit.pen(wide ? 0 : -0.05, 2.42, room.back);
    sign.form(box(-0.62, -0.2, 1.24, 0.4, 0.2), accent, { roundness: 0.3 });
    sign.form(polygon([-0.42, -0.06], [-0.3, -0.06], [-0.28, 0.08], [-0.44, 0.08]), tint(accent, 0.75), {
      roundness: 0,
      outline: 0,
    });
    sign.line(arc(-0.36, -0.06, 0.035, 0.045, Math.PI, Math.PI * 2), tint(accent, 0.75), 0.016);
    for (const [y, to] of [
      [-0.06, 0.46],
      [0.05, 0.26],
    ] as const)
      sign.line(thread([-0.16, y], [to, y]), tint(accent, 0.75), 0.04);
  },
  ground: (kit) => paintFloor(kit, openRoom(kit), paletteOf(kit).floor, 'boards'),
  middle: (kit) => {
    const room = openRoom(kit);
    const { wood, accent, goods } = paletteOf(kit);
    const wide = room.half > 2.2;
    paintShelf(kit, wide ? -2.1 : -0.94, 4.6, {
      width: wide ? 1.5 : 1.05,
      height: 1.95,
      rows: 4,
      fill: 'mixed',
      colours: goods,
      colour: wood,
    });
    if (wide)
      paintShelf(kit, 2.75, 4.6, {
        width: 1.2,
        height: 1.95,
        rows: 4,
        fill: 'boxes',
        colours: goods,
        colour: wood,
      });
    const stand = { x: wide ? -0.35 : 0.2, width: wide ? 1.4 : 0.8 };
    paintGoods(kit, kit.goods, { ...stand, colours: goods, wood });
    const x = wide ? 1.4 : 1.08;
    paintCounter(kit, x, 4.05, tint(wood, 0.1), {
      width: wide ? 1.3 : 0.95,
      height: 0.98,
      depth: 0.5,
      top: tint(wood, 0.4),
      panels: wide ? 2 : 1,
    });
    const till = kit.pen(x - 0.2, 0.98, 4.2);
    till.form(polygon([-0.15, 0], [-0.13, -0.1], [0.13, -0.1], [0.15, 0]), '#4a5058', { roundness: 0.3 });
    till.form(box(-0.13, -0.32, 0.26, 0.19, 0.015), '#26292f', { roundness: 0.2 });
    till.form(box(-0.11, -0.3, 0.22, 0.15), '#bfe0e8', { roundness: 0, outline: 0 });
    till.form(box(-0.015, -0.14, 0.03, 0.05), '#7c848c', { roundness: 0.5, outline: 0.5 });
    const bag = kit.pen(x + 0.24, 0.98, 4.2);
    bag.form(polygon([-0.12, -0.28], [0.12, -0.28], [0.14, 0], [-0.14, 0]), accent, {
      roundness: 0.2,
      material: 'paper',
    });
    bag.line(arc(0, -0.28, 0.06, 0.09, Math.PI, Math.PI * 2), shade(accent, 0.3), 0.014);
    for (const at of wide ? [-1.6, 0, 1.6] : [-0.7, 0.72])
      paintPendant(kit, at, 4, room.height, 2.25, accent, 'dome');
    paintPlant(kit, wide ? 0.62 : 0.82, 0, 4.75, 1, 'slender', '#f2ece0');
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const { wood, goods } = paletteOf(kit);
    kit.block({ x: -edge * 1.12, z: 1.9, width: 0.5, height: 0.55, depth: 0.4 }, shade(wood, 0.15), {
      material: 'wood',
    });
    if (kit.goods === 'flowers') return paintBucket(kit, [-edge * 1.02, 0.55, 2], 40);
    const pen = kit.pen(-edge * 1.02, 0.55, 2);
    pen.form(box(-0.16, -0.12, 0.3, 0.12, 0.02), goods[1]!, { roundness: 0.3, material: 'cloth' });
    pen.form(box(-0.15, -0.22, 0.28, 0.1, 0.02), goods[2]!, { roundness: 0.3, material: 'cloth' });
  },
};
