import { box } from '../../../reel/vignettes/forms.ts';
import type { Pen } from '../space/pen.ts';
import { lightnessOf } from '../../brush/tints.ts';
import { shade, tint } from '../space/tone.ts';

/** What a product is painted with: a pen whose unit is a hundredth of the product's height, origin at the middle of its foot. */
export type ProductKit = {
  pen: Pen;
  /** The product's own colour, and it in shade and in light. */
  colour: string;
  dark: string;
  light: string;
  /** Black or white, whichever reads on the product's colour. */
  ink: string;
  /** The product's name where it is short enough to be printed on it, else empty. */
  name: string;
  /** Words in a box; none when there is no name or no room to read it. */
  label: (x: number, y: number, width: number, height: number, colour?: string) => void;
};

export type Product = {
  /** Metres. */
  width: number;
  height: number;
  /** Its colour where the story names none. */
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

/** A straight bright streak, as polished things show it. */
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

export const metal = { material: 'metal', roundness: 0.6, gloss: 0.7 } as const;
export const cloth = { material: 'cloth', roundness: 0.5 } as const;
export const glass = { material: 'glass', roundness: 0.7, gloss: 0.9 } as const;
export const paper = { material: 'paper', roundness: 0.15 } as const;
