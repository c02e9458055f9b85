import type { Picture } from './picture.ts';

/**
 * The subject of one frame without its background. `alpha` has one value a pixel of the full size, 0 (background) to
 * 255 (subject); `foreground` holds the subject's own colours, also where it is half transparent: no background or
 * backdrop colour is left in them.
 */
export type Cutout = { foreground: Picture; alpha: Uint8Array };
