import type { Action } from '#studio/story/story.ts';
import { companyWords } from './activities/company-words.ts';
import { playWords } from './activities/play-words.ts';
import { workWords } from './activities/work-words.ts';

/**
 * Activities by verb, more specific than the action of a scene. A row has the actions that it refines ('*': any), its
 * worth in a picture (physical work above moods and words), and its patterns.
 */
export type ActivityWords = Record<string, readonly [worth: 1 | 2 | 3, actions: string, signs: string]>;

/** Of equal worth, the first one counts. */
const rows = { ...playWords, ...workWords, ...companyWords };

export type Activity = keyof typeof rows;
export const activities = Object.keys(rows) as readonly Activity[];

export type ActivityRow = {
  activity: Activity;
  worth: 1 | 2 | 3;
  refines: ReadonlySet<Action>;
  sign: RegExp;
};

export const activityRows: readonly ActivityRow[] = activities.map((activity) => {
  const [worth, refined, signs] = rows[activity];
  return {
    activity,
    worth,
    refines: new Set<Action>(['stand', ...(refined.split(' ').filter(Boolean) as Action[])]),
    sign: new RegExp(`\\b(?:${signs})(?=\\P{L}|$)`, 'giu'),
  };
});
