import type { CreatureShape } from './whole/creature-shapes.ts';

/** How the coat is marked. */
export const patterns = ['plain', 'patches', 'stripes', 'spots', 'saddle', 'mask', 'points'] as const;
export type Pattern = (typeof patterns)[number];

export type Coat = {
  base: string;
  /** Belly, muzzle, throat. */
  under: string;
  /** Patches, stripes, back. */
  mark: string;
  pattern: Pattern;
  /** Legs below the heel, and the tail's tip; null where they are like the rest. */
  socks: string | null;
  tailTip: string | null;
  innerEar: string;
  nose: string;
  iris: string;
};

export const earShapes = ['prick', 'flop', 'round', 'long', 'leaf'] as const;

/** In radii of the skull, which is a ball. */
export type HeadShape = {
  /** The skull's radius in shares of the height of the shoulders. */
  radius: number;
  muzzle: {
    length: number;
    /** How far its tip lies below its root. */
    drop: number;
    root: number;
    tip: number;
  };
  /** How far the fur of the cheeks stands off. */
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

/** A body on four legs, in shares of the height of the shoulders. */
export type FourLegged = {
  /** Standing on straight legs, or crouched with long hind feet. */
  stance: 'standing' | 'crouching';
  /** From hip to shoulder. */
  length: number;
  chest: number;
  loin: number;
  rump: number;
  /** Height of the back over the hips. */
  croup: number;
  legs: { thigh: number; ankle: number; foot: number; isHoof: boolean };
  /** From the middle to the feet of a side. */
  width: number;
  neck: { length: number; radius: number; angle: number };
  tail: { shape: (typeof tails)[number]; length: number; radius: number };
  /** 0 smooth … 1 shaggy. */
  fur: number;
  cover?: 'wool' | 'spines' | 'shell';
};

/** A body on two legs with wings, in shares of the height when standing. */
export type Bird = {
  /** From the horizontal: how upright the body is carried, in radians. */
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

/** All that makes an animal recognisable, as plain data. */
export type AnimalLook = {
  id: string;
  seed: number;
  species: string;
  /** Metres: of the shoulders, or of a standing bird. */
  height: number;
  coat: Coat;
  collar: string | null;
} & (
  | { plan: 'four-legged'; body: FourLegged; head: HeadShape }
  | { plan: 'bird'; body: Bird }
  | { plan: 'whole'; body: { shape: CreatureShape } }
);
