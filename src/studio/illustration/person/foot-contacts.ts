import { bodyOf, type Figure } from './figure.ts';
import type { Vector } from './skeleton/vector.ts';

/** Where the ground lies under a foot, in the frame's pixels: its middle, half its length, and how high the sole is. */
export type FootContact = { x: number; y: number; half: number; lift: number };

/** The ground under both feet of a body that its feet carry; none where it sits, lies or has left the ground. */
export function footContacts(figure: Figure, state: { stride?: number } = {}): FootContact[] {
  const body = bodyOf(figure, state);
  if (body.pose.support !== 'feet') return [];
  const contacts = (['near', 'far'] as const).map((side): FootContact => {
    const { toe, heel } = body.skeleton.feet[side];
    const onGround = (point: Vector): Vector => [point[0], 0, point[2]];
    const [toeX, toeY] = body.project(onGround(toe));
    const [heelX, heelY] = body.project(onGround(heel));
    return {
      x: (toeX + heelX) / 2,
      y: (toeY + heelY) / 2,
      half: Math.abs(toeX - heelX) / 2,
      lift: Math.max(0, Math.min(toe[1], heel[1])) * body.height,
    };
  });
  return contacts.every(({ lift }) => lift > figure.height * 0.1) ? [] : contacts;
}
