import { box, ellipse, polygon, soft, thread, type Form, type Point } from '../../../reel/vignettes/forms.ts';
import type { Kit } from '../space/kit.ts';
import { merge } from '../space/merge.ts';
import type { Pen } from '../space/pen.ts';
import { blend, shade, tint } from '../space/tone.ts';

/** A broad tree, one unit high, standing on the pen's origin. */
export function paintTreeShape(pen: Pen, seed: string, leaf: string, bark: string): void {
  const random = pen.brush.random(seed);
  const lean = (random() - 0.5) * 0.05;
  pen.form(
    soft([-0.045, 0], [-0.028, -0.2], [-0.02 + lean, -0.5], [0.02 + lean, -0.5], [0.03, -0.2], [0.055, 0]),
    bark,
    { roundness: 0.6, material: 'wood' },
  );
  pen.line(thread([lean * 0.5, -0.34], [-0.1, -0.52]), bark, 0.022);
  pen.line(thread([lean * 0.5, -0.3], [0.11, -0.5]), bark, 0.02);
  const crowns: readonly (readonly [number, number, number, number])[] = [
    [-0.16, -0.52, 0.17, 0.3],
    [0.17, -0.53, 0.17, 0.24],
    [0, -0.6, 0.25, 0.12],
    [-0.06, -0.78, 0.2, 0],
    [0.1, -0.72, 0.17, 0.06],
  ];
  for (const [x, y, radius, dark] of crowns)
    pen.form(crown(x + lean + (random() - 0.5) * 0.05, y, radius, random), shade(leaf, dark), {
      roundness: 0.8,
      material: 'leaf',
      outline: 0.8,
    });
  const leaves = Array.from({ length: 26 }, () => {
    const angle = random() * 7;
    const far = 0.27 * Math.sqrt(random());
    return ellipse(
      lean + Math.cos(angle) * far,
      -0.65 + Math.sin(angle) * far * 0.9,
      0.014 + random() * 0.016,
      0.01,
    );
  });
  pen.form(merge(leaves), tint(leaf, 0.22), { roundness: 0, outline: 0, alpha: 0.6 });
}

function crown(x: number, y: number, radius: number, random: () => number): Form {
  const points: Point[] = [];
  for (let index = 0; index < 11; index += 1) {
    const angle = (index / 11) * Math.PI * 2;
    const far = radius * (index % 2 ? 0.88 : 1.06) * (0.92 + random() * 0.16);
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86]);
  }
  return soft(...points);
}

/** A fir, one unit high. */
export function paintFirShape(pen: Pen, seed: string, leaf: string, bark: string): void {
  const random = pen.brush.random(seed);
  pen.form(box(-0.02, -0.16, 0.04, 0.16), bark, { roundness: 0.5, material: 'wood' });
  for (let tier = 0; tier < 5; tier += 1) {
    const [low, high] = [-0.1 - tier * 0.17, -0.36 - tier * 0.16];
    const half = 0.22 * (1 - tier * 0.19);
    const points: Point[] = [[0, Math.max(-1, high)]];
    for (let index = 0; index <= 6; index += 1)
      points.push([half * (1 - index / 3), low + (index % 2 ? -0.035 : 0.01) + random() * 0.02]);
    pen.form(polygon(...points), blend(shade(leaf, 0.25), leaf, tier / 4), {
      roundness: 0.4,
      material: 'leaf',
      outline: 0.8,
    });
  }
}

/** A palm, one unit high. */
export function paintPalmShape(pen: Pen, seed: string, leaf: string, sway = 0): void {
  const random = pen.brush.random(seed);
  const lean = 0.12 + random() * 0.08;
  pen.form(
    soft([-0.03, 0], [0.0, -0.4], [lean - 0.015, -0.8], [lean + 0.015, -0.8], [0.045, -0.4], [0.04, 0]),
    '#8d6b4a',
    { roundness: 0.7, material: 'wood' },
  );
  for (let index = 0; index < 8; index += 1) {
    const turn = -2.9 + index * 0.39 + sway * 0.03;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = 0.3 + random() * 0.08;
    const tip: Point = [lean + dx * reach, -0.8 + dy * reach * 0.5 + 0.13];
    const middle: Point = [lean + dx * reach * 0.5, -0.82 + dy * reach * 0.55];
    pen.form(
      soft([lean, -0.8], [middle[0], middle[1] - 0.03], tip, [middle[0], middle[1] + 0.035]),
      blend(leaf, shade(leaf, 0.3), random()),
      { roundness: 0.3, material: 'leaf', outline: 0.7 },
    );
  }
  for (const [x, y] of [
    [-0.02, 0.015],
    [0.02, 0.02],
    [0, 0.03],
  ] as const)
    pen.form(ellipse(lean + x, -0.8 + y, 0.02), '#6a4a2c', { roundness: 1 });
}

export function paintBush(pen: Pen, seed: string, leaf: string): void {
  const random = pen.brush.random(seed);
  for (const [x, radius, dark] of [
    [-0.34, 0.32, 0.22],
    [0.34, 0.34, 0.26],
    [0, 0.44, 0.05],
  ] as const)
    pen.form(crown(x, -radius * 0.8, radius, random), shade(leaf, dark), {
      roundness: 0.8,
      material: 'leaf',
      outline: 0.8,
    });
}

export type TreeKind = 'broad' | 'fir' | 'palm';

/** A tree in the place, `high` in metres. */
export function paintTree(
  kit: Kit,
  x: number,
  z: number,
  high: number,
  kind: TreeKind = 'broad',
  leaf = '#5b8f4c',
): void {
  const far = Math.min(0.6, Math.max(0, (z - 6) / 60));
  const seed = `tree-${x.toFixed(2)}-${z.toFixed(1)}`;
  const pen = kit.pen(x, 0, z).move(0, 0, { scale: high });
  const air = (colour: string): string => blend(colour, kit.day.haze, far);
  const sway = Math.sin(kit.seconds * 1.1 + x) * (kit.weather === 'storm' ? 3 : 1);
  pen.shadow(ellipse(0.03, 0, 0.16, 0.022), 0.4, 0.02 * pen.scale);
  if (kind === 'fir') paintFirShape(pen, seed, air(leaf), air('#5a4632'));
  else if (kind === 'palm') paintPalmShape(pen, seed, air(leaf), sway);
  else paintTreeShape(pen, seed, air(leaf), air('#6b5138'));
}

/** A blade or two of grass, as a tuft `high` units tall. */
export function paintTuft(pen: Pen, seed: string, colour: string, high: number): void {
  const random = pen.brush.random(seed);
  const blades = Array.from({ length: 7 }, (_, index) => {
    const x = (index - 3) * high * 0.1;
    const tip = x + (index - 3) * high * 0.14 + (random() - 0.5) * high * 0.2;
    return polygon([x - high * 0.045, 0], [tip, -high * (0.6 + random() * 0.4)], [x + high * 0.045, 0]);
  });
  pen.form(merge(blades), colour, { roundness: 0.2, material: 'leaf', outline: 0.5 });
}
