import { mixColours } from '../../../presenter/paint/colour.ts';

/** Mixes a colour (`#rrggbb`) with black or white. */
export const shade = (colour: string, amount: number): string => mixColours(colour, '#0d0a12', amount);
export const tint = (colour: string, amount: number): string => mixColours(colour, '#fffdf6', amount);
export const blend = mixColours;
