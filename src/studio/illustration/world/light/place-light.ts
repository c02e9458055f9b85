import type { Setting, TimeOfDay, Weather } from '../../../story/story.ts';
import type { Light } from '../../brush/brush.ts';
import { blend } from '../space/tone.ts';
import { dayLook } from './day.ts';
import { isIndoor } from '../places/indoor.ts';

/** The light on people, products and the place. */
export function placeLight(setting: Setting, timeOfDay: TimeOfDay, weather: Weather): Light {
  const day = dayLook(timeOfDay, weather);
  const indoor = isIndoor(setting);
  const night = day.dark > 0.8;
  if (indoor && day.lamps)
    return {
      ...towards(-0.45, -0.9),
      key: night ? '#c9997c' : '#e8bd92',
      ambient: night ? '#38375c' : '#6a5c7c',
      strength: 0.8,
      night,
    };
  if (indoor)
    return {
      ...towards(-0.7, -0.7),
      key: blend('#fff6e6', day.sun, 0.4),
      ambient: '#93a0b8',
      strength: 0.55 + 0.35 * day.sunshine,
      night,
    };
  return {
    ...towards(-0.55, -0.35 - day.sunHeight * 0.8),
    key: night
      ? '#6f80c2'
      : blend(blend('#fff8ea', day.sun, 0.7), '#dfe6ee', 1 - Math.min(1, day.sunshine + 0.2)),
    ambient: night ? '#232d55' : blend(day.skyHigh, '#8a94a8', 0.4),
    strength: night ? 0.45 : 0.4 + 0.5 * day.sunshine,
    night,
  };
}

function towards(x: number, y: number): { x: number; y: number } {
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}
