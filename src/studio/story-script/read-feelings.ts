import type { Action, Feeling, Mood } from '#studio/story/story.ts';
import { toThirdPerson } from './third-person.ts';
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

const stillActions: ReadonlySet<Action> = new Set(['walk', 'work', 'lean']);

/** Words of movement in which nobody moves: a running track, who runs a bakery, the left hand, what goes wrong. */
const noMovement = new RegExp(
  [
    'running (?:track|shoes?|water|late|low|costs?|joke|machine|gag)',
    '(?:runs?|ran|running) (?:out of|low on|late)',
    '(?:runs?|ran|running) (?:a|an|the|her|his|their|our|my|its) (?!race|races|mile|marathon|half|lap|first lap)',
    '(?:runs?|ran) (?:in|through) (?:the|her|his|my) (?:family|mind|head)',
    'walking (?:shoes?|stick|boots?)',
    'left (?:hand|eye|foot|leg|arm|ear|side|knee|over|behind)',
    '(?:goes|went|going|gone) (?:wrong|cold|quiet|dark|wild|viral|bad|up by|down by)',
    '(?:nothing|nobody|money|time|none) (?:is |was )?left',
  ].join('|'),
  'giu',
);

/** "While the city is still asleep" tells the hour. */
const othersAsleep =
  /\b(?:city|town|village|street|world|neighbou?rhood|everyone|everybody)(?: (?:else|around \p{L}+))? (?:is|was|are|were|lies|lay)(?: still)? asleep\b/giu;

/** What is done in the text. A walk or work is named in passing, so that anything closer counts more. */
export function readAction(text: string): Action {
  let best: Action = 'stand';
  let most = 0;
  const moved = toThirdPerson(text).replaceAll(noMovement, ' ').replaceAll(othersAsleep, ' ');
  for (const [action, sign] of actionSigns) {
    const weight = [...moved.matchAll(sign)].length * (stillActions.has(action) ? 0.7 : 1);
    if (weight > most) [best, most] = [action, weight];
  }
  return best;
}
