import type { FontChoice } from '../captions/font-stack.ts';
import type { TextMotion } from '../motion/text/text-layer.ts';
import type { BrollStyle } from './broll-styles.ts';

/** How a line of text looks, on its plate, and how both come in. Lengths are in sizes of the text. */
export type TextStyle = {
  font: FontChoice;
  /** Share of the frame's shorter side. */
  size: number;
  align: 'left' | 'center';
  isUpperCase?: boolean;
  letterSpacing?: number;
  lineHeight: number;
  fill: string;
  /** As wide as its text, never across the frame. */
  plate: { fill: string; paddingX: number; paddingY: number; radius: number; by: 'line' | 'block' };
  /** Beside or around the plate; it draws itself. */
  ornament?: { kind: 'bar' | 'outline'; colour: string };
  /** Where plate and text come from, and in how many frames. */
  arrival: {
    x?: number;
    y?: number;
    scale?: number;
    tilt?: number;
    frames: number;
    ease: 'out-cubic' | 'out-back' | 'out-expo';
  };
  /** Of the words on the plate, where they move by themselves. */
  appear?: TextMotion['appear'];
};

/** The plates are opaque: what is behind them never makes a letter harder to read. */
export const textStyles: Record<BrollStyle, TextStyle> = {
  calm: {
    font: { typeface: 'inter', weight: 600 },
    size: 0.064,
    align: 'center',
    lineHeight: 1.25,
    fill: '#1a1b20',
    plate: { fill: '#ffffff', paddingX: 0.75, paddingY: 0.42, radius: 0.92, by: 'block' },
    arrival: { y: 1.1, frames: 20, ease: 'out-cubic' },
  },
  dynamic: {
    font: { typeface: 'sora', weight: 800 },
    size: 0.07,
    align: 'left',
    isUpperCase: true,
    lineHeight: 1.42,
    fill: '#ffffff',
    plate: { fill: '#0f1014', paddingX: 0.38, paddingY: 0.16, radius: 0.06, by: 'line' },
    ornament: { kind: 'bar', colour: '#ffd23f' },
    arrival: { x: -2.4, frames: 9, ease: 'out-expo' },
    appear: { by: 'word', how: 'mask', frames: 7, stagger: 2 },
  },
  luxury: {
    font: { typeface: 'dm-serif-display', weight: 400 },
    size: 0.07,
    align: 'center',
    letterSpacing: 0.03,
    lineHeight: 1.2,
    fill: '#fff8ea',
    plate: { fill: '#14100c', paddingX: 0.85, paddingY: 0.55, radius: 0.04, by: 'block' },
    ornament: { kind: 'outline', colour: '#dec48e' },
    arrival: { y: 0.35, frames: 30, ease: 'out-cubic' },
    appear: { by: 'line', how: 'fade', frames: 24, stagger: 8 },
  },
  playful: {
    font: { typeface: 'baloo-2', weight: 800 },
    size: 0.076,
    align: 'center',
    lineHeight: 1.42,
    fill: '#1c1530',
    plate: { fill: '#ffffff', paddingX: 0.5, paddingY: 0.12, radius: 0.7, by: 'line' },
    arrival: { scale: 0.55, tilt: -5, frames: 11, ease: 'out-back' },
  },
};
