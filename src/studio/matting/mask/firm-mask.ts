import { openBoxBlur } from './box-blur.ts';
import { openColourEvidence } from '../colour-evidence.ts';
import { openHoleFiller } from './fill-holes.ts';
import { maskSide } from '../model/person-model.ts';

/** About twice the width of the model's edges. */
const radius = 8;
/** Factor of the log-odds of a person in areas where the model is uncertain. */
const firmness = 2.5;

/**
 * Fills holes, then decides uncertain areas by the model's tendency and the colours of the known person and background
 * nearby, because a half-transparent plant or skirt looks worse than either decision. At true edges the surroundings
 * contain both extremes, and the mask does not change.
 */
export type MaskFirmer = (mask: Float32Array, colours: readonly Float32Array[]) => void;

export function openMaskFirmer(): MaskFirmer {
  const box = openBoxBlur(maskSide, maskSide, radius);
  const mean = new Float32Array(maskSide * maskSide);
  const square = new Float32Array(maskSide * maskSide);
  const fillHoles = openHoleFiller();
  const findEvidence = openColourEvidence();
  return (mask, colours) => {
    fillHoles(mask);
    const evidence = findEvidence(colours, mask);
    box.blur(mask, mean);
    box.blurProduct(mask, mask, square);
    for (let at = 0; at < mask.length; at += 1) {
      const value = mask[at]!;
      const m = mean[at]!;
      // The variance of a window with nothing but zeros and ones.
      const greatest = m * (1 - m);
      if (greatest < 0.01 || value < 0.02 || value > 0.98) continue;
      const decided = Math.max(0, (square[at]! - m * m) / greatest);
      const doubt = Math.min(1, (1 - decided) * 1.5);
      const row = at >> 9;
      const column = (at & (maskSide - 1)) >> 1;
      const odds = firmness * Math.log(value / (1 - value)) + evidence[row * (maskSide / 2) + column]!;
      mask[at] = value + (1 / (1 + Math.exp(-odds)) - value) * doubt;
    }
  };
}
