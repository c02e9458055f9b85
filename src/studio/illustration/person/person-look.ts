import type { Clothes } from './clothes/clothes.ts';
import type { HairColours } from '../../presenter/paint/hair-lock.ts';
import type { Age } from '../../story/story.ts';

export type Skin = { light: string; base: string; shadow: string; deep: string; blush: string; lip: string };

/** Relative to standing height, or factors of an average build. */
export type Build = {
  heads: number;
  legs: number;
  shoulders: number;
  /** Factor of the widths of trunk and limbs. */
  girth: number;
  hips: number;
  /** 0 straight, 1 a distinct waist. */
  waist: number;
  bust: number;
  belly: number;
  /** Bend of the back due to age, in radians. */
  stoop: number;
};

/** In head units: 420 from chin to crown, origin between the eyes. */
export type FaceShape = {
  jaw: number;
  chin: number;
  cheek: number;
  width: number;
  eyeSpacing: number;
  eyeHalf: number;
  eyeHeight: number;
  eyeTilt: number;
  iris: string;
  lashes: number;
  browThickness: number;
  browArch: number;
  browY: number;
  noseHalf: number;
  noseTip: number;
  noseBridge: number;
  mouthHalf: number;
  mouthY: number;
  lipUpper: number;
  lipLower: number;
  lines: number;
  freckles: number;
};

export const hairStyles = [
  'short-crop',
  'side-part',
  'quiff',
  'curls',
  'afro',
  'bob',
  'long-straight',
  'long-wavy',
  'bun',
  'ponytail',
  'braids',
  'undercut',
  'bald',
  'thinning',
  'head-scarf',
  'pixie',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const beards = ['none', 'stubble', 'moustache', 'goatee', 'short', 'full'] as const;
export type Beard = (typeof beards)[number];
export type Glasses = 'none' | 'round' | 'square' | 'half';

/** Everything that makes a person recognisable, as plain data. */
export type PersonLook = {
  id: string;
  seed: number;
  age: Age;
  gender: 'female' | 'male';
  /** Standing height as a factor of an adult man's, applied by the stage. */
  stature: number;
  build: Build;
  skin: Skin;
  face: FaceShape;
  hair: { style: HairStyle; colours: HairColours; scarf: string };
  beard: Beard;
  glasses: Glasses;
  earrings: boolean;
  clothes: Clothes;
};
