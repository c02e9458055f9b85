import { box, ellipse, polygon, soft } from '../../../reel/vignettes/forms.ts';
import { paintStreetLamp } from '../props/lamps.ts';
import { paintBench, seatHeight } from '../props/seating.ts';
import { paintBush, paintTree, paintTuft } from '../props/trees.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge, paintSky, paintSkyline } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    grass: '#7fae55',
    leaf: '#5b934a',
    second: '#86b058',
    path: '#dcc79c',
    bench: '#9a6a42',
    flower: '#f0d24c',
  },
  {
    grass: '#8fa850',
    leaf: '#c98a38',
    second: '#b85f33',
    path: '#d3bb92',
    bench: '#7a5238',
    flower: '#e8813f',
  },
  {
    grass: '#83b46a',
    leaf: '#5f9a5a',
    second: '#e6a9b8',
    path: '#e3d3b0',
    bench: '#8d7050',
    flower: '#f4a9c0',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.75) : colour);
const benchX = (half: number): number => (half > 2.2 ? -1.9 : -0.72);

export const park: Place = {
  far: (kit) => {
    const { leaf } = paletteOf(kit);
    paintSky(kit);
    paintSkyline(kit, 'city', kit.horizon + 4, kit.height * 0.15, hazed(kit, '#8796aa', 0.62));
    paintRidge(kit, 'hedge', kit.horizon + 4, kit.height * 0.05, hazed(kit, leaf, 0.5), 9);
    paintRidge(kit, 'trees', kit.horizon + 6, kit.height * 0.032, hazed(kit, shade(leaf, 0.2), 0.3), 13);
  },
  ground: (kit) => {
    const { grass, path, flower } = paletteOf(kit);
    const { width, height, horizon } = kit;
    const lawn = snowy(kit, grass);
    kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, lawn, 0.3), {
      roundness: 0,
      outline: 0,
      fade: shade(lawn, kit.day.dark * 0.2),
    });
    const at = (x: number, z: number) => kit.at(x, 0, z);
    kit.flat.form(
      soft(
        at(-1.15, 1.6),
        at(-0.95, 2.4),
        at(-0.75, 3.4),
        at(-0.35, 5),
        at(0.6, 8),
        at(1.1, 13),
        at(0.2, 24),
        at(0.5, 24),
        at(2, 13),
        at(1.9, 8),
        at(1.1, 5),
        at(0.9, 3.4),
        at(0.95, 2.4),
        at(1.15, 1.6),
      ),
      snowy(kit, path),
      { roundness: 0, outline: 0.5, fade: tint(snowy(kit, path), 0.12) },
    );
    const random = kit.random('grass');
    for (let index = 0; index < 22; index += 1) {
      const side = random() < 0.5 ? -1 : 1;
      const z = 2.6 + random() * 7;
      paintTuft(
        kit.pen(side * (1 + random() * kit.half(z)), 0, z),
        `tuft${index}`,
        tint(lawn, random() * 0.2),
        0.16,
      );
    }
    const petals = Array.from({ length: 26 }, () => {
      const z = 3.4 + random() * 6;
      const [x, y] = kit.at((random() < 0.5 ? -1 : 1) * (1.15 + random() * 2.4), 0.06, z);
      return ellipse(x, y, 0.035 * kit.scale(z), 0.028 * kit.scale(z));
    });
    if (kit.weather !== 'snow') kit.flat.form(merge(petals), flower, { roundness: 0, outline: 0.4 });
  },
  middle: (kit) => {
    const { leaf, second, bench } = paletteOf(kit);
    const wide = kit.isWide;
    const [one, two] = [snowy(kit, leaf), snowy(kit, second)];
    for (const [x, z, high, tone] of [
      [-3.6, 17, 5, two],
      [4.4, 19, 5.5, one],
      [-1.6, 24, 5, one],
      [2.9, 11, 5, two],
      [-2.6, 8.2, 5.2, one],
    ] as const)
      paintTree(kit, x, z, high, 'broad', tone);
    if (wide)
      for (const [x, z, high] of [
        [-5.6, 9, 5.6],
        [5.4, 8, 5.4],
      ] as const)
        paintTree(kit, x, z, high, 'broad', one);
    paintStreetLamp(kit, wide ? 1.9 : 1.1, 5.6, -1, 3.1);
    for (const [x, z] of [
      [wide ? 3.2 : 1.7, 5.2],
      [wide ? -3.6 : -1.9, 5],
    ] as const)
      paintBush(kit.pen(x, 0, z), `bush${x}`, shade(one, 0.1));
    paintBench(kit, benchX(kit.half(5)), 4.3, bench, 1.5);
  },
  front: (kit) => {
    const { leaf } = paletteOf(kit);
    const z = 1.9;
    const edge = kit.half(z);
    const pen = kit.pen(edge + 0.1, 2.36, z);
    const random = kit.random('branch');
    const tone = shade(snowy(kit, leaf), 0.2);
    pen.line(polygon([0.3, -0.4], [-0.5, 0.0]), '#5a4632', 0.04);
    const leaves = Array.from({ length: 30 }, () => {
      const t = random();
      const x = 0.3 - t * 0.9;
      const y = -0.4 + t * 0.42 + (random() - 0.4) * 0.34;
      const long = 0.09 + random() * 0.06;
      return soft(
        [x, y],
        [x + long * 0.3, y + long * 0.6],
        [x + 0.01, y + long * 1.3],
        [x - long * 0.3, y + long * 0.6],
      );
    });
    pen.form(merge(leaves), tone, { roundness: 0.3, material: 'leaf', outline: 0.7 });
  },
  seats: (view) => [{ kind: 'bench', x: benchX(view.half(5)), z: 4.4, height: seatHeight, facing: 1 }],
};
