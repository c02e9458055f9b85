import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { FaceLook } from './face-look.ts';

/** Pixels between the lips at full opening. */
const fullGapPixels = 40;
/** The jaw's drop per pixel of the gap; beyond a full opening the lips stretch more than the jaw drops. */
const jawPerGap = { speaking: 0.56, beyond: 0.3 };

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

/** Differences between the two halves of a mouth. */
export type MouthSides = {
  /** The turn of the face to the right of the picture, −1 to 1: the far half is foreshortened. */
  turn: number;
  /** One corner drawn out and up: −1 the left of the picture … 1 the right. */
  skew: number;
};

/** Half the width of a side, as a share, and the offset of its corner in pixels downwards. */
function sideOf(side: -1 | 1, { turn, skew }: MouthSides): { width: number; drop: number } {
  const away = Math.max(-1, Math.min(1, side * turn));
  const drawn = side * skew;
  return {
    width: (away > 0 ? 1 - 0.2 * away : 1 - 0.03 * away) * (1 + 0.1 * drawn),
    drop: drawn > 0 ? -5 * drawn : -2.5 * drawn,
  };
}

export function mouthGeometry(
  mouth: FaceLook['mouth'],
  pose: MouthPose,
  sides: MouthSides = { turn: 0, skew: 0 },
): MouthGeometry {
  const spread = Math.max(0, pose.width);
  const round = Math.max(0, -pose.width);
  const shut = Math.max(pose.press, 0) * 0.9;
  const gap = Math.max(0, pose.opening) * fullGapPixels * (1 + 0.1 * round);
  const half = mouth.halfWidth * (1 + 0.13 * spread - 0.36 * round) - gap * 0.1;
  const cornerY =
    -mouth.smile * (1 - 0.6 * round) * (1 - 0.5 * Math.min(1, pose.opening)) -
    spread * 2 +
    gap * (0.4 + 0.1 * round);
  // Lips stretched over a dropped jaw are thinner.
  const stretched = Math.max(0, pose.opening - 0.9);
  const upperThickness =
    mouth.upperThickness *
    (1 + 0.16 * round - 0.16 * spread - 0.42 * shut - 0.12 * Math.min(1, pose.opening) - 0.55 * stretched);
  const lowerThickness =
    mouth.lowerThickness *
    (1 + 0.2 * round - 0.14 * spread - 0.42 * shut - 0.45 * pose.tuck - 0.7 * stretched);
  const upperInnerY = 1 - gap * 0.16 - 3.5 * pose.tuck;
  const lowerInnerY = Math.max(upperInnerY, 1 + gap * 0.84 - 3 * pose.tuck);
  const [left, right] = [sideOf(-1, sides), sideOf(1, sides)];
  return {
    left: [-half * left.width, cornerY + left.drop],
    right: [half * right.width, cornerY + right.drop],
    gap: lowerInnerY - upperInnerY,
    upperInnerY,
    lowerInnerY,
    lowerOuterY: lowerInnerY + lowerThickness,
    upperThickness,
    roundness: round,
    jawPixels:
      Math.min(gap, fullGapPixels) * jawPerGap.speaking + Math.max(0, gap - fullGapPixels) * jawPerGap.beyond,
  };
}
