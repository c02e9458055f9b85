import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { mean, quantile } from '../footage/statistics.ts';

/** Range of a template's mouth, and its shape at rest. */
export type MouthRange = {
  neutral: Shape;
  neutralOpenness: number;
  neutralWidth: number;
  /** Measured opening of closed lips: slightly above 0. */
  shutOpenness: number;
  /** Measured opening for a planned opening of 1. */
  wideOpenness: number;
  /** Usual speed of the lips in eye distances per frame; null for a mouth that stays closed. */
  usualSpeed: number | null;
};

/** Limits of the maximum opening, between which the warp looks right: quiet talkers open more, loud ones less. */
export const minSpan = 0.19;
const maxSpan = 0.4;

export function findMouthRange(frames: readonly FaceFrame[], isTalking: boolean): MouthRange {
  const openness = frames.map((frame) => frame.openness);
  const limit = quantile(openness, 0.3);
  const atRest = frames.filter((frame) => frame.openness <= limit);
  const neutral = new Float32Array(frames[0]!.shape.length);
  for (const { shape } of atRest)
    for (const [at, value] of shape.entries()) neutral[at]! += value / atRest.length;
  const shutOpenness = quantile(openness, 0.03);
  const span = quantile(openness, 0.98) - shutOpenness;
  // Frames duplicated by a rate conversion contain no movement.
  const steps = openness.flatMap((value, at) => {
    const step = Math.abs(value - openness[Math.max(0, at - 1)]!);
    return step > 1e-4 ? [step] : [];
  });
  return {
    neutral,
    neutralOpenness: mean(atRest.map((frame) => frame.openness)),
    neutralWidth: mean(atRest.map((frame) => frame.width)),
    shutOpenness,
    wideOpenness: shutOpenness + Math.max(minSpan, Math.min(maxSpan, span)),
    usualSpeed: isTalking ? mean(steps) : null,
  };
}
