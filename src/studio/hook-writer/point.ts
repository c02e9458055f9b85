import { lookUpTags, tagWords } from '#studio/english/part-of-speech.ts';
import { toBase, toThird } from './inflect.ts';
import { isThirdPerson } from './read-subject.ts';

/** One thing that the user says about the offer, in the forms that hooks need. */
export type Point = {
  /** As it was written, where it stands alone: "Machine washable". */
  quote: string | null;
  /** After the noun: "that keeps food warm", "with a heated pool", "made from tofu". */
  relative: string | null;
  /** The predicate: "keeps food warm", "is machine washable", "has a heated pool". */
  says: string | null;
  /** The same after "could" or "to": "keep food warm", "be machine washable". */
  bare: string | null;
  verb: 'do' | 'be' | null;
  /** A noun phrase, such as "a heated pool", "free quotes". */
  had: string | null;
  /** How much it makes people stop: numbers, what is free, what is not needed. */
  appeal: number;
};

export type Agreement = { isPlural: boolean; isPerson: boolean };

const who = ({ isPerson }: Agreement): string => (isPerson ? 'who' : 'that');

/** `base` is a verb phrase in its base form, `third` the same in the third person. */
export function actPoint(third: string, base: string, quote: string | null, agreement: Agreement): Point {
  const says = agreement.isPlural ? base : third;
  return {
    quote,
    relative: `${who(agreement)} ${says}`,
    says,
    bare: base,
    verb: 'do',
    had: null,
    appeal: appealOf(third) + 0.4,
  };
}

export function statePoint(state: string, quote: string | null, agreement: Agreement): Point {
  const is = agreement.isPlural ? 'are' : 'is';
  const relative = `${who(agreement)}${agreement.isPlural ? ' are' : '’s'} ${state}`;
  return {
    quote,
    relative,
    says: `${is} ${state}`,
    bare: `be ${state}`,
    verb: 'be',
    had: null,
    appeal: appealOf(state),
  };
}

/** `had` is a noun phrase with its article; what a service includes "comes with" it. */
export function featurePoint(
  had: string,
  quote: string | null,
  { isPlural }: Agreement,
  isIncluded: boolean,
): Point {
  const bare = `${isIncluded ? 'come with' : 'have'} ${had}`;
  return {
    quote,
    relative: `with ${had}`,
    says: isPlural ? bare : `${isIncluded ? 'comes with' : 'has'} ${had}`,
    bare,
    verb: 'do',
    had,
    appeal: appealOf(had),
  };
}

/** "Made from tofu", "about a failing circus": only said right after the noun. */
export const modifierPoint = (relative: string, quote: string | null): Point => ({
  quote,
  relative: telling.test(relative) ? relative : null,
  says: null,
  bare: null,
  verb: null,
  had: null,
  appeal: appealOf(relative) + 0.5,
});

export const quotePoint = (quote: string, had: string | null = null): Point => ({
  quote,
  relative: null,
  says: null,
  bare: null,
  verb: null,
  had,
  appeal: appealOf(quote) - (had ? 0 : 0.1),
});

/** "For parents" and "in Leeds" say less than "made from tofu". */
const telling = /^(?!for\b|in\b|by\b|near\b|on\b|at\b|over\b)/i;
const free = /\bfree\b|^(?:no|zero|without|never|half)\b|\bno \w+/i;
/** When and where is good to know, and no reason to stop. */
const placeOrTime =
  /^\d+ ?(?:-|to) ?\d+ \w+$|^\d+(?: ?(?:-|to|or) ?\d+)? ?(?:m|min|mins|minutes|h|hrs?|hours|days?|km|cm|kg|g|ml|l|oz|inch(?:es)?)\b(?: (?:long|each|per \w+))?$|^(?:every|on|in|at|from(?! [$€£])|until|near|opening|opens|open|starts|find us|ages?|pick up|family owned|delivered)\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \d/i;
const appealOf = (text: string): number =>
  (/\d/.test(text) ? 0.4 : 0) +
  (free.test(text) ? 0.4 : 0) -
  (placeOrTime.test(text) ? 0.9 : 0) -
  (text.split(' ').length > 9 ? 0.4 : 0) -
  (text.split(' ').length < 2 ? 0.3 : 0) -
  (/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(text) ? 0.9 : 0) -
  (/^(?:great|perfect|suitable|good) /i.test(text) ? 0.6 : 0);

/** "Keep food warm and fold flat" → "keeps food warm and folds flat". */
export const inThirdPerson = (base: string): string => {
  const [verb = '', ...others] = base.split(' ');
  return [toThird(verb), ...others].join(' ');
};

/** "Charge by USB-C and works offline" → "charge by USB-C and work offline". */
export function withBaseForms(phrase: string): string {
  const tags = new Map(tagWords(`it ${phrase}`).map(({ text, tags }) => [text.toLowerCase(), tags]));
  return phrase.replace(
    /(\b(?:and|or) )([a-z]+)(?= (up|down|out|off|away|in|into|flat)\b|\s|$)/g,
    (whole, joint: string, word: string, particle: string | undefined) => {
      // The particle of "sets up" shows that "sets" is a verb.
      const isVerb = tags.get(word)?.includes('PresentTense') && isThirdPerson(word);
      const base = isVerb || particle ? toBase(word) : null;
      return base ? joint + base : whole;
    },
  );
}

/** Words that are said after "is". */
const states =
  /(?:-free|\bfree|proof|safe|washable|friendly|compliant|certified|insured|licensed|resistant|owned|approved|refundable|refillable|reusable|recyclable|compostable|biodegradable|flushable|stackable|foldable|portable|adjustable|removable|rechargeable|cordless|wireless|undated|handmade|hand-made|homemade|vegan|vegetarian|organic|halal|kosher|cooling|non[ -]stick|unscented|unisex|waterproof|odou?rless|ad-free|accessible|customi[sz]able|beginner-friendly|hypoallergenic)$/i;
const notState =
  /^(?:i|im|is|are|the|a|an|our|your|we|you|it|they|for|with|to|get|buy|book|try|and|or|risk|first|\d)\b/i;

const aged =
  /^\d+[- ]?(?:years?|days?|inch(?:es)?|feet|ft|cm|mm|meters?|metres?) (?:old|wide|long|tall|deep|thick)$/i;

/** "Machine washable", "BPA free", "safe on visors". */
export function isState(text: string): boolean {
  const words = text.split(' ');
  if (aged.test(text)) return true;
  if (words.length > 5 || notState.test(text)) return false;
  if (words.length <= 4 && states.test(text)) return true;
  if (
    /^(?:safe|easy|gentle|ready|great|perfect|reusable|suitable|tested|cheaper|lighter|smaller|insured) \S/i.test(
      text,
    )
  )
    return true;
  return words.length === 1 && lookUpTags(text.toLowerCase()).join() === 'Adjective';
}
