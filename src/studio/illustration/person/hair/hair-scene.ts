import { smoothLine, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { HeadView } from '../face/head-view.ts';
import type { PersonLook } from '../person-look.ts';
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

/** Evenly spaced numbers: `steps` + 1 of them, both ends included. */
export const range = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);

/** At most `maxCount`, fewer for a small head. */
export const strandCount = ({ pixels }: HairScene, maxCount: number): number =>
  Math.round(Math.min(maxCount, (maxCount * pixels) / 420 + 8));

/** Draws a lock in the person's colours; `seed` distinguishes the locks of a style. */
export function paintLock(scene: HairScene, lock: Omit<Lock, 'seed'> & { seed: number }): void {
  drawLock(
    scene.brush,
    { ...lock, strands: strandCount(scene, lock.strands), seed: `${scene.look.seed} hair ${lock.seed}` },
    scene.look.hair.colours,
  );
}

export const strokeHair = (scene: HairScene, points: readonly Point[], width: number, alpha: number): void =>
  scene.brush.line(smoothLine(points), { colour: scene.look.hair.colours.dark, width, alpha });
