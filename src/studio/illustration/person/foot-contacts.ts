import { bodyOf, type Figure } from './figure.ts';
import type { Vector } from './skeleton/vector.ts';

/** Ground contact of a foot, in pixels of the frame: its centre, half its length, and the height of the sole. */
export type FootContact = { x: number; y: number; half: number; lift: number };

/** Contacts of the feet that carry the body; empty for a sitting, lying or airborne body. */
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
