import { toThirdPerson } from '../text/third-person.ts';
import type { Facts } from '../read-facts.ts';
import { activityRows } from '../words/activities.ts';
import { readAction, readFeeling } from './read-feelings.ts';

const minWords = 4;

/** Whether a sentence has a picture of its own: a person acts or feels something in it, outside quotation marks. */
export function isMoment(
  { narration, persons }: Pick<Facts, 'narration' | 'persons'>,
  index: number,
): boolean {
  const told = narration[index]!;
  if ((told.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0) < minWords) return false;
  if (readFeeling(told).feeling !== 'neutral') return true;
  const hasActor = persons.some(({ mentions }) =>
    mentions.some(({ sentence, acts }) => acts && sentence === index),
  );
  if (hasActor || readAction(told) !== 'stand') return true;
  const inThirdPerson = toThirdPerson(told);
  return activityRows.some(({ worth, sign }) => worth > 1 && inThirdPerson.search(sign) >= 0);
}
