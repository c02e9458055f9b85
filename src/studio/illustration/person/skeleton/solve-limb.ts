import { add, dot, length, normalise, scale, subtract, type Vector } from './vector.ts';

export type Limb = { root: Vector; middle: Vector; end: Vector };

/**
 * Two-bone inverse kinematics from a root to a target, bent towards the pole. A target out of reach is moved closer, so
 * that bones never stretch; a target too close is pushed away, so that the joint never folds flat.
 */
export function solveLimb(root: Vector, target: Vector, first: number, second: number, pole: Vector): Limb {
  const toTarget = subtract(target, root);
  const direction = length(toTarget) < 1e-6 ? ([0, -1, 0] as const) : normalise(toTarget);
  const maxReach = (first + second) * 0.998;
  // The law of cosines for an inner angle of 34°, the tightest fold of a clothed elbow or knee.
  const minReach = Math.sqrt(first ** 2 + second ** 2 - 2 * first * second * Math.cos(0.6));
  const reach = Math.min(maxReach, Math.max(minReach, length(toTarget)));
  const along = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, first ** 2 - along ** 2));
  const sideways = subtract(pole, scale(direction, dot(pole, direction)));
  const bend = length(sideways) < 1e-6 ? ([0, 0, 1] as const) : normalise(sideways);
  return {
    root,
    middle: add(add(root, scale(direction, along)), scale(bend, aside)),
    end: add(root, scale(direction, reach)),
  };
}
