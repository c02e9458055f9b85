import type { CutOut } from './cut-out.ts';
import type { Matte } from './matte.ts';

/** A part of a photo, relative to its width and height. */
export type Region = { left: number; top: number; right: number; bottom: number };
/** Contrast of a product with its surroundings: difference across the faintest part of its edge, and lightness outside, in L*a*b*. */
export type Rim = { contrast: number; lightness: number };
export type InterestPoint = { x: number; y: number };
export type Sides = { left: boolean; top: boolean; right: boolean; bottom: boolean };

/** The areas of interest in a photo. */
export type Interest = {
  /** The area that must stay fully visible: the faces, else the product, else the salient parts. */
  region: Region;
  /** The most interesting first. */
  points: readonly InterestPoint[];
  /** For a plain backdrop: the sides with backdrop only, where it can be extended. */
  backdrop?: Sides;
  /** For a plain backdrop: coarse matte, precise cut-out and contrast of the product. */
  matte?: Matte;
  cutOut?: CutOut;
  rim?: Rim;
};

/** An upright photo on disk with its analysis. */
export type Photo = { path: string; width: number; height: number; interest: Interest; text: string };
