import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import { lowerFirst } from './inflect.ts';
import { isState } from './point.ts';
import { isThirdPerson } from './read-subject.ts';
import { startsWithUseVerb } from './use-verbs.ts';

export const maxQuoteLength = 80;

/** Whether a sentence is a list of its own: "Buy and sell centrifuges, microscopes and PCR machines." */
const isWhole = (sentence: string): boolean =>
  sentence.length <= maxQuoteLength &&
  // "Dry cuts, no judgement" is a list of nouns.
  !lookUpTags(sentence.split(' ')[0]!.toLowerCase()).includes('Adjective') &&
  !sentence.split(/,\s+/).every((part) => startsWithVerb(lowerFirst(part))) &&
  (startsWithUseVerb(sentence) || startsWithVerb(lowerFirst(sentence))) &&
  /,/.test(sentence) &&
  // "Keeps sandwiches fresh, no plastic, washable" is a list of properties.
  sentence
    .split(/,\s+/)
    .slice(1)
    .every(
      (part) =>
        !/^(?:no|zero|with|without) /i.test(part) && !isState(part) && !isThirdPerson(part.split(' ')[0]!),
    );

/** "They smell like a campfire, cedar or old books": one predicate with a list in it. */
const isOnePredicate = (sentence: string): boolean => {
  const [first = '', ...others] = sentence.split(/,\s+/);
  const [verb = ''] = first.replace(/^(?:it|they) /i, '').split(' ');
  return (
    /\b(?:or|and) [^,]+$/.test(sentence) &&
    /^(?:it|they) /i.test(first) &&
    verb !== '' &&
    others.every((part) => !isThirdPerson(part.split(' ')[0]!) && !isState(part))
  );
};

/** "To track clients, invoices and deadlines" is one use. */
const isGoingOn = (first: string, rest: string): boolean =>
  /\b(?:to|for) [a-z]+ (?:[a-z-]+ )?[a-z-]+s$/.test(first) &&
  /^[a-z-]+s and (?:[a-z-]+ )?[a-z-]+s$/.test(rest);

export const splitParts = (sentence: string, isFurther: boolean): string[] =>
  (isFurther && isWhole(sentence)) || isOnePredicate(sentence)
    ? [sentence]
    : sentence
        .split(
          /,?\s+so (?:that )?(?!(?:you|it|they|we|i) (?:can|could|will)\b|far\b|good\b|much\b)(?=\S+ \S+ \S+)|,\s+(?![\w'’-]+(?: [\w'’-]+)? or [\w'’-]+(?: [\w'’-]+)?$)|;\s+|(?<!^\S+):\s+|\s[–—-]\s/,
        )
        .reduce<string[]>((parts, part) => {
          const last = parts.at(-1);
          return last && parts.length === 1 && isGoingOn(last, part)
            ? [`${last}, ${part}`]
            : [...parts, part];
        }, [])
        .flatMap((part, at, parts) => (at > 0 && at === parts.length - 1 ? splitLast(part) : [part]));
/** The last of a list: "PCR machines and a phone line". */
const splitLast = (part: string): string[] => {
  const pieces = part
    .replace(/^(?:and|plus) /i, '')
    .split(/ and (?=(?:an?|no|\d|comes|has|is|lets|keeps|holds|fits)\b)/);
  return pieces.every((piece) => piece.split(' ').length > 1) && !isThirdPerson(part.split(' ')[0]!)
    ? pieces
    : [part];
};
