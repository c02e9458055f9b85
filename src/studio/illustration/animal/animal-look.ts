import type { CreatureShape } from './whole/creature-shapes.ts';

/** Markings of the coat. */
export const patterns = ['plain', 'patches', 'stripes', 'spots', 'saddle', 'mask', 'points'] as const;
export type Pattern = (typeof patterns)[number];

export type Coat = {
  base: string;
  /** Colour of belly, muzzle and throat. */
  under: string;
  /** Colour of patches, stripes and back. */
  mark: string;
  pattern: Pattern;
  /** Colour of the lower legs and the tip of the tail; null when they match the rest. */
  socks: string | null;
  tailTip: string | null;
  innerEar: string;
  nose: string;
  iris: string;
};

export const earShapes = ['prick', 'flop', 'round', 'long', 'leaf'] as const;

/** In radii of the skull, which is a sphere. */
export type HeadShape = {
  /** Radius of the skull relative to shoulder height. */
  radius: number;
  muzzle: {
    length: number;
    /** How far the tip is below the root. */
    drop: number;
    root: number;
    tip: number;
  };
  /** How far the cheek fur sticks out. */
  cheeks: number;
  ears: { shape: (typeof earShapes)[number]; size: number };
  eyes: { apart: number; size: number; pupil: 'round' | 'slit' | 'wide' };
  nose: 'small' | 'wide' | 'disc' | 'nostrils';
  extra?: 'short-horns' | 'long-horns' | 'antlers' | 'one-horn' | 'mane' | 'horse-mane' | 'trunk' | 'wool';
};

export const tails = [
  'raised',
  'curled',
  'brush',
  'thin',
  'tassel',
  'puff',
  'stub',
  'hair',
  'thick',
  'none',
] as const;

/** A four-legged body; lengths relative to shoulder height. */
export type FourLegged = {
  /** Standing on straight legs, or crouched on long hind feet. */
  stance: 'standing' | 'crouching';
  /** From hip to shoulder. */
  length: number;
  chest: number;
  loin: number;
  rump: number;
  /** Height of the back at the hips. */
  croup: number;
  legs: { thigh: number; ankle: number; foot: number; isHoof: boolean };
  /** From the middle to the feet of one side. */
  width: number;
  neck: { length: number; radius: number; angle: number };
  tail: { shape: (typeof tails)[number]; length: number; radius: number };
  /** 0 smooth … 1 shaggy. */
  fur: number;
  cover?: 'wool' | 'spines' | 'shell';
};

/** A winged body on two legs; lengths relative to standing height. */
export type Bird = {
  /** Angle of the body above the horizontal, in radians. */
  carriage: number;
  girth: number;
  length: number;
  neck: number;
  head: number;
  legs: number;
  tail: number;
  beak: { shape: 'cone' | 'hook' | 'flat' | 'dagger'; length: number };
  crest?: 'comb' | 'tuft' | 'ear-tufts' | 'discs';
  foot: string;
};

/** Everything that makes an animal recognisable, as plain data. */
export type AnimalLook = {
  id: string;
  seed: number;
  species: string;
  /** Height of the shoulders, or of a standing bird, in metres. */
  height: number;
  coat: Coat;
  collar: string | null;
} & (
  | { plan: 'four-legged'; body: FourLegged; head: HeadShape }
  | { plan: 'bird'; body: Bird }
  | { plan: 'whole'; body: { shape: CreatureShape } }
);
