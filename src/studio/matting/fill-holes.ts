import { openFlood } from './flood.ts';
import { maskSide } from './person-model.ts';

/** The model is sure of the background below the first value, and of the person above the second. */
const surelyOutside = 0.05;
const surelyInside = 0.95;
const maxHeight = 255;

export type HoleFiller = (mask: Float32Array) => void;

/**
 * Fills doubtful areas that the person encloses and removes doubtful areas that the background encloses, by morphological
 * reconstruction: each pixel is raised to the lowest pass on any path to sure background, then lowered to the highest pass
 * on any path to the sure person. True edges rise all the way from one to the other and stay as they are, and so does a
 * gap of which the model is sure. The lower edge of the frame encloses: clothes that fade out there are no opening.
 */
export function openHoleFiller(): HoleFiller {
  const heights = new Uint8Array(maskSide * maskSide);
  const water = new Uint8Array(maskSide * maskSide);
  const flood = openFlood(maskSide);
  const lowBackground = surelyOutside * maxHeight;
  const lowPerson = (1 - surelyInside) * maxHeight;
  return (mask) => {
    for (let at = 0; at < mask.length; at += 1) heights[at] = mask[at]! * maxHeight + 0.5;
    // A picture without any background is one that the person fills: nothing encloses anything.
    if (flood(heights, { low: lowBackground, fromBorder: true }, water)) {
      for (let at = 0; at < mask.length; at += 1) {
        if (water[at]! > heights[at]!) mask[at] = water[at]! / maxHeight;
      }
    }
    for (let at = 0; at < mask.length; at += 1) heights[at] = maxHeight - mask[at]! * maxHeight;
    flood(heights, { low: lowPerson, fromBorder: false }, water);
    for (let at = 0; at < mask.length; at += 1) {
      if (water[at]! > heights[at]! + 1) mask[at] = 1 - water[at]! / maxHeight;
    }
  };
}
