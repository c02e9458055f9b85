import { box, ellipse, polygon, soft, type Point } from '../../../reel/vignettes/forms.ts';
import { paintTree, paintTuft } from '../props/trees.ts';
import { merge } from '../space/merge.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { rock: '#7a8798', near: '#6a8f5c', grass: '#88a85c', water: '#4f93b8' },
  { rock: '#8a7f86', near: '#7a8a55', grass: '#a5a060', water: '#5a8fa0' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

/** One peak with snow and a shaded flank. */
function paintPeak(
  kit: Kit,
  x: number,
  foot: number,
  high: number,
  half: number,
  colour: string,
  name: string,
): void {
  const random = kit.random(name);
  const jag = (amount: number): number => (random() - 0.5) * amount * high;
  const left: Point[] = [
    [x - half, foot],
    [x - half * 0.72, foot - high * 0.3 + jag(0.05)],
    [x - half * 0.5, foot - high * 0.46 + jag(0.06)],
    [x - half * 0.24, foot - high * 0.78 + jag(0.05)],
    [x - half * 0.1, foot - high * 0.88],
  ];
  const right: Point[] = [
    [x + half * 0.14, foot - high * 0.84 + jag(0.05)],
    [x + half * 0.3, foot - high * 0.66 + jag(0.06)],
    [x + half * 0.56, foot - high * 0.44 + jag(0.06)],
    [x + half * 0.8, foot - high * 0.2 + jag(0.04)],
    [x + half, foot],
  ];
  const top: Point = [x, foot - high];
  const stone = { roundness: 0, outline: 0.8, material: 'stone' } as const;
  kit.flat.form(polygon(...left, top, ...right), colour, stone);
  kit.flat.form(
    polygon(
      top,
      ...right,
      [x + half * 0.2, foot],
      [x + half * 0.1, foot - high * 0.3],
      [x - half * 0.04, foot - high * 0.62],
    ),
    shade(colour, 0.22),
    { ...stone, outline: 0.4 },
  );
  const snow = blend('#fbfdff', kit.day.haze, 0.15 + kit.day.dark * 0.45);
  kit.flat.form(
    polygon(
      top,
      right[0]!,
      [x + half * 0.2, foot - high * 0.7],
      [x + half * 0.1, foot - high * 0.76],
      [x + half * 0.03, foot - high * 0.62],
      [x - half * 0.06, foot - high * 0.74],
      [x - half * 0.16, foot - high * 0.64],
      [x - half * 0.24, foot - high * 0.78],
      left[4]!,
    ),
    snow,
    { roundness: 0, outline: 0.5 },
  );
  kit.flat.form(
    polygon(
      top,
      right[0]!,
      [x + half * 0.2, foot - high * 0.7],
      [x + half * 0.1, foot - high * 0.76],
      [x + half * 0.03, foot - high * 0.64],
    ),
    shade(snow, 0.14),
    { roundness: 0, outline: 0 },
  );
}

export const mountains: Place = {
  far: (kit) => {
    const { rock, near } = paletteOf(kit);
    const { width, height, horizon } = kit;
    paintSky(kit);
    const foot = horizon + 6;
    const tall = Math.min(height * 0.3, width * 0.5);
    paintPeak(kit, width * 0.16, foot, tall * 0.72, tall * 0.85, hazed(kit, rock, 0.5), 'peak1');
    paintPeak(kit, width * 0.88, foot, tall * 0.8, tall * 0.9, hazed(kit, rock, 0.42), 'peak2');
    if (width > height)
      paintPeak(kit, width * 0.68, foot, tall * 0.66, tall * 0.8, hazed(kit, rock, 0.5), 'peak4');
    paintPeak(kit, width * 0.5, foot, tall, tall * 0.95, hazed(kit, rock, 0.28), 'peak3');
    paintRidge(kit, 'hills', foot + 2, height * 0.05, hazed(kit, near, 0.42), 5);
    if (kit.weather !== 'clear')
      kit.flat.form(
        soft(
          [-60, foot - height * 0.06],
          [width * 0.3, foot - height * 0.09],
          [width * 0.7, foot - height * 0.05],
          [width + 60, foot - height * 0.08],
          [width + 60, foot - height * 0.02],
          [width * 0.4, foot - height * 0.03],
          [-60, foot - height * 0.01],
        ),
        kit.day.cloud,
        { roundness: 0, outline: 0, alpha: 0.5 },
      );
  },
  ground: (kit) => {
    const { grass, water } = paletteOf(kit);
    const { width, height, horizon } = kit;
    const lawn = kit.weather === 'snow' ? tint(grass, 0.78) : grass;
    kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, lawn, 0.3), {
      roundness: 0,
      outline: 0,
      fade: lawn,
    });
    const lake = kit.at(0, 0, 11)[1];
    const shore = hazed(kit, water, 0.2 + kit.day.dark * 0.35);
    kit.flat.form(
      soft(
        [-80, horizon + 4],
        [width * 0.5, horizon + 2],
        [width + 80, horizon + 5],
        [width * 1.02, lake * 0.99],
        [width * 0.62, lake + height * 0.008],
        [width * 0.3, lake * 0.985],
        [-80, lake * 1.01],
      ),
      shore,
      { roundness: 0, outline: 0.5, fade: blend(shore, kit.day.skyLow, 0.4) },
    );
    const random = kit.random('lake');
    const glints = Array.from({ length: 12 }, () => {
      const y = horizon + (lake - horizon) * (0.2 + random() * 0.7);
      return ellipse(random() * width, y, width * (0.02 + random() * 0.05), Math.max(0.8, height * 0.0012));
    });
    kit.flat.form(merge(glints), tint(shore, 0.6), { roundness: 0, outline: 0, alpha: 0.7 });
    for (let index = 0; index < 20; index += 1) {
      const z = 2.6 + random() * 5;
      paintTuft(
        kit.pen((random() - 0.5) * 2 * kit.half(z), 0, z),
        `tuft${index}`,
        shade(lawn, random() * 0.2),
        0.12,
      );
    }
    for (const [x, z, size] of [
      [-1.2, 4.2, 0.3],
      [1.3, 3.9, 0.22],
      [0.9, 6, 0.4],
    ] as const) {
      const pen = kit.pen(x, 0, z);
      pen.shadow(ellipse(0, 0, size * 1.1, size * 0.2), 0.4, 0.05 * pen.scale);
      pen.form(
        soft(
          [-size, 0],
          [-size * 0.8, -size * 0.6],
          [-size * 0.1, -size * 0.85],
          [size * 0.7, -size * 0.55],
          [size, 0],
          [0, size * 0.06],
        ),
        paletteOf(kit).rock,
        { roundness: 0.6, material: 'stone' },
      );
    }
  },
  middle: (kit) => {
    const { near } = paletteOf(kit);
    const random = kit.random('firs');
    const tone = kit.weather === 'snow' ? tint(near, 0.6) : shade(near, 0.3);
    const edge = (z: number): number => kit.half(z);
    for (const [side, z] of [
      [-0.98, 14],
      [0.8, 13],
      [-0.62, 12.5],
      [0.98, 10.5],
      [-0.88, 9],
      [1.02, 6.6],
      [-1.02, 6],
    ] as const)
      paintTree(kit, side * edge(z), z, 3.2 + random() * 1.6, 'fir', tone);
    const x = kit.half(4.4) > 2 ? 1.9 : 0.86;
    const sign = kit.pen(x, 0, 4.5);
    sign.shadow(ellipse(0, 0, 0.14, 0.03), 0.4, 5);
    sign.form(box(-0.05, -1.55, 0.1, 1.55, 0.02), '#7a5a3c', { roundness: 0.6, material: 'wood' });
    sign.form(polygon([-0.1, -1.46], [0.38, -1.46], [0.5, -1.34], [0.38, -1.22], [-0.1, -1.22]), '#d9a94a', {
      roundness: 0.1,
      material: 'wood',
    });
    sign.form(polygon([0.1, -1.12], [-0.32, -1.12], [-0.44, -1.01], [-0.32, -0.9], [0.1, -0.9]), '#c98a3f', {
      roundness: 0.1,
      material: 'wood',
    });
    for (const [y, from, to] of [
      [-1.34, 0, 0.3],
      [-1.01, -0.26, 0],
    ] as const)
      sign.line(polygon([from, y], [to, y]), '#6a4a2c', 0.035);
  },
  front: (kit) => {
    const { rock } = paletteOf(kit);
    const edge = kit.half(1.9);
    const pen = kit.pen(-edge * 1.04, 0, 1.9);
    pen.form(
      soft([-0.5, 0.3], [-0.4, -0.22], [-0.12, -0.36], [0.1, -0.26], [0.26, 0.02], [0.32, 0.3]),
      shade(rock, 0.3),
      { roundness: 0.6, material: 'stone' },
    );
    paintTuft(kit.pen(-edge * 0.9, 0.02, 1.9), 'near', shade(paletteOf(kit).grass, 0.3), 0.3);
  },
};
