import type { Action, Feeling, Mood } from '#studio/story/story.ts';
import { actionSigns, feelingSigns, moodSigns } from './words/moods.ts';

const negation =
  /\b(?:not|never|no|without|nothing|nobody|don[’']?t|didn[’']?t|doesn[’']?t|wasn[’']?t|isn[’']?t|stop(?:s|ped)?|instead of)\s+(?:\w+\s+){0,2}$/iu;

/** The value with the most signs in the text; of equals the first in the list. Words behind a "not" are no signs. */
function mostSigns<T>(
  signs: readonly (readonly [T, RegExp])[],
  text: string,
): { value: T; count: number } | null {
  let best: { value: T; count: number } | null = null;
  for (const [value, sign] of signs) {
    let count = 0;
    for (const { index } of text.matchAll(sign))
      if (!negation.test(text.slice(Math.max(0, index - 30), index))) count++;
    if (count > 0 && count > (best?.count ?? 0)) best = { value, count };
  }
  return best;
}

export const readMood = (text: string): Mood => mostSigns(moodSigns, text)?.value ?? 'neutral';
export const readFeeling = (text: string): { feeling: Feeling; strength: number } => {
  const found = mostSigns(feelingSigns, text);
  return { feeling: found?.value ?? 'neutral', strength: found?.count ?? 0 };
};

const stillActions: ReadonlySet<Action> = new Set(['walk', 'work', 'sit', 'lean']);

/** What is done in the text. A walk or work is named in passing, so that anything closer counts more. */
export function readAction(text: string): Action {
  let best: Action = 'stand';
  let most = 0;
  for (const [action, sign] of actionSigns) {
    const weight = [...text.matchAll(sign)].length * (stillActions.has(action) ? 0.7 : 1);
    if (weight > most) [best, most] = [action, weight];
  }
  return best;
}
