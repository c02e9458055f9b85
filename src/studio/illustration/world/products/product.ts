import { box } from '../../../reel/vignettes/forms.ts';
import type { Look, Pen } from '../space/pen.ts';
import { lightnessOf } from '../../brush/tints.ts';
import { shade, tint } from '../space/tone.ts';

/** Tools to paint a product: a pen in hundredths of the product's height, its origin at the middle of the base. */
export type ProductKit = {
  pen: Pen;
  /** The product's colour, and its shaded and lit variants. */
  colour: string;
  dark: string;
  light: string;
  /** Near-black or off-white, whichever is legible on the product's colour. */
  ink: string;
  /** The brand's name; empty if there is none, if it is too long to print, or if the product is drawn too small. */
  name: string;
  /** Prints `name` inside the box, or a bar where its letters would be too small to read; does nothing without a name. */
  printName: (box: PrintBox, colour?: string) => void;
};

export type PrintBox = readonly [left: number, top: number, width: number, height: number];

export type Product = {
  /** Metres. */
  width: number;
  height: number;
  /** The colour if the story names none. */
  colour: string;
  paint: (kit: ProductKit) => void;
};

export function productTones(colour: string): { dark: string; light: string; ink: string } {
  return {
    dark: shade(colour, 0.32),
    light: tint(colour, 0.4),
    ink: lightnessOf(colour) > 0.62 ? '#2a2530' : '#fbf7ef',
  };
}

/** A straight highlight, as on a polished surface. */
export function streak(
  { pen }: ProductKit,
  x: number,
  y: number,
  width: number,
  height: number,
  alpha = 0.45,
): void {
  pen.form(box(x, y, width, height, width / 2), '#ffffff', { roundness: 0, outline: 0, alpha });
}

export const metalLook = { material: 'metal', roundness: 0.6, gloss: 0.7 } as const satisfies Look;
export const clothLook = { material: 'cloth', roundness: 0.5 } as const satisfies Look;
export const glassLook = { material: 'glass', roundness: 0.7, gloss: 0.9 } as const satisfies Look;
export const woodLook = { material: 'wood', roundness: 0.6 } as const satisfies Look;
export const paperLook = { material: 'paper', roundness: 0.15 } as const satisfies Look;

export const brass = '#e3c26a';
