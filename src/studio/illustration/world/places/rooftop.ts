import { box, ellipse, polygon, soft, thread } from '../../../reel/vignettes/forms.ts';
import { paintPlant } from '../props/decor.ts';
import { paintLightString } from '../props/lamps.ts';
import { paintStool } from '../props/seating.ts';
import { paintRoundTable } from '../props/tables.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintSky, paintSkyline } from '../space/sky.ts';
import { shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { deck: '#a9805c', wall: '#b8a596', accent: '#d9694a', town: '#6f8099' },
  { deck: '#8f8478', wall: '#8d9aa0', accent: '#2f8f86', town: '#7f7890' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const edgeZ = 5.6;

/** A water tank on legs, as on old buildings. */
function paintTank(kit: Kit, x: number, z: number): void {
  const pen = kit.pen(x, 0.9, z);
  for (const at of [-0.7, -0.25, 0.25, 0.7])
    pen.form(box(at - 0.04, -1.5, 0.08, 1.5), hazed(kit, '#4a4642', 0.15), {
      roundness: 0.4,
      material: 'metal',
      outline: 0.6,
    });
  pen.form(box(-0.9, -3.3, 1.8, 1.9), hazed(kit, '#9a6f4c', 0.12), { roundness: 0.7, material: 'wood' });
  for (const y of [-3, -2.5, -2, -1.6])
    pen.line(thread([-0.9, y], [0, y + 0.04], [0.9, y]), hazed(kit, '#5a4433', 0.15), 0.04);
  pen.form(polygon([-1, -3.28], [0, -4], [1, -3.28]), hazed(kit, '#6a5a52', 0.15), { roundness: 0.5 });
}

export const rooftop: Place = {
  far: (kit) => {
    const { town } = paletteOf(kit);
    const { height, horizon } = kit;
    paintSky(kit, horizon + height * 0.09);
    const low = kit.at(0, 0.6, edgeZ)[1] + 6;
    paintSkyline(kit, 'far', low, height * 0.36, hazed(kit, town, 0.66));
    paintSkyline(kit, 'mid', low, height * 0.26, hazed(kit, shade(town, 0.1), 0.42));
    paintSkyline(kit, 'near', low, height * 0.15, hazed(kit, shade(town, 0.25), 0.2));
  },
  ground: (kit) => {
    const { deck } = paletteOf(kit);
    const near = kit.floorZ(kit.height * 1.03);
    kit.quad(
      [
        [-14, 0, near],
        [14, 0, near],
        [14, 0, edgeZ],
        [-14, 0, edgeZ],
      ],
      deck,
      { outline: 0, material: 'wood', fade: tint(deck, 0.1) },
    );
    for (let z = near; z < edgeZ; z += 0.2) kit.edge([-14, 0, z], [14, 0, z], shade(deck, 0.4), 0.012, 0.5);
    const random = kit.random('boards');
    for (let z = near; z < edgeZ; z += 0.2) {
      const x = (random() - 0.5) * 2 * kit.half(z);
      kit.edge([x, 0, z], [x, 0, z + 0.2], shade(deck, 0.4), 0.012, 0.5);
    }
  },
  middle: (kit) => {
    const { wall, accent } = paletteOf(kit);
    const wide = kit.isWide;
    paintTank(kit, wide ? -3.6 : -1.55, 8.5);
    kit.block({ x: 0, z: edgeZ, width: 28, height: 0.78, depth: 0.3 }, wall, { material: 'stone' });
    kit.block({ x: 0, y: 0.78, z: edgeZ - 0.06, width: 28, height: 0.09, depth: 0.42 }, tint(wall, 0.2), {
      material: 'stone',
    });
    kit.edge([-14, 1.16, edgeZ], [14, 1.16, edgeZ], '#3f444a', 0.045);
    for (let x = -6.3; x <= 6.3; x += 0.9) kit.edge([x, 0.86, edgeZ], [x, 1.16, edgeZ], '#3f444a', 0.035);
    const x = wide ? 2 : 0.95;
    paintStool(kit, x - 0.42, 4.5, accent, 0.5);
    paintRoundTable(kit, x, 4.4, '#d9c3a0', { radius: 0.36 });
    const glass = kit.pen(x, 0.74, 4.4);
    for (const [at, colour] of [
      [-0.12, '#f0b04a'],
      [0.12, '#e2705a'],
    ] as const) {
      glass.form(
        polygon([at - 0.045, -0.15], [at + 0.045, -0.15], [at + 0.035, 0], [at - 0.035, 0]),
        colour,
        { roundness: 0.6, gloss: 0.6, material: 'glass' },
      );
      glass.line(thread([at, -0.12], [at + 0.06, -0.24]), '#f6f0e2', 0.012);
    }
    const planter = wide ? -1.9 : -0.95;
    kit.contact({ x: planter, z: 4.7, width: 0.8, depth: 0.35 });
    kit.block({ x: planter, z: 4.7, width: 0.8, height: 0.42, depth: 0.35 }, shade(accent, 0.2), {
      material: 'wood',
    });
    for (const at of [-0.24, 0.22])
      paintPlant(kit, planter + at, 0.2, 4.85, 0.85, at < 0 ? 'broad' : 'slender', shade(accent, 0.2));
    kit.block({ x: planter, z: 4.7, width: 0.8, height: 0.42, depth: 0.02 }, shade(accent, 0.2), {
      material: 'wood',
    });
    const far = kit.half(5) + 0.3;
    for (const side of [-1, 1])
      kit.edge([side * far * 0.9, 0, edgeZ - 0.2], [side * far * 0.9, 2.7, edgeZ - 0.2], '#4a4642', 0.06);
    paintLightString(kit, [-far * 0.9, 2.7, edgeZ - 0.2], [far * 0.9, 2.62, edgeZ - 0.2], wide ? 12 : 7, 0.3);
  },
  front: (kit) => {
    const far = kit.half(2.2) * 1.1;
    paintLightString(kit, [-far, 2.72, 2.2], [far, 2.95, 2.2], kit.half(2.2) > 1.4 ? 9 : 5, 0.22);
    const pen = kit.pen(far * 0.92, 0, 2.2);
    pen.form(
      soft([-0.12, 0.2], [-0.1, -0.3], [0.02, -0.42], [0.3, -0.3], [0.3, 0.2]),
      shade(paletteOf(kit).accent, 0.35),
      { roundness: 0.5, material: 'cloth' },
    );
    pen.form(ellipse(0.08, -0.36, 0.12, 0.03), shade(paletteOf(kit).accent, 0.15), {
      roundness: 0.2,
      outline: 0,
    });
  },
  seats: (view) => [
    {
      kind: 'stool',
      x: (view.isWide ? 2 : 0.95) - 0.42,
      z: 4.5,
      height: 0.5,
      facing: 1,
      deskTop: 0.74,
    },
  ],
};
