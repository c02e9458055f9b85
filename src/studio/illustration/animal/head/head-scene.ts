import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../../presenter/paint/curve.ts';
import type { Brush, FormLook } from '../../brush/brush.ts';
import { boxOf } from '../../person/shape/geometry.ts';
import type { Vector } from '../../person/skeleton/vector.ts';
import type { Coat, HeadShape } from '../animal-look.ts';
import { furMaterial } from '../fur-material.ts';
import type { FourLeggedLook } from '../body/stand-animal.ts';
import type { HeadTurn } from './head-turn.ts';

/** Shared context of the painters of a head. */
export type HeadScene = {
  brush: Brush;
  look: FourLeggedLook;
  head: HeadShape;
  coat: Coat;
  view: HeadTurn;
  /** Colours of the skull and of the muzzle. */
  face: string;
  muzzle: string;
};

export const sides = [-1, 1] as const;

export function fill(
  { brush }: Pick<HeadScene, 'brush'>,
  path: Path2D,
  colour: string,
  look: Partial<FormLook> = {},
): void {
  brush.form(path, boxOf(path), {
    colour,
    material: furMaterial(brush),
    roundness: 0.5,
    outline: 0.8,
    ...look,
  });
}

/** A patch without shade or outline. */
export const patch = (scene: Pick<HeadScene, 'brush'>, path: Path2D, colour: string, alpha = 1): void =>
  fill(scene, path, colour, { roundness: 0, outline: 0, alpha });

/** Start and end of the muzzle. */
export const muzzleRoot = ({ muzzle }: HeadShape): Vector => [0, 0.3, 1 - muzzle.root * 0.85];
export const muzzleTip = ({ muzzle }: HeadShape): Vector => [
  0,
  0.3 + muzzle.drop * 0.75,
  1 - muzzle.root * 0.85 + muzzle.length,
];

/** A direction on the sphere of the skull. */
export const onSkull = (x: number, y: number): Vector => [x, y, Math.sqrt(Math.max(0.04, 1 - x * x - y * y))];

export const project = ({ view }: HeadScene, points: readonly Vector[]): Point[] =>
  points.map((point) => view.at(point));
