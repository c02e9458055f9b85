import type { TimeOfDay, Weather } from '../../../story/story.ts';
import { blend } from '../space/tone.ts';

/** Sky and light of an hour and a weather. */
export type DayLook = {
  skyHigh: string;
  skyLow: string;
  cloud: string;
  sun: string;
  /** Height of the sun or moon: 0 at the horizon … 1 at the top of the sky. */
  sunHeight: number;
  /** 0 full day … 1 deep night. */
  dark: number;
  /** Whether lamps are on. */
  lamps: boolean;
  /** Share of the sunlight that reaches the ground: 0 overcast … 1 clear. */
  sunshine: number;
  /** Distant things fade to this colour. */
  haze: string;
};

type Hour = Omit<DayLook, 'haze' | 'lamps' | 'sunshine'> & { sunshine: number };

const hours: Record<TimeOfDay, Hour> = {
  dawn: {
    skyHigh: '#7f97c4',
    skyLow: '#f8cfae',
    cloud: '#f3d9d3',
    sun: '#ffd9a0',
    sunHeight: 0.1,
    dark: 0.3,
    sunshine: 0.6,
  },
  morning: {
    skyHigh: '#6cb2e8',
    skyLow: '#e3f1f6',
    cloud: '#ffffff',
    sun: '#fff1c4',
    sunHeight: 0.5,
    dark: 0,
    sunshine: 0.9,
  },
  noon: {
    skyHigh: '#3f9be3',
    skyLow: '#c4e6f7',
    cloud: '#ffffff',
    sun: '#fffbe6',
    sunHeight: 0.85,
    dark: 0,
    sunshine: 1,
  },
  afternoon: {
    skyHigh: '#5aa3dc',
    skyLow: '#f5e4bf',
    cloud: '#fff6e4',
    sun: '#ffe7a6',
    sunHeight: 0.42,
    dark: 0,
    sunshine: 0.9,
  },
  evening: {
    skyHigh: '#4a5596',
    skyLow: '#fb9d60',
    cloud: '#e58b80',
    sun: '#ffb060',
    sunHeight: 0.08,
    dark: 0.42,
    sunshine: 0.55,
  },
  night: {
    skyHigh: '#14204a',
    skyLow: '#3d5290',
    cloud: '#27345c',
    sun: '#eef1ff',
    sunHeight: 0.7,
    dark: 1,
    sunshine: 0.12,
  },
};

const greys: Record<Weather, { amount: number; high: string; low: string; sunshine: number }> = {
  clear: { amount: 0, high: '#8fa0b0', low: '#c3ccd2', sunshine: 1 },
  cloudy: { amount: 0.5, high: '#93a3b3', low: '#d3dade', sunshine: 0.5 },
  rain: { amount: 0.72, high: '#6f7f90', low: '#aab5bd', sunshine: 0.25 },
  snow: { amount: 0.7, high: '#aeb9c6', low: '#e3e8ed', sunshine: 0.35 },
  fog: { amount: 0.8, high: '#b3bcc3', low: '#d9dfe2', sunshine: 0.25 },
  storm: { amount: 0.85, high: '#454f60', low: '#7c8793', sunshine: 0.1 },
};

export function dayLook(timeOfDay: TimeOfDay, weather: Weather): DayLook {
  const hour = hours[timeOfDay];
  const grey = greys[weather];
  const inDark = (colour: string): string => blend(colour, '#161f3a', hour.dark * 0.75);
  const skyLow = blend(hour.skyLow, inDark(grey.low), grey.amount);
  return {
    ...hour,
    skyHigh: blend(hour.skyHigh, inDark(grey.high), grey.amount),
    skyLow,
    cloud: blend(hour.cloud, inDark(grey.high), grey.amount * 0.8),
    lamps: hour.dark >= 0.3 || weather === 'storm',
    sunshine: hour.sunshine * grey.sunshine,
    haze: skyLow,
  };
}
