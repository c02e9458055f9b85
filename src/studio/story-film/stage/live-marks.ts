import type { SKRSContext2D } from '@napi-rs/canvas';
import { openBrush, type LiveMarks } from '../../illustration/brush/brush.ts';
import type { FramePlan } from '../../illustration/frame/frame-plan.ts';
import { drawSteam } from '../../illustration/world/props/tableware.ts';
import { openPen } from '../../illustration/world/space/pen.ts';

/** With more lamps a viewer no longer notices each one. */
const maxLamps = 4;
/** Share of a lamp's light that the flicker adds and removes. */
const flicker = 0.22;

/** Rising steam and flickering lamps, in pixels of the plan. */
export function openLiveMarks({ style, light, unit }: FramePlan, { steam, lamps }: LiveMarks) {
  const brightest = lamps.toSorted((one, other) => other.strength - one.strength).slice(0, maxLamps);
  return (context: SKRSContext2D, frame: number): void => {
    const seconds = frame / 30;
    const brush = openBrush(context, { style, light, unit });
    for (const { x, y, scale, high } of steam) drawSteam(openPen(brush, [x, y], scale), high, seconds);
    for (const [index, { x, y, radius, colour, strength }] of brightest.entries())
      brush.glow(x, y, radius, colour, strength * flicker * burning(seconds, index));
  };
}

/** 0…1, smooth and without repetition. */
const burning = (seconds: number, lamp: number): number =>
  0.5 + 0.28 * Math.sin(seconds * 6.1 + lamp * 1.9) + 0.22 * Math.sin(seconds * 14.7 + lamp * 4.3);
