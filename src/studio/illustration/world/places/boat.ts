import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintBench } from '../props/seating.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import { hazed, paintRidge, paintSky } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { deck: '#b98f5f', hull: '#f3efe4', rail: '#d9dde0', sea: '#2f7f9f', accent: '#c8452f' },
  { deck: '#a98a68', hull: '#e4e9ea', rail: '#c9b48a', sea: '#3a6f96', accent: '#2f6f8f' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
/** Metres to the railing. */
const railZ = 5.2;

function paintSea(kit: Kit): void {
  const { sea } = paletteOf(kit);
  const { width, horizon } = kit;
  const low = kit.at(0, 0, railZ)[1];
  const deep = hazed(kit, sea, 0.25 + kit.day.dark * 0.35);
  kit.flat.form(box(-20, horizon, width + 40, low - horizon + 30), deep, {
    roundness: 0,
    outline: 0.5,
    fade: hazed(kit, sea, 0.05 + kit.day.dark * 0.3),
    material: 'liquid',
  });
  const random = kit.random('waves');
  const rough = kit.weather === 'storm' ? 2.2 : 1;
  const crests = Array.from({ length: 24 }, () => {
    const share = random() ** 1.2;
    const x =
      ((random() * width * 1.3 - kit.seconds * (8 + share * 30) * kit.brush.unit) % (width * 1.3)) +
      width * 0.1;
    return ellipse(
      x,
      horizon + 4 + (low - horizon) * share,
      width * (0.015 + share * 0.05),
      Math.max(0.8, 1.8 * kit.brush.unit * share * rough),
    );
  });
  kit.flat.form(merge(crests), tint(deep, 0.6), { roundness: 0, outline: 0, alpha: 0.7 });
}

/** A lifebuoy on the railing. */
function paintRing(kit: Kit, x: number): void {
  const { accent } = paletteOf(kit);
  const pen = kit.pen(x, 0.72, railZ - 0.06);
  pen.line(ellipse(0, 0, 0.27), '#f7f2e8', 0.13);
  for (const turn of [0.4, 2, 3.55, 5.1])
    pen.line(
      thread(
        [Math.cos(turn) * 0.27, Math.sin(turn) * 0.27],
        [Math.cos(turn + 0.25) * 0.27, Math.sin(turn + 0.25) * 0.27],
        [Math.cos(turn + 0.5) * 0.27, Math.sin(turn + 0.5) * 0.27],
      ),
      accent,
      0.13,
    );
}

export const boat: Place = {
  far: (kit) => {
    paintSky(kit, kit.horizon + 6);
    if (kit.pick('coast', [true, false]))
      paintRidge(kit, 'coast', kit.horizon + 3, kit.height * 0.03, hazed(kit, '#6f8f8a', 0.55), 2);
    paintSea(kit);
  },
  ground: (kit) => {
    const { deck, hull } = paletteOf(kit);
    const near = kit.floorZ(kit.height * 1.03);
    const colour = shade(deck, kit.day.dark * 0.25);
    kit.quad(
      [
        [-12, 0, near],
        [12, 0, near],
        [12, 0, railZ],
        [-12, 0, railZ],
      ],
      colour,
      { outline: 0, material: 'wood', fade: tint(colour, 0.1) },
    );
    for (let x = -7; x <= 7; x += 0.22) kit.edge([x, 0, near], [x, 0, railZ], shade(colour, 0.4), 0.012, 0.6);
    kit.quad(
      [
        [-12, 0.01, railZ - 0.18],
        [12, 0.01, railZ - 0.18],
        [12, 0.01, railZ],
        [-12, 0.01, railZ],
      ],
      tint(hull, 0.1),
      { outline: 0.6 },
    );
  },
  middle: (kit) => {
    const { rail, hull, accent, deck } = paletteOf(kit);
    const wide = kit.isWide;
    const far = kit.half(railZ) + 0.5;
    for (const y of [0.45, 0.78]) kit.edge([-far, y, railZ], [far, y, railZ], rail, 0.03);
    kit.edge([-far, 1.1, railZ], [far, 1.1, railZ], shade(rail, 0.05), 0.07);
    for (let x = -Math.ceil(far); x <= far; x += 1.1) kit.edge([x, 0, railZ], [x, 1.1, railZ], rail, 0.05);
    paintRing(kit, wide ? -2 : -0.85);
    // The wheelhouse, with the mast on it.
    const x = wide ? 3.1 : 1.55;
    kit.contact({ x, z: 4.2, width: 1.5, depth: 0.8 });
    kit.edge([x - 0.3, 2.3, 4.4], [x - 0.3, 5.6, 4.4], '#8a6a4a', 0.1);
    kit.block({ x, z: 4.2, width: 1.5, height: 2.25, depth: 0.8 }, hull, { material: 'metal' });
    kit.block({ x, y: 2.25, z: 4.1, width: 1.7, height: 0.12, depth: 1 }, accent, { material: 'metal' });
    const house = kit.pen(x, 0, 4.2);
    house.form(box(-0.6, -1.95, 1.2, 0.65, 0.08), kit.day.lamps ? '#ffdf9c' : '#5f8397', {
      gloss: 0.6,
      material: 'glass',
    });
    house.form(polygon([-0.5, -1.9], [-0.2, -1.9], [-0.42, -1.36], [-0.56, -1.36]), '#ffffff', {
      roundness: 0,
      outline: 0,
      alpha: 0.25,
    });
    house.form(box(-0.75, -0.8, 1.5, 0.14), accent, { roundness: 0, outline: 0.4 });
    paintBench(kit, wide ? -0.4 : -0.1, 4.55, shade(deck, 0.15), wide ? 1.5 : 0.85);
    const coil = kit.pen(wide ? -3.2 : -1.25, 0, 4.4);
    for (const [y, radius] of [
      [-0.04, 0.3],
      [-0.1, 0.26],
      [-0.16, 0.22],
    ] as const)
      coil.line(ellipse(0, y, radius, radius * 0.32), '#c9a469', 0.07);
  },
  front: (kit) => {
    const edge = kit.half(2);
    const sway = Math.sin(kit.seconds * 0.9) * 0.03;
    const pen = kit.pen(-edge * 0.95, 0, 2);
    pen.line(thread([0, 0.2], [0.1 + sway, -1.6], [0.4 + sway, -3.6]), '#8f7a54', 0.035);
    pen.line(thread([-0.1, 0.2], [0.25 + sway, -1.6], [0.7 + sway, -3.6]), '#8f7a54', 0.03);
    pen.form(soft([-0.4, 0.2], [-0.34, -0.12], [0, -0.2], [0.3, -0.06], [0.34, 0.2]), '#8f7a54', {
      roundness: 0.5,
      material: 'cloth',
    });
  },
  seats: (view) => [{ kind: 'bench', x: view.isWide ? -0.4 : -0.1, z: 4.4, height: 0.46, facing: 1 }],
};
