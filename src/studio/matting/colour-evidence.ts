import { openBoxBlur } from './mask/box-blur.ts';
import { maskSide } from './model/person-model.ts';

/** Colours are compared at half the size of the mask. */
const side = maskSide / 2;
const pixels = side * side;
/** In pixels of that grid: about a ninth of the frame to each side. */
const radius = 14;
const minShare = 0.01;
const noiseVariance = 0.03 ** 2;
/** Asymmetric limits, because the person's colours often occur in the background as well. */
const maxEvidence = { person: 0.5, background: 4 };
/** Alphas beyond these bounds count as certain. */
const definitelyOutside = 0.03;
const definitelyInside = 0.97;

/** The mean and variance of each colour plane over the known pixels of one kind around each pixel. */
type Surroundings = { share: Float32Array; means: Float32Array[]; variances: Float32Array[] };

/**
 * Log-likelihood ratio of each pixel's colour for two normal distributions: positive for the known person nearby, negative
 * for the known background nearby.
 */
export type ColourEvidence = (colours: readonly Float32Array[], mask: Float32Array) => Float32Array;

export function openColourEvidence(): ColourEvidence {
  const box = openBoxBlur(side, side, radius);
  const plane = () => new Float32Array(pixels);
  const planes = [plane(), plane(), plane()];
  const small = plane();
  const weights = plane();
  const weighted = plane();
  const open = (): Surroundings => ({
    share: plane(),
    means: [plane(), plane(), plane()],
    variances: [plane(), plane(), plane()],
  });
  const person = open();
  const background = open();
  const evidence = plane();

  function measure({ share, means, variances }: Surroundings): void {
    box.blur(weights, share);
    planes.forEach((colours, index) => {
      const mean = means[index]!;
      const variance = variances[index]!;
      for (let at = 0; at < pixels; at += 1) weighted[at] = weights[at]! * colours[at]!;
      box.blur(weighted, mean);
      box.blurProduct(weighted, colours, variance);
      for (let at = 0; at < pixels; at += 1) {
        const scale = share[at]! > minShare ? 1 / share[at]! : 0;
        mean[at] = mean[at]! * scale;
        variance[at] = Math.max(0, variance[at]! * scale - mean[at]! * mean[at]!) + noiseVariance;
      }
    });
  }

  return (colours, mask) => {
    colours.forEach((from, index) => halve(from, planes[index]!, 1 / 255));
    halve(mask, small, 1);
    for (let at = 0; at < pixels; at += 1) weights[at] = small[at]! > definitelyInside ? 1 : 0;
    measure(person);
    for (let at = 0; at < pixels; at += 1) weights[at] = small[at]! < definitelyOutside ? 1 : 0;
    measure(background);
    for (let at = 0; at < pixels; at += 1) {
      if (person.share[at]! <= minShare || background.share[at]! <= minShare) {
        evidence[at] = 0;
        continue;
      }
      let sum = 0;
      for (let index = 0; index < 3; index += 1) {
        const colour = planes[index]![at]!;
        const inside = person.variances[index]![at]!;
        const outside = background.variances[index]![at]!;
        const toPerson = colour - person.means[index]![at]!;
        const toBackground = colour - background.means[index]![at]!;
        sum +=
          (toBackground * toBackground) / outside -
          (toPerson * toPerson) / inside +
          Math.log(outside / inside);
      }
      evidence[at] = Math.min(maxEvidence.person, Math.max(-maxEvidence.background, sum / 2));
    }
    return evidence;
  };
}

function halve(from: Float32Array, to: Float32Array, scale: number): void {
  for (let row = 0, index = 0; row < side; row += 1) {
    for (let column = 0, at = row * 2 * maskSide; column < side; column += 1, at += 2, index += 1) {
      to[index] =
        (from[at]! + from[at + 1]! + from[at + maskSide]! + from[at + maskSide + 1]!) * 0.25 * scale;
    }
  }
}
