import { box, polygon } from '../../../reel/vignettes/forms.ts';
import { paintStreetLamp } from '../props/lamps.ts';
import { paintTree } from '../props/trees.ts';
import { paintCarFront } from '../props/vehicles.ts';
import type { Kit, Spot } from '../space/kit.ts';
import { hazed, paintSky, paintSkyline } from '../space/sky.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  {
    houses: ['#c9795a', '#d9c3a0', '#8fa0a6', '#b86b5c', '#e0b98a'],
    awning: '#c9403a',
    leaf: '#6b9a4f',
    car: '#2f6aa8',
  },
  {
    houses: ['#e3cfae', '#9fb0b5', '#c9a084', '#dcd6c8', '#8f7f8a'],
    awning: '#2f7f74',
    leaf: '#7fa352',
    car: '#d9a22f',
  },
  {
    houses: ['#a9655a', '#6f7f8f', '#d9b48c', '#c9c0b0', '#94786a'],
    awning: '#35507f',
    leaf: '#c98a3f',
    car: '#b83b34',
  },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);

type Facade = {
  side: 1 | -1;
  x: number;
  from: number;
  to: number;
  high: number;
  colour: string;
  shopFront: boolean;
};

/** A house along the street: a side wall in perspective with rows of windows. */
function paintFacade(kit: Kit, { side, x, from, to, high, colour, shopFront }: Facade, name: string): void {
  const random = kit.random(name);
  const far = Math.min(0.55, from / 42);
  const wall = hazed(kit, colour, far);
  const at = (y: number, z: number, out = 0): Spot => [x - side * out, y, z];
  kit.quad([at(0, from), at(0, to), at(high, to), at(high, from)], shade(wall, side > 0 ? 0.16 : 0.04), {
    outline: 0.8,
  });
  kit.quad(
    [at(high, from, 0.16), at(high, to, 0.16), at(high + 0.22, to, 0.16), at(high + 0.22, from, 0.16)],
    shade(wall, 0.3),
    { outline: 0.6 },
  );
  // The end wall, which faces the camera.
  kit.quad(
    [
      [x, 0, from],
      [x + side * 4, 0, from],
      [x + side * 4, high, from],
      [x, high, from],
    ],
    shade(wall, 0.12),
    { outline: 0.8 },
  );
  const ground = shopFront ? 3.1 : 0.9;
  const pane = Math.max(1.05, (to - from) / Math.max(2, Math.round((to - from) / 1.7)));
  for (let y = ground; y < high - 1.3; y += 2)
    for (let z = from + pane * 0.25; z < to - pane * 0.5; z += pane) {
      const lit = kit.day.lamps && random() < 0.55;
      const glass = lit ? '#ffd88a' : hazed(kit, '#5f7686', far * 0.8);
      kit.quad(
        [
          at(y - 0.06, z - 0.06, 0.01),
          at(y - 0.06, z + pane * 0.55, 0.01),
          at(y + 1.36, z + pane * 0.55, 0.01),
          at(y + 1.36, z - 0.06, 0.01),
        ],
        tint(wall, 0.4),
        { outline: from < 12 ? 0.4 : 0 },
      );
      kit.quad(
        [
          at(y, z, 0.02),
          at(y, z + pane * 0.5, 0.02),
          at(y + 1.3, z + pane * 0.5, 0.02),
          at(y + 1.3, z, 0.02),
        ],
        glass,
        { outline: 0, gloss: 0.5 },
      );
    }
  if (shopFront) paintShopFront(kit, at, from, to, wall);
}

function paintShopFront(
  kit: Kit,
  at: (y: number, z: number, out?: number) => Spot,
  from: number,
  to: number,
  wall: string,
): void {
  const { awning } = paletteOf(kit);
  const [a, b] = [from + 0.3, to - 0.4];
  kit.quad([at(0.4, a, 0.01), at(0.4, b, 0.01), at(2.2, b, 0.01), at(2.2, a, 0.01)], shade(wall, 0.55), {
    outline: 0.6,
  });
  const panes = 3;
  for (let pane = 0; pane < panes; pane += 1) {
    const [near, far] = [a + ((b - a) * (pane + 0.06)) / panes, a + ((b - a) * (pane + 0.94)) / panes];
    kit.quad(
      [at(0.5, near, 0.02), at(0.5, far, 0.02), at(2.1, far, 0.02), at(2.1, near, 0.02)],
      kit.day.lamps ? '#ffdf9e' : '#a9c6cc',
      { outline: 0.4, gloss: 0.6 },
    );
  }
  const stripes = 7;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [near, far] = [a + ((b - a) * stripe) / stripes, a + ((b - a) * (stripe + 1)) / stripes];
    kit.quad(
      [at(2.75, near, 0.02), at(2.75, far, 0.02), at(2.2, far, 0.75), at(2.2, near, 0.75)],
      stripe % 2 ? '#f6efe2' : awning,
      { outline: 0.5 },
    );
    kit.quad(
      [at(2.2, near, 0.75), at(2.2, far, 0.75), at(2.05, far, 0.75), at(2.05, near, 0.75)],
      stripe % 2 ? shade('#f6efe2', 0.1) : shade(awning, 0.2),
      { outline: 0.4 },
    );
  }
}

const edgeOf = (kit: Kit): number => Math.min(4.2, Math.max(2.1, kit.half(6) * 0.82));

export const street: Place = {
  far: (kit) => {
    paintSky(kit);
    paintSkyline(
      kit,
      'end',
      kit.horizon + 6,
      kit.height * 0.13,
      hazed(kit, '#7d8ba0', 0.55),
      kit.width * 0.2,
      kit.width * 0.8,
    );
  },
  ground: (kit) => {
    const near = kit.floorZ(kit.height * 1.04);
    const edge = edgeOf(kit);
    const stone = hazed(kit, '#bcb6ac', 0.08 + kit.day.dark * 0.3);
    const [, y] = kit.at(0, 0, 90);
    kit.flat.form(box(-20, y, kit.width + 40, kit.height - y + 20), stone, {
      roundness: 0,
      outline: 0.4,
      fade: tint(stone, 0.12),
    });
    const joint = shade(stone, 0.3);
    for (let z = near; z < 18; z += 0.75) kit.edge([-edge * 2, 0, z], [edge * 2, 0, z], joint, 0.014, 0.45);
    for (let x = -edge * 2; x <= edge * 2; x += 0.75) kit.edge([x, 0, near], [x, 0, 60], joint, 0.014, 0.4);
    const road = edge * 0.3;
    const tar = hazed(kit, '#6a6e75', 0.05 + kit.day.dark * 0.3);
    kit.quad(
      [
        [road, 0.004, 5.2],
        [edge * 0.86, 0.004, 5.2],
        [edge * 0.86, 0.004, 90],
        [road, 0.004, 90],
      ],
      tar,
      { outline: 0.4 },
    );
    kit.quad(
      [
        [road - 0.14, 0.006, 5.2],
        [road, 0.006, 5.2],
        [road, 0.006, 90],
        [road - 0.14, 0.006, 90],
      ],
      tint(stone, 0.3),
      { outline: 0.4 },
    );
    kit.quad(
      [
        [road - 0.14, 0.006, 5.06],
        [edge * 0.86, 0.006, 5.06],
        [edge * 0.86, 0.006, 5.2],
        [road - 0.14, 0.006, 5.2],
      ],
      tint(stone, 0.3),
      { outline: 0.4 },
    );
    if (kit.weather === 'rain' || kit.weather === 'storm')
      for (const [x, z] of [
        [-0.8, 3.6],
        [0.7, 2.9],
        [-0.2, 5],
      ] as const)
        kit.quad(
          [
            [x - 0.4, 0.007, z],
            [x + 0.3, 0.007, z - 0.08],
            [x + 0.45, 0.007, z + 0.2],
            [x - 0.2, 0.007, z + 0.28],
          ],
          kit.day.skyLow,
          { outline: 0, alpha: 0.5 },
        );
  },
  middle: (kit) => {
    const { houses, leaf, car } = paletteOf(kit);
    const edge = edgeOf(kit);
    const random = kit.random('houses');
    const rows: Facade[] = [];
    for (const side of [-1, 1] as const)
      for (let from = 5.4, nth = 0; from < 44; nth += 1) {
        const to = from + 4 + random() * 4;
        rows.push({
          side,
          x: side * edge,
          from,
          to,
          high: 7.4 + random() * 5,
          colour: houses[(nth * 2 + (side > 0 ? 1 : 0)) % houses.length]!,
          shopFront: nth === 0,
        });
        from = to + 0.02;
      }
    rows
      .sort((a, b) => b.from - a.from)
      .forEach((row) => paintFacade(kit, row, `house-${row.side}-${row.from.toFixed(1)}`));
    for (const z of [22, 14, 9]) paintTree(kit, -edge * 0.72, z, 4.4, 'broad', leaf);
    const tail = blend(car, kit.day.haze, 0.08);
    paintCarFront(kit.pen(edge * 0.56, 0, 8.6), tail, { lamps: kit.day.lamps });
    paintStreetLamp(kit, edge * 0.24, 11.5, 1);
    paintStreetLamp(kit, -edge * 0.5, 7, 1);
  },
  front: (kit) => {
    const edge = kit.half(2);
    const pen = kit.pen(-edge * 1.0, 0, 2);
    pen.form(polygon([-0.16, -0.62], [0.16, -0.62], [0.13, 0.1], [-0.13, 0.1]), '#3f5a4a', {
      roundness: 0.5,
      material: 'metal',
    });
    pen.form(box(-0.19, -0.7, 0.38, 0.1, 0.04), '#2f4438', { roundness: 0.5, material: 'metal' });
  },
};
