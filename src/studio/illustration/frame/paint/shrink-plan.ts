import type { FramePlan } from '../frame-plan.ts';

const pixelKeys = new Set([
  'x',
  'y',
  'width',
  'height',
  'unit',
  'headHeight',
  'surfaceY',
  'groundY',
  'from',
  'surface',
]);

/** Scales a plan to a smaller canvas, which is cheaper to draw. */
export function shrinkPlan(plan: FramePlan, scale: number): FramePlan {
  const shrink = (thing: unknown, key: string): unknown => {
    if (typeof thing === 'number') return pixelKeys.has(key) ? thing * scale : thing;
    // A look holds shares of a body, the light a direction: neither is in pixels.
    if (typeof thing !== 'object' || thing === null || key === 'look' || key === 'light') return thing;
    if (Array.isArray(thing)) return thing.map((item) => shrink(item, ''));
    return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, shrink(value, name)]));
  };
  return shrink(plan, '') as FramePlan;
}
