import type { Setting, TimeOfDay, Weather } from '#studio/story/story.ts';
import type { Facts } from '../read-facts.ts';
import type { Carried, SentenceRange } from './carried.ts';

/** The hour and the weather of a scene: those that its sentences name, or else those of the scene before. */
export function readSky(
  { times, weathers }: Facts,
  { first, last }: SentenceRange,
  { setting, carried }: { setting: Setting | null; carried: Carried },
): { timeOfDay: TimeOfDay; weather: Weather } {
  const timeOfDay =
    times.slice(first, last + 1).find((time) => time !== null) ?? carriedTime(setting, carried) ?? 'morning';
  const named = weathers.slice(first, last + 1).find((weather) => weather !== null);
  return { timeOfDay, weather: named ?? carriedWeather(setting, timeOfDay, carried) ?? 'clear' };
}

function carriedWeather(setting: Setting | null, timeOfDay: TimeOfDay, carried: Carried): Weather | null {
  // Snow stays; rain and fog may have ended by another hour.
  const isSameHour = timeOfDay === carried.time;
  if (setting === carried.setting || (outdoors.has(setting) && outdoors.has(carried.setting)))
    return carried.sky === 'snow' || isSameHour || carried.weather === 'snow' ? carried.weather : null;
  if (!outdoors.has(setting)) return null;
  return carried.sky === 'snow' || isSameHour ? carried.sky : null;
}

/** People who lie awake at night are at the office by day. */
const carriedTime = (setting: Setting | null, carried: Carried): TimeOfDay | null =>
  setting !== carried.setting && carried.time === 'night' && openByDay.has(setting) ? null : carried.time;
const openByDay: ReadonlySet<Setting | null> = new Set<Setting | null>([
  'office',
  'meeting-room',
  'classroom',
  'library',
  'bakery',
  'salon',
  'dentist',
]);

export const outdoors: ReadonlySet<Setting | null> = new Set<Setting | null>([
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'beach',
  'harbour',
  'boat',
  'lake',
  'field',
  'track',
  'pitch',
  'rooftop',
]);
