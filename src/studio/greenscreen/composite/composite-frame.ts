import type { Cutout } from '../../raw-frames/cutout.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { openShadow } from './cast-shadow.ts';
import { blendChroma, blendLuma, type Blend } from './blend-planes.ts';
import { openBackgroundLight, openExposure } from './edge-light.ts';
import type { SubjectPlace } from '../clip/look.ts';
import { openPlacement } from './place-cutout.ts';
import { shrinkToQuarter } from '../../raw-frames/shrink-to-quarter.ts';

export type Compositor = {
  width: number;
  height: number;
  shadow: number;
  subject: SubjectPlace;
  /** Strength of the background's light on the subject's edge, 0 to 1. */
  lightWrap: number;
};

/** Luma samples along a side of the grid on which shadow and light are computed. */
const gridFactor = 4;

/**
 * Composites cutouts over backgrounds in preallocated memory. A background that is the same Picture object as before must
 * not have changed.
 */
export function openCompositor({ width, height, shadow, subject, lightWrap }: Compositor) {
  const grid = { width: width / gridFactor, height: height / gridFactor };
  const place = openPlacement({ width, height }, subject);
  const castShadow = shadow > 0 ? openShadow(grid, shadow) : null;
  const lightOf = lightWrap > 0 ? openBackgroundLight(grid) : null;
  const exposureOf = openExposure(grid);
  const coverage = new Float32Array(grid.width * grid.height);

  return (background: Picture, cutout: Cutout, into: Picture): void => {
    const placed = place(cutout);
    into.luma.set(background.luma);
    into.cb.set(background.cb);
    into.cr.set(background.cr);
    shrinkToQuarter(placed.alpha, { width, height }, 1 / 16, coverage);
    const blend: Blend = {
      cutout: placed,
      grid,
      coverage,
      shadowCorners: castShadow ? castShadow(coverage) : null,
      light: lightOf ? { ...lightOf(background), exposure: exposureOf(coverage) } : null,
      lightWrap,
    };
    blendLuma(blend, into.luma);
    blendChroma(blend, into);
  };
}
