import type { BackdropPlate } from './backdrop-plate.ts';
import type { Surroundings } from './subject-surroundings.ts';

/** Key strengths as shares of the plate's: fully opaque up to `subject`, fully transparent from `backdrop`. */
const roughLevels = { subject: 0.06, backdrop: 0.92 };
const edgeLevels = { subject: 0.12, backdrop: 0.92 };
/** Differences from the mean of the surrounding 3 × 3 samples below this are noise; twice as large ones are kept. */
const noiseShare = 0.1;
/**
 * The blend with the edge levels starts where the subject's share of the neighbourhood falls to `from`, and is complete
 * at `to`.
 */
const nearEdge = { from: 0.98, to: 0.85 };
/** Maximum key strength of the subject's own colours; stronger ones are backdrop in the measurement. */
const maxOwnStrength = 0.3;

export type Strengths = { raw: Float32Array; smooth: Float32Array; plate: BackdropPlate };

/** Fills in alpha (0…1) for each sample of colour, as if every subject were grey. */
export function levelAlpha({ raw, smooth, plate }: Strengths, alpha: Float32Array): void {
  for (let at = 0; at < alpha.length; at += 1) {
    const scale = 1 / plate.strength[at]!;
    alpha[at] = level(cleanOfNoise(raw[at]! * scale, smooth[at]! * scale), roughLevels);
  }
}

/**
 * Near edges, alpha is measured between the backdrop's strength and that of the subject's own colour there. A red sleeve
 * lies opposite to green: where it is half transparent, it looks opaque when it is compared with grey.
 */
export function levelEdges(
  { raw, smooth, plate }: Strengths,
  near: Surroundings,
  alpha: Float32Array,
  halfWidth: number,
): void {
  for (let row = 0, y = 0; row < alpha.length; row += halfWidth, y += 1) {
    const cells = (y >> 1) * near.columns;
    for (let x = 0; x < halfWidth; x += 1) {
      const cell = cells + (x >> 1);
      const cover = near.cover[cell]!;
      const at = row + x;
      if (cover >= nearEdge.from || cover <= 0 || near.weight[cell]! <= 1e-3) continue;
      const backdrop = plate.strength[at]!;
      const trust = Math.min(1, near.weight[cell]! * 20);
      const own = Math.min(maxOwnStrength * backdrop, near.strength[cell]!) * trust;
      const scale = 1 / (backdrop - own);
      const found = level(cleanOfNoise((raw[at]! - own) * scale, (smooth[at]! - own) * scale), edgeLevels);
      const share = Math.min(1, (nearEdge.from - cover) / (nearEdge.from - nearEdge.to));
      if (found < alpha[at]!) alpha[at] = alpha[at]! + (found - alpha[at]!) * share;
    }
  }
}

function level(share: number, { subject, backdrop }: { subject: number; backdrop: number }): number {
  const alpha = (backdrop - share) / (backdrop - subject);
  return alpha < 0 ? 0 : alpha > 1 ? 1 : alpha;
}

function cleanOfNoise(value: number, mean: number): number {
  const difference = value - mean;
  const kept = Math.abs(difference) / noiseShare - 1;
  return kept <= 0 ? mean : kept >= 1 ? value : mean + difference * kept;
}
