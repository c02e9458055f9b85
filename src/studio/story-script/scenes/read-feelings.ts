import type { Action, Feeling, Mood } from '#studio/story/story.ts';
import { toThirdPerson } from '../text/third-person.ts';
import { isThingSubject } from '../things/thing-subject.ts';
import { actionSigns, feelingSigns, moodSigns } from '../words/moods.ts';

/** A negation up to two words before the end: "not really", "stopped". */
const negation =
  /\b(?:not|never|no|without|nothing|nobody|don[’']?t|didn[’']?t|doesn[’']?t|wasn[’']?t|isn[’']?t|stop(?:s|ped)?|instead of)\s+(?:\w+\s+){0,2}$/iu;

/** The value with the most signs in the text, the first one if equal. Negated words do not count. */
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

/** Movements, which only count for people: in "the loaves come out of the oven" no person moves. */
const movements: ReadonlySet<Action> = new Set(['walk', 'run']);
const stillActions: ReadonlySet<Action> = new Set(['walk', 'work', 'lean']);

/** Words of movement without a movement: a running track, running a bakery, the left hand, going wrong. */
export const noMovement = new RegExp(
  [
    'running (?:track|shoes?|water|late|low|costs?|joke|machine|gag)',
    '(?:runs?|ran|running) (?:out of|low on|late)',
    '(?:runs?|ran|running) out(?=[.,;]| (?:in|within|by|after|before) )',
    '(?:runs?|ran|running) (?:a|an|the|her|his|their|our|my|its) (?!(?:\\w+ ){0,3}(?:race|races|miles?|marathon|laps?|kilometres?|kilometers?|10k|5k)\\b)',
    '(?:runs?|ran) (?:in|through) (?:the|her|his|my) (?:family|mind|head)',
    'walking (?:shoes?|stick|boots?)',
    'left (?:hand|eye|foot|leg|arm|ear|side|knee|over|behind)',
    '(?:goes|went|going|gone) (?:wrong|cold|quiet|dark|wild|viral|bad|up by|down by)',
    '(?:nothing|nobody|money|time|none|seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|one|two|three) (?:is |was |were |are )?left',
    'left (?:a|an|some|it|no|nothing|two|three) ',
    '(?:the|autumn|tea|bay|dry|fallen|green|yellow|red|brown|mint|basil|curry|its|falling) leaves',
    'before (?:he|she|they|i|we|you) (?:even |ever )?(?:leaves?|left|goes|go|walks?|comes?)',
    'com(?:es|e) (?:with|from|in (?:a|an|two|three|four|five|six|ten|many|all|black|white|every))',
    'came (?:with|from|true|undone|to (?:mind|nothing))',
    'steps? (?:one|two|three|four|by)',
    'cross(?:es|ed) (?:(?:her|his|my|their) (?:arms|legs|fingers)|the (?:finish(?:ing)? )?line)',
    'enter(?:s|ed)? (?:a|an|the|her|his|your|my) (?:\\w+ )?(?:code|address|contest|competition|password|number|name|race)',
    'follow(?:s|ed)? (?:us|the (?:steps?|recipe|instructions?|rules?|map))',
    '(?:way|trip|journey|late|ready|home|back|ride) (?:to|for|from) work',
    '(?:in|the|tax|free|easy) returns?',
    'call(?:s|ed) (?:an?|the) (?:timeout|time-out|halt|meeting|vote|truce|foul|penalty|break|end)',
    '(?:goes|went|go) (?:on to|to (?:bed|sleep))',
    "(?:would|could|should|will|can|may|might|must|do|does|did)(?:n[’']t| not| never| hardly| barely) (?:\\w+ )?(?:walk|run|go|come|leave|return|cross|climb|enter|follow|travel)",
    '(?:told|tells?|asks?|asked|wants?|wanted|promis(?:es?|ed)|decid(?:es?|ed)|hop(?:es?|ed)|able|learn(?:s|ed|t)?|how|needs?|needed|likes?|begged|allowed|plann?(?:s|ed)?|refus(?:es|ed)|ready|time|afraid|reminds?|reminded|forgets?|forgot|advised|invited)(?: \\w+){0,2} to (?:walk|run|go|come|leave|return|step|cross|climb|enter|follow|travel|explore)',
  ].join('|'),
  'giu',
);

/** "While the city is still asleep" states a time, not an action. */
const othersAsleep =
  /\b(?:city|town|village|street|world|neighbou?rhood|everyone|everybody)(?: (?:else|around \p{L}+))? (?:is|was|are|were|lies|lay)(?: still)? asleep\b/giu;

/** Reads the action of a text. A walk or work is often mentioned in passing, so more specific actions win. */
export function readAction(text: string): Action {
  let best: Action = 'stand';
  let most = 0;
  const moved = toThirdPerson(text).replaceAll(noMovement, ' ').replaceAll(othersAsleep, ' ');
  for (const [action, sign] of actionSigns) {
    const found = [...moved.matchAll(sign)].filter(
      ({ index }) => !movements.has(action) || !isThingSubject(moved.slice(0, index)),
    );
    const weight = found.length * (stillActions.has(action) ? 0.7 : 1);
    if (weight > most) [best, most] = [action, weight];
  }
  return best;
}
