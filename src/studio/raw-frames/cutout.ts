import type { Picture } from './picture.ts';

/**
 * The subject of a frame without its background. `alpha` has one value per pixel of the full size, 0 (background) to
 * 255 (subject). `foreground` has the subject's own colours, without any background, also where the subject is half
 * transparent.
 */
export type Cutout = { foreground: Picture; alpha: Uint8Array };
