import type { Age } from '#studio/story/story.ts';
import type { Token } from '../text/tokens.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const readNumber = (word: string): number | null => {
  if (/^\d{1,3}$/u.test(word)) return Number(word);
  const unit = units.indexOf(word);
  const ten = tens.indexOf(word);
  return unit >= 0 ? unit : ten >= 0 ? (ten + 2) * 10 : null;
};

export const ageOfYears = (years: number): Age =>
  years <= 12
    ? 'child'
    : years <= 19
      ? 'teen'
      : years <= 29
        ? 'young'
        : years <= 44
          ? 'adult'
          : years <= 64
            ? 'middle-aged'
            : 'old';

const byWord: Readonly<Record<string, Age>> = {
  old: 'old',
  elderly: 'old',
  retired: 'old',
  aged: 'old',
  ancient: 'old',
  wrinkled: 'old',
  young: 'young',
  younger: 'young',
  little: 'child',
  small: 'child',
  tiny: 'child',
  baby: 'child',
  teenage: 'teen',
  teen: 'teen',
  'middle-aged': 'middle-aged',
  twentysomething: 'young',
  newborn: 'child',
};

/** Reads an age from the words before a name or role ("a seventy year old", "little") or after it (", 34,"). */
export function readAge(tokens: readonly Token[], from: number, to: number): Age | null {
  const sentence = tokens[from]!.sentence;
  const at = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
  // "Little brother" is a role of two words.
  for (let index = to > from ? to - 1 : from - 1; index >= from - 4; index--) {
    if (at(index) === 'old' && /^years?$/u.test(at(index - 1))) {
      const years = readNumber(at(index - 2));
      const tens = readNumber(at(index - 3));
      if (years !== null) return ageOfYears(tens !== null && tens >= 20 && years < 10 ? tens + years : years);
    }
    if (
      /^(?:[.,;:!?]|.*["”])/u.test(tokens[index + 1]?.gap ?? '') &&
      !/^, $/u.test(tokens[index + 1]?.gap ?? '') &&
      !/^(?:mrs?|ms|dr|prof)$/u.test(at(index))
    )
      break;
    const age = byWord[at(index)];
    if (age && index >= from - 3 && !['year', 'years'].includes(at(index - 1))) return age;
    if (['and', 'of', 'with', 'to', 'the', 'a', 'her', 'his', 'my', 'an'].includes(at(index))) break;
  }
  // "Ada, who is seven,"
  const isClause = at(to + 1) === 'who' && /^(?:is|was)$/u.test(at(to + 2));
  if (isClause) return readAge(tokens, from, to + 1);
  const after = tokens[to + 1];
  if (after?.sentence !== sentence) return null;
  const steps = ['is', 'was', 'turned', 'aged', "i'm"].includes(after.word)
    ? at(to + 2) === 'only'
      ? 2
      : 1
    : /^[, (]+$/u.test(after.gap) && after.gap !== ' '
      ? after.word === 'aged'
        ? 1
        : 0
      : -1;
  if (steps < 0) return null;
  const first = readNumber(at(to + 1 + steps));
  // "She is seventy-eight."
  const unit = tokens[to + 2 + steps]?.gap === '-' ? readNumber(at(to + 2 + steps)) : null;
  const isCompound = first !== null && first >= 20 && unit !== null && unit < 10;
  const years = isCompound ? first + unit : first;
  const more = tokens[to + 2 + steps + (isCompound ? 1 : 0)];
  const isAge =
    steps === 0 ||
    more === undefined ||
    more.sentence !== sentence ||
    /^years?$|^when$|^and$|^now$|^in$/u.test(more.word) ||
    /^[,.)]/u.test(more.gap);
  return years !== null && years > 0 && years < 110 && isAge ? ageOfYears(years) : null;
}
