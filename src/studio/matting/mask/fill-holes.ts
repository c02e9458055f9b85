import { openFlood } from './flood.ts';
import { maskSide } from '../model/person-model.ts';

/** Values below the first are certain background, above the second certain person. */
const definitelyOutside = 0.05;
const definitelyInside = 0.95;
const maxHeight = 255;

export type HoleFiller = (mask: Float32Array) => void;

/**
 * Fills uncertain areas enclosed by the person and removes uncertain areas enclosed by the background, by morphological
 * reconstruction: each pixel is raised to the lowest pass on any path to certain background, then lowered to the highest
 * pass on any path to the certain person. True edges rise all the way between both and do not change, nor do certain gaps.
 * The lower edge of the frame counts as enclosing, because clothes that fade out there are not an opening.
 */
export function openHoleFiller(): HoleFiller {
  const heights = new Uint8Array(maskSide * maskSide);
  const water = new Uint8Array(maskSide * maskSide);
  const flood = openFlood(maskSide);
  const lowBackground = definitelyOutside * maxHeight;
  const lowPerson = (1 - definitelyInside) * maxHeight;
  return (mask) => {
    for (let at = 0; at < mask.length; at += 1) heights[at] = mask[at]! * maxHeight + 0.5;
    // Without background the person fills the picture, and there are no enclosed areas.
    if (flood(heights, { low: lowBackground, entersFromBorder: true }, water)) {
      for (let at = 0; at < mask.length; at += 1) {
        if (water[at]! > heights[at]!) mask[at] = water[at]! / maxHeight;
      }
    }
    for (let at = 0; at < mask.length; at += 1) heights[at] = maxHeight - mask[at]! * maxHeight;
    flood(heights, { low: lowPerson, entersFromBorder: false }, water);
    for (let at = 0; at < mask.length; at += 1) {
      if (water[at]! > heights[at]! + 1) mask[at] = 1 - water[at]! / maxHeight;
    }
  };
}
