import type { AnimalFigure } from '../animal-figure.ts';

type Heading = { yaw: number; nod: number; roll: number };
const limit = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** Direction of the head: halfway between ahead and the viewer, or towards the gaze target, within the neck's limits. */
export function headHeading(
  { facing, gaze, height, feeling, look }: AnimalFigure,
  at: { x: number; y: number },
  { isAsleep, sway }: { isAsleep: boolean; sway: number },
): Heading {
  // Long heads hang down and are shown from the side.
  const own = look.plan === 'four-legged' && look.head.muzzle.drop > 1 ? 0.95 : 0.62;
  const mood = feeling === 'sad' ? -0.22 : feeling === 'proud' ? 0.14 : feeling === 'worried' ? -0.1 : 0;
  const tilt = feeling === 'thoughtful' || feeling === 'surprised' ? 0.14 : 0.04;
  const roll = facing * tilt + sway * 0.04;
  if (isAsleep) return { yaw: facing * 0.75, nod: -0.1, roll: facing * 0.06 };
  if (!gaze) return { yaw: facing * own, nod: mood, roll };
  const [x, y] = [gaze.x - at.x, gaze.y - at.y];
  const far = Math.max(Math.hypot(x, y), height * 0.5);
  // A long face is unreadable from the front.
  const back = own > 0.9 ? 0.6 : -0.7;
  const yaw = limit((x / far) * 1.26 * facing, back, 1.1);
  return {
    yaw: facing * yaw,
    nod: limit((-y / far) * 0.6, -0.4, 0.5) + mood,
    roll,
  };
}
