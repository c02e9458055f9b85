import { box, ellipse, polygon, soft } from '../../../reel/vignettes/forms.ts';
import { paintBush, paintTree, paintTuft } from '../props/trees.ts';
import type { Kit } from '../space/kit.ts';
import { hazed, paintRidge } from '../space/sky.ts';
import { blend, shade, tint } from '../space/tone.ts';
import type { Place } from './place.ts';

const palettes = [
  { leaf: '#4f8a4a', light: '#cfe6a0', floor: '#7a8a4a', bark: '#6a4f38', kind: 'broad' },
  { leaf: '#3f6f55', light: '#c9e0c4', floor: '#6a7a52', bark: '#5a4636', kind: 'fir' },
  { leaf: '#b8843a', light: '#f6dc9a', floor: '#a5763f', bark: '#6d5038', kind: 'broad' },
] as const;
const paletteOf = (kit: Kit) => kit.pick('palette', palettes);
const snowy = (kit: Kit, colour: string): string => (kit.weather === 'snow' ? tint(colour, 0.7) : colour);

/** A trunk that leaves the picture at the top. */
function paintTrunk(kit: Kit, x: number, z: number, width: number, name: string): void {
  const { bark, leaf } = paletteOf(kit);
  const random = kit.random(name);
  const air = Math.min(0.7, Math.max(0, (z - 3) / 22));
  const tone = blend(snowy(kit, bark), blend(kit.day.haze, leaf, 0.35), air);
  const pen = kit.pen(x, 0, z);
  const top = -9;
  const lean = (random() - 0.5) * 0.3;
  pen.shadow(ellipse(width * 0.5, 0, width * 1.6, width * 0.22), 0.35, width * 0.25 * pen.scale);
  pen.form(
    soft(
      [-width * 1.1, 0.04],
      [-width * 0.6, -0.2],
      [-width * 0.5, -1.5],
      [-width * 0.42 + lean, top],
      [width * 0.42 + lean, top],
      [width * 0.5, -1.5],
      [width * 0.62, -0.2],
      [width * 1.15, 0.04],
      [0, 0.07],
    ),
    tone,
    { roundness: 0.7, material: 'wood' },
  );
  if (z > 9) return;
  for (let mark = 0; mark < 5; mark += 1) {
    const y = -0.4 - random() * 3.4;
    const at = (random() - 0.5) * width * 0.6;
    pen.line(polygon([at, y], [at + 0.02, y - 0.2 - random() * 0.3]), shade(tone, 0.35), 0.02, 0.6);
  }
}

export const forest: Place = {
  far: (kit) => {
    const { leaf, light } = paletteOf(kit);
    const { width, height, horizon, day } = kit;
    const glow = blend(blend(light, day.skyLow, 0.45), '#10182e', day.dark * 0.72);
    const high = blend(blend(leaf, day.skyHigh, 0.35), '#0b1226', day.dark * 0.6);
    kit.flat.form(box(-20, -20, width + 40, horizon + 50), high, { roundness: 0, outline: 0, fade: glow });
    if (day.dark < 0.8)
      kit.flat.glow(width * 0.6, horizon * 0.7, width * 0.8, day.sun, 0.25 + 0.35 * day.sunshine);
    else kit.flat.glow(width * 0.6, horizon * 0.5, width * 0.5, '#c9d6ff', 0.25);
    paintRidge(kit, 'wood-far', horizon + 6, height * 0.12, blend(leaf, glow, 0.72), 8);
    paintRidge(kit, 'wood-near', horizon + 8, height * 0.07, blend(leaf, glow, 0.5), 11);
  },
  ground: (kit) => {
    const { floor } = paletteOf(kit);
    const { width, height, horizon } = kit;
    const earth = snowy(kit, floor);
    kit.flat.form(box(-20, horizon, width + 40, height - horizon + 20), hazed(kit, earth, 0.35), {
      roundness: 0,
      outline: 0,
      fade: shade(earth, 0.12 + kit.day.dark * 0.2),
    });
    const at = (x: number, z: number) => kit.at(x, 0, z);
    kit.flat.form(
      soft(
        at(-1, 1.6),
        at(-0.8, 2.6),
        at(-0.7, 3.6),
        at(-0.9, 6),
        at(0.3, 10),
        at(0.2, 20),
        at(0.7, 20),
        at(1.3, 10),
        at(0.4, 6),
        at(0.75, 3.6),
        at(0.85, 2.6),
        at(1.05, 1.6),
      ),
      tint(snowy(kit, '#a58a5f'), 0.1),
      { roundness: 0, outline: 0.4 },
    );
    const random = kit.random('ferns');
    for (let index = 0; index < 24; index += 1) {
      const z = 2.7 + random() * 8;
      paintTuft(
        kit.pen((random() < 0.5 ? -1 : 1) * (0.85 + random() * kit.half(z)), 0, z),
        `fern${index}`,
        blend(snowy(kit, paletteOf(kit).leaf), earth, random() * 0.5),
        0.22 + random() * 0.12,
      );
    }
  },
  middle: (kit) => {
    const { leaf, kind } = paletteOf(kit);
    const random = kit.random('trunks');
    const tone = snowy(kit, leaf);
    if (kind === 'fir')
      for (const [x, z] of [
        [-3.4, 15],
        [3.8, 16],
        [-1.4, 21],
        [1.8, 20],
        [-2.4, 10],
        [2.5, 11],
      ] as const)
        paintTree(kit, x, z, 5.5 + random() * 2, 'fir', tone);
    for (let index = 0; index < 13; index += 1) {
      const z = 20 - index * 1.15 - random();
      const half = kit.half(z);
      const x = (index % 2 ? 1 : -1) * (0.9 + random() * Math.max(0.6, half - 0.9));
      paintTrunk(kit, x, z, 0.2 + random() * 0.16, `trunk${index}`);
    }
    const edge = kit.half(4.6);
    paintTrunk(kit, -edge * 0.86, 4.7, 0.26, 'left');
    paintTrunk(kit, edge * 0.92, 5.2, 0.24, 'right');
    for (const [x, z] of [
      [-edge * 0.8, 4.3],
      [edge * 0.82, 4.6],
    ] as const)
      paintBush(kit.pen(x, 0, z).move(0, 0, { scale: 0.75 }), `bush${x.toFixed(1)}`, shade(tone, 0.12));
    const canopy = kit.random('canopy');
    const { width, height } = kit;
    for (let index = 0; index < 9; index += 1) {
      const size = width * (0.2 + canopy() * 0.16);
      paintBush(
        kit.flat.move(((index + canopy() * 0.6) / 8.5) * width, height * (0.05 + canopy() * 0.05), {
          scale: size,
        }),
        `crown${index}`,
        shade(tone, 0.12 + kit.day.dark * 0.3),
      );
    }
    if (kit.day.sunshine > 0.4)
      for (const [x, wide] of [
        [0.34, 0.07],
        [0.5, 0.1],
        [0.7, 0.06],
      ] as const)
        // Beams grow faint towards the ground: three lengths over each other.
        for (const reach of [0.45, 0.56, 0.66])
          kit.flat.form(
            polygon(
              [width * (x + 0.16), -10],
              [width * (x + 0.16 + wide), -10],
              [width * (x + 0.16 - 0.38 * reach + wide), height * reach],
              [width * (x + 0.14 - 0.42 * reach), height * reach],
            ),
            tint(kit.day.sun, 0.4),
            { roundness: 0, outline: 0, alpha: 0.055 },
          );
  },
  front: (kit) => {
    const { leaf } = paletteOf(kit);
    const edge = kit.half(1.9);
    const tone = shade(snowy(kit, leaf), 0.4);
    const random = kit.random('front');
    for (const side of [-1, 1])
      for (let blade = 0; blade < 6; blade += 1) {
        const pen = kit
          .pen(side * edge * (1.08 - blade * 0.035), 0.1, 1.9)
          .move(0, 0, { turn: -side * (0.05 + random() * 0.3) });
        const long = 0.3 + random() * 0.22;
        pen.form(
          soft([-0.03, 0], [-0.06, -long * 0.5], [0, -long], [0.06, -long * 0.5], [0.03, 0]),
          shade(tone, random() * 0.3),
          { roundness: 0.3, material: 'leaf', outline: 0.7 },
        );
      }
  },
};
