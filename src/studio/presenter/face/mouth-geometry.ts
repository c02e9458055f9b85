import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { FaceLook } from './face-look.ts';

/** Pixels between the lips at full opening. */
const fullGapPixels = 40;

export type MouthGeometry = {
  left: [number, number];
  right: [number, number];
  gap: number;
  upperInnerY: number;
  lowerInnerY: number;
  lowerOuterY: number;
  upperThickness: number;
  /** 0 at rest or spread, 1 for a small round "oo". */
  roundness: number;
  /** How far the chin drops with the jaw. */
  jawPixels: number;
};

export function mouthGeometry(mouth: FaceLook['mouth'], pose: MouthPose): MouthGeometry {
  const spread = Math.max(0, pose.width);
  const round = Math.max(0, -pose.width);
  const shut = Math.max(pose.press, 0) * 0.9;
  const gap = Math.max(0, pose.opening) * fullGapPixels * (1 + 0.1 * round);
  const half = mouth.halfWidth * (1 + 0.13 * spread - 0.36 * round) - gap * 0.1;
  const cornerY =
    -mouth.smile * (1 - 0.6 * round) * (1 - 0.5 * pose.opening) - spread * 2 + gap * (0.4 + 0.1 * round);
  const upperThickness =
    mouth.upperThickness * (1 + 0.16 * round - 0.16 * spread - 0.42 * shut - 0.12 * pose.opening);
  const lowerThickness =
    mouth.lowerThickness * (1 + 0.2 * round - 0.14 * spread - 0.42 * shut - 0.45 * pose.tuck);
  const upperInnerY = 1 - gap * 0.16 - 3.5 * pose.tuck;
  const lowerInnerY = Math.max(upperInnerY, 1 + gap * 0.84 - 3 * pose.tuck);
  return {
    left: [-half, cornerY],
    right: [half, cornerY],
    gap: lowerInnerY - upperInnerY,
    upperInnerY,
    lowerInnerY,
    lowerOuterY: lowerInnerY + lowerThickness,
    upperThickness,
    roundness: round,
    jawPixels: gap * 0.56,
  };
}
