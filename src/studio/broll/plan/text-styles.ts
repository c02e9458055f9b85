import type { FontChoice } from '../../captions/font-stack.ts';
import type { BrollStyle } from './broll-styles.ts';

/** A light plate with dark letters, or the reverse. */
export type PlateTone = 'light' | 'dark';

/** Style of a text and its plate, and their entrance. Lengths are relative to the text size. */
export type TextStyle = {
  font: FontChoice;
  /** Share of the frame's shorter side. */
  size: number;
  align: 'left' | 'center';
  isUpperCase?: boolean;
  letterSpacing?: number;
  lineHeight: number;
  /** Colours of the letters, the plate and its ornament: opaque, in hexadecimal. */
  tones: Record<PlateTone, { fill: string; plate: string; ornament: string }>;
  /** Preferred tone of the style if its plate is visible. */
  own: PlateTone;
  /** As wide as its text, never as wide as the frame. */
  plate: { paddingX: number; paddingY: number; radius: number; by: 'line' | 'block' };
  /** An animated ornament beside or around the plate. */
  ornament?: 'bar' | 'outline';
  /** Direction and duration in frames of the entrance of plate and text. */
  arrival: {
    x?: number;
    y?: number;
    scale?: number;
    tilt?: number;
    frames: number;
    ease: 'out-cubic' | 'out-back' | 'out-expo';
  };
};

/** Plates are opaque, so that the background never affects legibility. */
export const textStyles: Record<BrollStyle, TextStyle> = {
  calm: {
    font: { typeface: 'inter', weight: 600 },
    size: 0.064,
    align: 'center',
    lineHeight: 1.25,
    tones: {
      light: { fill: '#1a1b20', plate: '#ffffff', ornament: '#ffffff' },
      dark: { fill: '#ffffff', plate: '#2b3038', ornament: '#2b3038' },
    },
    own: 'light',
    plate: { paddingX: 0.75, paddingY: 0.42, radius: 0.92, by: 'block' },
    arrival: { y: 1.1, frames: 20, ease: 'out-cubic' },
  },
  dynamic: {
    font: { typeface: 'sora', weight: 800 },
    size: 0.07,
    align: 'left',
    isUpperCase: true,
    lineHeight: 1.42,
    tones: {
      light: { fill: '#0f1014', plate: '#ffffff', ornament: '#ff5a36' },
      dark: { fill: '#ffffff', plate: '#0f1014', ornament: '#ffd23f' },
    },
    own: 'dark',
    plate: { paddingX: 0.38, paddingY: 0.16, radius: 0.06, by: 'line' },
    ornament: 'bar',
    arrival: { y: 0.5, scale: 0.86, frames: 7, ease: 'out-expo' },
  },
  luxury: {
    font: { typeface: 'dm-serif-display', weight: 400 },
    size: 0.07,
    align: 'center',
    letterSpacing: 0.03,
    lineHeight: 1.2,
    tones: {
      light: { fill: '#211a12', plate: '#f3e9d6', ornament: '#a8843f' },
      dark: { fill: '#fff8ea', plate: '#14100c', ornament: '#dec48e' },
    },
    own: 'dark',
    plate: { paddingX: 0.85, paddingY: 0.55, radius: 0.04, by: 'block' },
    ornament: 'outline',
    arrival: { y: 0.35, frames: 24, ease: 'out-cubic' },
  },
  playful: {
    font: { typeface: 'baloo-2', weight: 800 },
    size: 0.076,
    align: 'center',
    lineHeight: 1.42,
    tones: {
      light: { fill: '#1c1530', plate: '#ffffff', ornament: '#ffffff' },
      dark: { fill: '#ffffff', plate: '#3a2c6e', ornament: '#3a2c6e' },
    },
    own: 'light',
    plate: { paddingX: 0.5, paddingY: 0.12, radius: 0.7, by: 'line' },
    arrival: { scale: 0.55, tilt: -5, frames: 11, ease: 'out-back' },
  },
};
