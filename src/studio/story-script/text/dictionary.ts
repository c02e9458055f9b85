import { lookUpTags } from '#studio/english/part-of-speech.ts';
import { doubtfulNames, eitherNames, femaleNames, maleNames } from '../words/names.ts';

const hasTag = (word: string, tags: readonly string[]): boolean =>
  lookUpTags(word).some((tag) => tags.includes(tag));

/** Whether a word is a first name, and may also be an ordinary word, a town or a month. */
export function readFirstName(
  name: string,
): { gender: 'female' | 'male' | 'unknown'; isDoubtful: boolean } | null {
  const word = name.normalize('NFD').replace(/\p{M}/gu, '');
  const isDoubtful = doubtfulNames.has(word);
  if (eitherNames.has(word)) return { gender: 'unknown', isDoubtful };
  const isFemale = femaleNames.has(word) || hasTag(word, ['FemaleName']);
  const isMale = maleNames.has(word) || hasTag(word, ['MaleName']);
  if (isFemale || isMale)
    return { gender: isFemale === isMale ? 'unknown' : isFemale ? 'female' : 'male', isDoubtful };
  if (isDoubtful || hasTag(word, ['FirstName', 'Person']))
    return { gender: genderOfDoubtful(word), isDoubtful };
  return null;
}

const doubtfulWomen = new Set(
  'april may june hope grace faith joy rose daisy lily ivy olive ruby amber jade pearl summer autumn dawn eve iris holly violet ginger penny sue sydney florence victoria georgia savannah carolina madison chelsea poppy clementine rosemary melody harmony crystal patience prudence honor constance carmen lourdes goldie scarlet peg sky'.split(
    ' ',
  ),
);
const doubtfulMen = new Set(
  'august will mark bill jack john frank rob gene chase christian austin chad mason carter cooper grant rich miles max ray cliff dale dean glen heath jay basil noel wade king prince duke earl guy nick tom lance pierce bob buddy archer hank rocky art bud buck hunter'.split(
    ' ',
  ),
);
const genderOfDoubtful = (word: string): 'female' | 'male' | 'unknown' =>
  doubtfulWomen.has(word) ? 'female' : doubtfulMen.has(word) ? 'male' : 'unknown';

export const isLastName = (word: string): boolean => hasTag(word, ['LastName']);

const verbTags = [
  'PastTense',
  'PresentTense',
  'Infinitive',
  'Participle',
  'Gerund',
  'Copula',
  'Modal',
  'Verb',
  'PhrasalVerb',
  'Auxiliary',
];
export const isVerb = (word: string): boolean =>
  hasTag(word, verbTags) || /..(?:ed|izes|ises)$/u.test(word) || moreVerbs.has(word);
export const isAdjective = (word: string): boolean =>
  hasTag(word, ['Adjective', 'Comparable', 'Superlative']);
const moreVerbs = new Set(
  `stares barks guards rules leads hands runs walks steps opens drives turns looks watches works calls starts stops finds holds picks plays eats drinks drops orders texts hugs waves points sits stands
  reads sells buys sets cuts puts hits hurts lets loves likes lives needs hopes plans posts paints prints rings sleeps smells sounds tastes tests thinks tries uses visits wants washes whistles wins
  wonders worries writes cycles cooks bakes fixes builds pours packs knocks notices nods shakes shrugs sighs types climbs catches coaches keeps keep wagged purrs growls howls hops flies crawls swims
  laces jumps tugs skis surfs skates dives rows kneels kneads strums sails scrolls swipes sips slips rolls rings bounces grows lands
  feeds kicks throws serves waits asks drags pushes repairs folds peels pays measures kisses strokes tickles laughs cries snores blinks winks peeks strolls
  was is had has were are did does could would can will might must should said says told went came took made gave got saw ran sat stood felt left began`.split(
    /\s+/u,
  ),
);

/** Cities, countries, firms, days and similar words: capitalised, but not people. */
export const isOtherName = (word: string): boolean =>
  hasTag(word, [
    'City',
    'Region',
    'Country',
    'Place',
    'Organization',
    'SportsTeam',
    'WeekDay',
    'Month',
    'Demonym',
    'Date',
    'Currency',
    'Holiday',
  ]);
/** An ordinary word, which is only capitalised at the beginning of a sentence. */
export const isPlainWord = (word: string): boolean =>
  lookUpTags(word).some(
    (tag) => !['FemaleName', 'MaleName', 'FirstName', 'LastName', 'Person', 'ProperNoun'].includes(tag),
  ) || /(?:ly|ing|ed|ness|ment|tion|able|less|ful)$/u.test(word);
