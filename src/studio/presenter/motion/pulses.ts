export function ease(fraction: number): number {
  const clamped = Math.min(1, Math.max(0, fraction));
  return clamped * clamped * (3 - 2 * clamped);
}

/** Eases in, holds and eases out; times in frames. */
export function pulse(frame: number, start: number, rise: number, hold: number, fall: number): number {
  const since = frame - start;
  if (since <= 0 || since >= rise + hold + fall) return 0;
  return since < rise + hold ? ease(since / rise) : 1 - ease((since - rise - hold) / fall);
}

/** Follows `targets` like a damped spring, without visible overshoot. */
export function follow(targets: readonly number[], framesPerSecond: number, settleSeconds: number): number[] {
  const stiffness = 4.6 / settleSeconds;
  const step = 1 / framesPerSecond;
  let value = targets[0] ?? 0;
  let speed = 0;
  return targets.map((target) => {
    speed += (stiffness * stiffness * (target - value) - 2 * stiffness * speed) * step;
    value += speed * step;
    return value;
  });
}
