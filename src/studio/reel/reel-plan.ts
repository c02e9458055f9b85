import type { VideoFormat } from '../ffmpeg/video-formats.ts';

export const reelStyles = ['modern', 'cinematic', 'minimalist', 'colorful', 'corporate'] as const;
export type ReelStyle = (typeof reelStyles)[number];

export type SpokenWord = { word: string; startSeconds: number; endSeconds: number };
export type ReelLine = {
  role: 'hook' | 'problem' | 'promise' | 'benefit' | 'call-to-action';
  text: string;
  startSeconds: number;
  endSeconds: number;
  words: readonly SpokenWord[];
};

/** The facts of a logo that place it and keep it visible. */
export type LogoFacts = {
  width: number;
  height: number;
  /** The darkest and brightest parts of its outline, as relative luminance 0…1. */
  darkest: number;
  brightest: number;
  /** Whether it fills its rectangle, and so needs no plate. */
  isOpaque: boolean;
  /** A disc that fills its square, so that its plate is round too. */
  isRound?: boolean;
};

export type ReelReference = {
  path: string;
  durationSeconds: number;
  /** Displayed size in pixels; without it the shots are shown whole in front of a blurred copy. */
  width?: number;
  height?: number;
  /** The starts of its shots in seconds; from `findShots`. */
  shots?: readonly number[];
};

export type ReelPlan = {
  format: VideoFormat;
  style: ReelStyle;
  seed: string;
  brand: {
    name: string;
    logoPath?: string;
    /** From `readLogo`; a logo without these facts gets a plate. */
    logo?: LogoFacts;
    /** `#rrggbb` */
    colours?: readonly [string, string];
    /** One line about the product. */
    offer?: string;
  };
  industry: string;
  callToAction: string;
  durationSeconds: number;
  lines: readonly ReelLine[];
  /** Seconds from the start of the music. */
  beats: readonly number[];
  bars: readonly number[];
  reference?: ReelReference;
};
