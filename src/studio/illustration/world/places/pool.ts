import { box, ellipse } from '../../../reel/vignettes/forms.ts';
import { paintCeilingPanel } from '../props/lamps.ts';
import { paintWindow } from '../props/openings.ts';
import { paintBench } from '../props/seating.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import { openRoom, paintFloor, paintTiles, paintWallBand, paintWalls } from '../space/room.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { wall: '#e4ecee', band: '#3f8fb0', deck: '#d9d6c9', water: '#3fb0c9', float: '#e2533f' },
  { wall: '#e9e6dc', band: '#2f6f8f', deck: '#cfd6d6', water: '#2f9fbf', float: '#f0b429' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const openHall = (kit: Kit) => openRoom(kit, { back: 9, height: 4.2, widest: 6.5 });
/** Metres from the camera to the pool's near and far edge. */
const basin = { near: 4.1, far: 8.2 };

function paintWater(kit: Kit): void {
  const { water, deck, float } = paletteOf(kit);
  const { left, right } = openHall(kit);
  const [from, to] = [left + 0.5, right - 0.5];
  const surface = shade(water, kit.day.dark * 0.25);
  const rim = (out: number, y: number): Parameters<Kit['quad']>[0] => [
    [from - out, y, basin.near - out],
    [to + out, y, basin.near - out],
    [to + out, y, basin.far + out],
    [from - out, y, basin.far + out],
  ];
  kit.quad(rim(0.28, 0.004), tint(deck, 0.45), { outline: 0.8 });
  kit.quad(rim(0, 0.006), surface, {
    outline: 0.8,
    material: 'liquid',
    gloss: 0.5,
    fade: shade(surface, 0.3),
  });
  const random = kit.random('ripples');
  const ripples = Array.from({ length: 34 }, () => {
    const z = basin.near + 0.2 + random() * (basin.far - basin.near - 0.4);
    const drift = Math.sin(kit.seconds * 0.8 + random() * 6) * 0.08;
    const [x, y] = kit.at(from + 0.3 + random() * (to - from - 0.6) + drift, 0.008, z);
    return ellipse(x, y, kit.scale(z) * (0.1 + random() * 0.2), Math.max(0.8, kit.scale(z) * 0.008));
  });
  kit.flat.form(merge(ripples), tint(surface, 0.6), { roundness: 0, outline: 0, alpha: 0.7 });
  const lanes = to - from > 5 ? 4 : 2;
  for (let lane = 1; lane < lanes; lane += 1) {
    const x = from + ((to - from) * lane) / lanes;
    for (let z = basin.near + 0.1, nth = 0; z < basin.far - 0.1; z += 0.24, nth += 1)
      kit.edge([x, 0.02, z], [x, 0.02, z + 0.2], nth % 4 < 2 ? float : '#f7f3e8', 0.07);
  }
}

/** A starting block with its slanted top. */
function paintBlock(kit: Kit, x: number): void {
  const { band } = paletteOf(kit);
  const z = basin.far + 0.3;
  kit.block({ x, z, width: 0.5, height: 0.5, depth: 0.4 }, '#eef0ec');
  kit.block({ x, y: 0.5, z: z - 0.05, width: 0.56, height: 0.06, depth: 0.5 }, band);
}

export const pool: Place = {
  far: (kit) => {
    const room = openHall(kit);
    const { wall, band } = paletteOf(kit);
    paintWalls(kit, room, { wall, ceiling: tint(wall, 0.4) });
    paintWallBand(kit, room, 0, 1, tint(band, 0.45));
    paintTiles(kit, room, 0, 1, 0.25, shade(band, 0.1));
    paintWallBand(kit, room, 1, 1.12, band);
    const wide = room.half > 3.4;
    for (const x of wide ? [-3, 0, 3] : [-1.15, 1.15])
      paintWindow(
        kit,
        { x, y: 1.5, z: room.back, width: wide ? 2.5 : 1.9, height: 2 },
        { outlook: 'garden', columns: 3, rows: 1, frame: '#f4f4ef' },
      );
    for (const z of [3, 4.6, 6.4]) paintCeilingPanel(kit, 0, z, room.height, 2.4, 0.16);
  },
  ground: (kit) => {
    const { deck } = paletteOf(kit);
    paintFloor(kit, openHall(kit), deck, 'tiles', 0.4);
    paintWater(kit);
  },
  middle: (kit) => {
    const { left, right } = openHall(kit);
    const wide = right - left > 5;
    for (const x of wide ? [-2, 0, 2] : [-0.9, 0.9]) paintBlock(kit, x);
    const x = wide ? -2.4 : -1.05;
    for (const side of [-0.2, 0.2]) {
      kit.edge([x + side, 0, basin.near - 0.15], [x + side, 0.75, basin.near - 0.05], '#c3cdd3', 0.05);
      kit.edge([x + side, 0.75, basin.near - 0.05], [x + side, 0.05, basin.near + 0.3], '#c3cdd3', 0.05);
    }
    if (wide) paintBench(kit, 2.6, 3.75, '#d9c7a4', 1.3);
  },
  front: (kit) => {
    const { band } = paletteOf(kit);
    const pen = kit.pen(kit.half(1.9) * 1.02, 0, 1.9);
    pen.form(box(-0.26, -0.72, 0.5, 0.16, 0.05), tint(band, 0.6), { roundness: 0.6, material: 'cloth' });
    pen.form(box(-0.28, -0.56, 0.54, 0.16, 0.05), tint(band, 0.25), { roundness: 0.6, material: 'cloth' });
    pen.form(box(-0.32, -0.4, 0.64, 0.6, 0.03), '#e8e4d8', { roundness: 0.2 });
  },
};
