import type { HairColours } from '../paint/hair-lock.ts';
import type { Point } from '../paint/curve.ts';

export type SkinColours = {
  light: string;
  base: string;
  shadow: string;
  deep: string;
  blush: string;
  /** Rim light from the setting on the far side. */
  rim: string;
};

/** All lengths in pixels of the 720×1280 frame; the origin of a head is the midpoint between its eyes. */
export type FaceLook = {
  skin: SkinColours;
  /** +1: the key light comes from the right of the picture. */
  lightSide: -1 | 1;
  /** How far the face is turned to the right of the picture, -1..1. */
  turn: number;
  /** Right half of the outline from forehead to chin; mirrored for the left. */
  outline: readonly Point[];
  blushStrength: number;
  /** 0 = smooth, 1 = deeply lined. */
  ageLines: number;
  freckles: number;
  eyes: {
    spacing: number;
    halfWidth: number;
    height: number;
    /** Offset of the outer corner above (negative) or below the inner corner. */
    tilt: number;
    iris: string;
    irisLight: string;
    lid: string;
    lash: string;
    /** 0 = bare, 1 = long and dark. */
    lashes: number;
    creaseHeight: number;
  };
  brows: { colours: HairColours; y: number; thickness: number; length: number; arch: number };
  nose: { halfWidth: number; tipY: number; strength: number };
  mouth: {
    y: number;
    halfWidth: number;
    upperThickness: number;
    lowerThickness: number;
    smile: number;
    /** How much further the corners drop in a sad face; a beard hides part of the drop. Defaults to 1. */
    cornerDrop?: number;
    upper: string;
    lower: string;
    line: string;
    gloss: number;
    /** Hair that hangs over the upper lip. */
    moustache?: HairColours;
  };
};
