import { contrastOf } from '#contract/colour-contrast.ts';

const white = '#ffffff';
const ink = '#17121c';

/** White or ink, whichever has more contrast with a color. */
export const inkOn = (colour: string): string =>
  contrastOf(colour, white) >= contrastOf(colour, ink) ? white : ink;
