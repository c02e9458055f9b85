import { box, ellipse, polygon, soft, thread, type Point } from '../../../reel/vignettes/forms.ts';
import { paintBush, paintTree, paintTuft } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    water: '#4f8fa0',
    shallow: '#8fbcae',
    bank: '#84a857',
    leaf: '#55884a',
    reed: '#8f9a4f',
    plank: '#a8825a',
  },
  {
    water: '#5a83a8',
    shallow: '#a3bcc4',
    bank: '#93a85c',
    leaf: '#6a8f3f',
    reed: '#a89a55',
    plank: '#8f7458',
  },
  {
    water: '#4a7f86',
    shallow: '#9ab89a',
    bank: '#7f9f5a',
    leaf: '#4f7a56',
    reed: '#7f9450',
    plank: '#b08f66',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.7) : colour);
/** Metres to the end of the near bank. */
const bankZ = 5.6;

function paintWater(kit: Kit): void {
  const { water, shallow } = paletteOf(kit);
  const { width, height, horizon } = kit;
  const low = kit.at(0, 0, bankZ)[1];
  const deep = hazed(kit, water, 0.22 + kit.day.dark * 0.4);
  const near = hazed(kit, shallow, 0.06 + kit.day.dark * 0.45);
  kit.flat.form(box(-20, horizon + 2, width + 40, low - horizon + 26), deep, {
    roundness: 0,
    outline: 0.4,
    fade: near,
    material: 'liquid',
  });
  // The far wood is reflected in the water.
  paintMirrored(kit, horizon + 3, height * 0.05);
  const random = kit.random('ripples');
  const ripples = Array.from({ length: 20 }, () => {
    const share = random() ** 1.3;
    const x = random() * width + Math.sin(kit.seconds * 0.6 + share * 7) * 4 * kit.brush.unit;
    return ellipse(
      x,
      horizon + 6 + (low - horizon) * share,
      width * (0.012 + share * 0.045),
      Math.max(0.7, 1.5 * kit.brush.unit * share),
    );
  });
  kit.flat.form(merge(ripples), tint(near, 0.55), { roundness: 0, outline: 0, alpha: 0.6 });
}

function paintMirrored(kit: Kit, y: number, deep: number): void {
  const { leaf } = paletteOf(kit);
  const random = kit.random('mirror');
  const points: Point[] = [[-20, y]];
  for (let index = 0; index <= 16; index += 1)
    points.push([(kit.width * index) / 16, y + deep * (0.35 + random() * 0.6)]);
  points.push([kit.width + 20, y]);
  kit.flat.form(polygon(...points), hazed(kit, shade(leaf, 0.3), 0.35), {
    roundness: 0,
    outline: 0,
    alpha: 0.4,
  });
}

/** Reeds at one side, with brown heads. */
function paintReeds(kit: Kit, x: number, z: number, count: number): void {
  const { reed } = paletteOf(kit);
  const random = kit.random(`reeds${x.toFixed(1)}`);
  const pen = kit.pen(x, 0, z);
  for (let stalk = 0; stalk < count; stalk += 1) {
    const at = (random() - 0.5) * 1.1;
    const high = 0.7 + random() * 0.7;
    const lean = Math.sin(kit.seconds * 1.2 + stalk) * 0.03 + (random() - 0.5) * 0.2;
    pen.line(
      thread([at, 0.06], [at + lean * 0.5, -high * 0.6], [at + lean, -high]),
      hazed(kit, snowy(kit, reed), 0.05),
      0.026,
    );
    if (stalk % 3 === 0)
      pen.form(ellipse(at + lean, -high - 0.06, 0.035, 0.11), hazed(kit, '#6f4a30', 0.05), {
        roundness: 0.8,
        outline: 0.6,
      });
  }
}

/** A landing stage of planks that leads into the water. */
function paintStage(kit: Kit, x: number): void {
  const { plank } = paletteOf(kit);
  const colour = snowy(kit, shade(plank, kit.day.dark * 0.3));
  for (const z of [6.2, 7.6])
    for (const side of [-0.42, 0.42])
      kit.edge([x + side, -0.2, z], [x + side, 0.14, z], shade(colour, 0.4), 0.09);
  kit.quad(
    [
      [x - 0.5, 0.14, bankZ - 0.5],
      [x + 0.5, 0.14, bankZ - 0.5],
      [x + 0.5, 0.14, 8.2],
      [x - 0.5, 0.14, 8.2],
    ],
    colour,
    { material: 'wood' },
  );
  for (let z = bankZ - 0.3; z < 8.2; z += 0.3)
    kit.edge([x - 0.5, 0.15, z], [x + 0.5, 0.15, z], shade(colour, 0.35), 0.02, 0.8);
}

export const lake: Place = {
  far: (kit) => {
    const { leaf } = paletteOf(kit);
    paintSky(kit, kit.horizon + 8);
    paintRidge(kit, 'hills', kit.horizon + 3, kit.height * 0.07, hazed(kit, '#7f9a94', 0.5), 3);
    paintRidge(kit, 'wood', kit.horizon + 5, kit.height * 0.045, hazed(kit, snowy(kit, leaf), 0.34), 11);
  },
  ground: (kit) => {
    const { bank } = paletteOf(kit);
    const { width, height } = kit;
    paintWater(kit);
    const y = kit.at(0, 0, bankZ)[1];
    const grass = snowy(kit, shade(bank, kit.day.dark * 0.3));
    const line: Point[] = [
      [-60, y + height * 0.004],
      [width * 0.18, y + height * 0.016],
      [width * 0.42, y],
      [width * 0.72, y + height * 0.012],
      [width + 60, y - height * 0.004],
    ];
    const down = (by: number): Point[] => line.map(([x, at]): Point => [x, at + by]);
    const foot: Point[] = [
      [width + 80, height + 80],
      [-80, height + 80],
    ];
    kit.flat.form(soft(...down(0), ...foot), shade('#8a7352', kit.day.dark * 0.3), {
      roundness: 0,
      outline: 0.5,
    });
    kit.flat.form(soft(...down(height * 0.012), ...foot), grass, {
      roundness: 0,
      outline: 0,
      fade: tint(grass, 0.1),
    });
    const random = kit.random('grass');
    for (let tuft = 0; tuft < 16; tuft += 1) {
      const z = 2.3 + random() * 2.8;
      const x = (random() - 0.5) * 2 * kit.half(z);
      paintTuft(kit.pen(x, 0, z), `tuft${tuft}`, shade(grass, 0.18 + random() * 0.12), 0.16 + random() * 0.1);
    }
  },
  middle: (kit) => {
    const { leaf } = paletteOf(kit);
    const wide = kit.isWide;
    paintStage(kit, wide ? 1.9 : 0.95);
    paintReeds(kit, wide ? -2.4 : -1.15, 5.5, 15);
    if (wide) paintReeds(kit, 3.6, 5.6, 11);
    paintTree(kit, wide ? -3.6 : -1.85, 5.2, 4.6, 'broad', hazed(kit, snowy(kit, leaf), kit.day.dark * 0.3));
    const pen = kit.pen(wide ? 3.2 : 1.75, 0, 5.1);
    paintBush(pen, 'bush', hazed(kit, snowy(kit, shade(leaf, 0.1)), 0.08));
    for (const at of [-0.5, 0.1]) {
      const stone = kit.pen((wide ? -1.4 : -0.6) + at, 0, 5.35);
      stone.form(
        soft([-0.16, 0.02], [-0.12, -0.12], [0.04, -0.16], [0.16, -0.05], [0.17, 0.02]),
        hazed(kit, '#8c8f90', 0.1),
        {
          roundness: 0.6,
          material: 'stone',
        },
      );
    }
  },
  front: (kit) => {
    const edge = kit.half(1.9);
    const { leaf } = paletteOf(kit);
    for (const side of [-1, 1]) {
      const pen = kit.pen(side * edge * 1.02, 0.05, 1.9);
      paintTuft(pen, `front${side}`, shade(snowy(kit, leaf), 0.25), 0.5);
    }
  },
};
