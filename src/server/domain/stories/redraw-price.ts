import { prices } from '#contract/prices.ts';

/** The price of drawing a frame again, in credits. A frame without a picture has failed, and costs nothing. */
export const redrawCreditsOf = ({ stored }: { stored: object | null }): number =>
  stored ? prices.frameRedraw : prices.failedFrameRedraw;
