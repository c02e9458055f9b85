import type { Expression } from './feelings.ts';

type Timing = { delaySeconds: number; settleSeconds: number };

/**
 * A face does not change all at once: eyes and brows react first, the mouth follows while they are halfway, and head and
 * shoulders, which are heavier, take longest. Each part takes a quarter to half a second and eases in and out.
 */
const eyes: Timing = { delaySeconds: 0, settleSeconds: 0.38 };
const brows: Timing = { delaySeconds: 0, settleSeconds: 0.45 };
const mouth: Timing = { delaySeconds: 0.1, settleSeconds: 0.5 };
const body: Timing = { delaySeconds: 0.06, settleSeconds: 0.65 };

const timings: Record<keyof Expression, Timing> = {
  squint: eyes,
  widen: eyes,
  droop: eyes,
  slant: eyes,
  gazeX: eyes,
  gazeY: eyes,
  browRaise: brows,
  frown: brows,
  browTilt: brows,
  smile: mouth,
  parted: mouth,
  bared: mouth,
  tension: mouth,
  skew: mouth,
  chin: mouth,
  pitch: body,
  tilt: body,
  turn: body,
  forward: body,
  chest: body,
  shrug: body,
};
const parts = Object.entries(timings) as [keyof Expression, Timing][];

/** Moves the face from its first expression to the target of each frame, each part in its own time. */
export function easeExpressions(
  first: Expression,
  targets: readonly Expression[],
  framesPerSecond: number,
): Expression[] {
  const tracks = parts.map(([part, { delaySeconds, settleSeconds }]) => {
    const delay = Math.round(delaySeconds * framesPerSecond);
    const delayed = targets.map((_, frame) => (targets[frame - delay] ?? first)[part]);
    return [part, settle(first[part], delayed, framesPerSecond, settleSeconds)] as const;
  });
  return targets.map((_, frame) => {
    const expression = { ...first };
    for (const [part, values] of tracks) expression[part] = values[frame]!;
    return expression;
  });
}

/**
 * A critically damped spring, solved exactly: stepwise integration at the frame rate would take a sixth of the way in the
 * first frame.
 */
function settle(
  from: number,
  targets: readonly number[],
  framesPerSecond: number,
  seconds: number,
): number[] {
  const stiffness = 4.6 / seconds;
  const step = 1 / framesPerSecond;
  const decay = Math.exp(-stiffness * step);
  let [value, speed] = [from, 0];
  return targets.map((target) => {
    const away = value - target;
    const push = speed + stiffness * away;
    value = target + (away + push * step) * decay;
    speed = (speed - push * stiffness * step) * decay;
    return value;
  });
}
