import type { HairColours } from '../paint/hair-lock.ts';
import type { Point } from '../paint/curve.ts';

export type SkinColours = {
  light: string;
  base: string;
  shadow: string;
  deep: string;
  blush: string;
  /** Light that wraps round the far side from the setting. */
  rim: string;
};

/** All lengths in pixels of the 720×1280 frame; the origin of a head is the middle between its eyes. */
export type FaceLook = {
  skin: SkinColours;
  /** +1: the key light comes from the picture's right. */
  lightSide: -1 | 1;
  /** How far the face is turned to the picture's right, -1..1. */
  turn: number;
  /** Right half of the outline, forehead to chin; mirrored for the left. */
  outline: readonly Point[];
  blushStrength: number;
  /** 0 = smooth, 1 = the lines of a long life. */
  ageLines: number;
  freckles: number;
  eyes: {
    spacing: number;
    halfWidth: number;
    height: number;
    /** Outer corner above (negative) or below the inner one. */
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
    upper: string;
    lower: string;
    line: string;
    gloss: number;
  };
};
