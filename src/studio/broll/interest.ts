import type { Matte } from './matte.ts';

/** A part of a photo, in shares of its width and height. */
export type Region = { left: number; top: number; right: number; bottom: number };
/** How a thing stands off what is around it: the mean difference over its rim and the lightness outside, in L*a*b*. */
export type Rim = { contrast: number; lightness: number };
export type InterestPoint = { x: number; y: number };
export type Sides = { left: boolean; top: boolean; right: boolean; bottom: boolean };

/** Where to look in a photo. */
export type Interest = {
  /** The area that must stay fully visible: the faces, else the product, else the parts that stand out. */
  region: Region;
  /** The most interesting first. */
  points: readonly InterestPoint[];
  /** Of a photo before a plain backdrop: the sides at which only the backdrop is seen, so that it can go on there. */
  backdrop?: Sides;
  /** Of such a photo: where the product is, and how it stands off. */
  matte?: Matte;
  rim?: Rim;
};

/** A photo on disk, upright, with what was found in it. */
export type Photo = { path: string; width: number; height: number; interest: Interest; text: string };
