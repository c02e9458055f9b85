import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothLine, smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { HeadView } from '../face/head-view.ts';
import type { PersonLook } from '../person-look.ts';
import { boxOf } from '../shape/geometry.ts';
import { drawLock, type Lock } from './lock.ts';
import type { Skull } from './skull.ts';

/** Context for painting a hair style, in head units. */
export type HairScene = {
  brush: Brush;
  look: PersonLook;
  view: HeadView;
  skull: Skull;
  /** Height of the head in pixels: small heads need fewer strands. */
  pixels: number;
};

/** Paints one style: the hair behind the trunk, on the skull behind the face, and over the face. */
export type HairPainter = {
  behind?: (scene: HairScene) => void;
  cap: (scene: HairScene) => void;
  front: (scene: HairScene) => void;
  /** The head from behind; by default strands from the crown. */
  back?: (scene: HairScene) => void;
  /** Whether the hair covers the ears. */
  coversEars?: boolean;
};

export const range = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);

export const strandCount = ({ pixels }: HairScene, maxCount: number): number =>
  Math.round(Math.min(maxCount, (maxCount * pixels) / 420 + 8));

export function lock(scene: HairScene, found: Omit<Lock, 'seed'> & { seed: number }): void {
  drawLock(
    scene.brush,
    { ...found, strands: strandCount(scene, found.strands), seed: `${scene.look.seed} hair ${found.seed}` },
    scene.look.hair.colours,
  );
}

/** The lower edge of the hair from behind, from right to left. */
export const napeOf = (x: number): Point[] => [
  [x + 84, 66],
  [x + 58, 96],
  [x, 104],
  [x - 58, 96],
  [x - 84, 66],
];

/** The hair on the skull behind the face, with strands from the crown. */
export function paintCap(scene: HairScene, thickness: number, nape = 2.3): void {
  const { brush, skull, view, look } = scene;
  // From the front, short hair behind the ears would look like the flaps of a cap.
  const turned = Math.abs(view.yaw);
  const isLong = nape >= 2.2;
  const reachOf = (side: -1 | 1): number => {
    if (isLong || view.front < 0.1) return nape;
    // The face covers hair in front of the ear; behind it the hair extends to the nape as the head turns.
    if (side === Math.sign(view.yaw) && turned > 0.3) return 1.3;
    return Math.min(nape + 0.15, 1.42 + Math.max(0, turned - 0.25) * 1.3);
  };
  const [leftReach, rightReach] = [reachOf(-1), reachOf(1)];
  // The nape is only visible from behind.
  const low = view.front < 0.1 ? napeOf(skull.centre[0]) : [];
  const closeAt = (angle: number) =>
    thickness - (isLong ? 0 : (turned < 0.4 ? 34 : 16) * Math.max(0, Math.abs(angle) - 0.95));
  const path = smoothShape([
    ...range(-leftReach, rightReach, 16).map((angle) => skull.rim(angle, closeAt(angle))),
    ...low,
  ]);
  const { colours } = look.hair;
  brush.form(path, boxOf(path), {
    colour: view.front > 0.2 ? mixColours(colours.base, colours.dark, 0.4) : colours.base,
    material: 'hair',
    roundness: 0.5,
    gloss: 0.1,
    outline: 0.85,
  });
}

/** Strands from the crown down the back and sides of the head. */
export function crownStrands(scene: HairScene, thickness = 10, minLatitude = -0.75): void {
  const { brush, skull, view, look } = scene;
  const { colours } = look.hair;
  const random = brush.random(`${look.seed} crown`);
  const count = strandCount(scene, 130);
  brush.context.save();
  for (let index = 0; index < count; index += 1) {
    const longitude = random() * Math.PI * 2;
    const seen = Math.cos(longitude + view.yaw);
    const from = 1.35 - random() * 0.8;
    const to = Math.max(minLatitude, from - 0.7 - random());
    if (seen < 0.05) continue;
    const points = range(from, to, 5).map((latitude) => skull.surface(longitude, latitude, thickness * 0.8));
    const tone = random();
    brush.context.fillStyle =
      tone < 0.55
        ? mixColours(colours.base, colours.dark, random())
        : mixColours(colours.base, tone > 0.93 ? colours.shine : colours.light, random());
    brush.context.globalAlpha = 0.25 + 0.4 * random();
    brush.context.fill(taperedStroke(points, 1.6 + 3.4 * random()));
  }
  brush.context.restore();
}

/** A band of hair between the outline of the skull and the hairline, combed from a parting to both sides. */
export function combedFrom(
  scene: HairScene,
  options: {
    part: number;
    thickness: number;
    height?: number;
    strands?: number;
    seed: number;
    shine?: number;
    sides?: number;
    /** Keeps hair close at the temples, where it would look like the flap of a cap. */
    isShort?: boolean;
  },
): void {
  const { skull } = scene;
  const { part, thickness, height = 0, strands = 90, seed, shine = 0.55, sides = 1, isShort } = options;
  const halves = scene.view.yaw > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of halves) {
    const start = part * 0.9;
    const outer = range(0, 1, 7).map((along): Point => {
      const angle = start + (side * 1.62 * sides - start) * along;
      const close = isShort ? 40 * Math.max(0, Math.abs(angle) - 0.95) : 0;
      return skull.rim(angle, thickness + 8 * Math.sin(Math.PI * Math.min(1, along * 1.3)) - close);
    });
    const inner = range(0, 1, 7).map((along): Point =>
      skull.hairline(part + (side * sides - part) * along, height),
    );
    lock(scene, { outer, inner, strands, seed: seed + side, shine, shineAt: 0.34, outline: 0.5 });
  }
}

/** Short hair: a band of upright tufts between outline and hairline. */
export function croppedBand(scene: HairScene, thickness: number, height: number, tufts: number): void {
  const { skull, brush, look } = scene;
  const { colours } = look.hair;
  const random = brush.random(`${look.seed} crop`);
  // Close at the temples, where tufts would look like the flaps of a cap.
  const outer = range(-1.6, 1.6, 26).map((angle, index) => {
    const close = thickness * Math.cos(angle * 0.8) - 30 * Math.max(0, Math.abs(angle) - 1.05);
    const tuft = tufts * (((index * 7) % 5) / 5 - 0.35 + random() * 0.5) * Math.max(0, Math.cos(angle));
    return skull.rim(angle, close + tuft);
  });
  // Ragged, because a smooth edge would look like the rim of a cap.
  const inner = range(-1, 1, 26).map((across, index) => {
    const corner = Math.exp(-(((Math.abs(across) - 0.5) / 0.16) ** 2)) * 11;
    const [x, y] = skull.hairline(across, height + corner);
    const ragged = Math.abs(across) < 0.72 ? (index % 2 ? 8 : -3) * (0.5 + random()) : 0;
    return [x, y + ragged] as Point;
  });
  const path = smoothShape([...outer, ...inner.toReversed()]);
  brush.form(path, boxOf(path), {
    colour: colours.base,
    material: 'hair',
    roundness: 0.42,
    outline: 0.6,
    inside: () => {
      brush.context.save();
      const count = strandCount(scene, 190);
      for (let index = 0; index < count; index += 1) {
        const across = random() * 2 - 1;
        const root = skull.hairline(across, height);
        const tip = skull.rim(across * 1.5, thickness);
        const at = random() ** 0.8;
        const x = root[0] + (tip[0] - root[0]) * at;
        const y = root[1] + (tip[1] - root[1]) * at;
        const reach = 10 + 16 * random();
        const lean = across * 0.7 + (random() - 0.5) * 0.5;
        const tone = random();
        brush.context.fillStyle =
          tone < 0.55
            ? mixColours(colours.base, colours.dark, random())
            : mixColours(colours.base, tone > 0.9 ? colours.shine : colours.light, random() * 0.9);
        brush.context.globalAlpha = 0.3 + 0.4 * random();
        const end: Point = [x + Math.sin(lean) * reach, y - Math.cos(lean) * reach];
        brush.context.fill(taperedStroke([[x, y], [(x + end[0]) / 2 + 1, (y + end[1]) / 2], end], 2.6));
      }
      brush.context.restore();
    },
  });
}

export const strokeHair = (scene: HairScene, points: readonly Point[], width: number, alpha: number): void =>
  scene.brush.line(smoothLine(points), { colour: scene.look.hair.colours.dark, width, alpha });
