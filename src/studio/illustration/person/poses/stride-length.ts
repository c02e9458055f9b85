import { bodyOf, type Figure } from '../figure.ts';

/** Phases between which the near foot is on the ground. */
const stances: Partial<Record<Figure['action'], { from: number; to: number }>> = {
  walk: { from: 0.6, to: 0.9 },
  run: { from: 0.68, to: 0.88 },
};

/** Distance covered in one whole stride, in pixels; 0 for a figure that does not stride. */
export function strideLength(figure: Figure): number {
  const stance = stances[figure.action];
  if (!stance) return 0;
  const [first, last] = [stance.from, stance.to].map((stride) => {
    const body = bodyOf(figure, { stride });
    return body.project(body.skeleton.feet.near.ball)[0];
  }) as [number, number];
  return Math.abs(last - first) / (stance.to - stance.from);
}
