import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import { toBase } from './inflect.ts';
import { isUseVerb, startsWithUseVerb } from './use-verbs.ts';
import { describing } from './words.ts';

/** Base forms of verbs whose subject is a product, beside those of its user. */
const productVerbs = new Set(
  `absorb adapt adjust answer attach bend bring capture carry charge check close come contain crumble
  deliver depart detect explain filter fold forecast generate give grind hang help hold last leave let
  light lock match melt monitor mulch open pair plug power predict press recline recommend remind rent
  replace resist respond rinse roast roll rotate serve ship show simmer slide snap spin stretch suggest
  support survive sync file flag scan connect clip reply write clump teach translate update warm weigh welcome whiten`.split(
    /\s+/,
  ),
);
/** After these the word before is a plural noun: "prints of animals", "socks made in Wales". */
const afterNoun =
  /^(?:of|from|for|made|and|or|that|which|who|are|were|with|without|is|in|to|at|by|on|about|you|we|\w+ed)$/i;
/** "Our bakery sells cakes" is about cakes, "our machine makes coffee" about the machine. */
const sellers =
  /\b(?:company|shop|store|bakery|studio|farm|team|business|kitchen|brewery|roastery|brand|family|firm|agency|startup|workshop|boutique|café|cafe|restaurant|school|salon|orchard|vineyard|mum|mom|dad|mother|father|sister|brother|grandma|grandpa|grandmother|grandfather|wife|husband|uncle|aunt|friend|neighbour|partner)$/i;
const selling =
  /^(?:sells|makes|offers|bakes|delivers|ships|rents|provides|runs|does|designs|builds|creates|prints|publishes|brews|roasts|grows)$/i;

/** "Chairs fold flat": true for "fold". */
export const isPluralVerb = (word: string): boolean => isUseVerb(word) || productVerbs.has(word);

/** "Charges", "works" and "ships", whatever follows them. */
export function isThirdPerson(word: string): boolean {
  const verb = word.toLowerCase();
  const base = toBase(verb);
  if (base !== null && productVerbs.has(base)) return true;
  if (base === null || !startsWithVerb(`${base} it`)) return false;
  return describing.has(verb) || isUseVerb(base) || lookUpTags(verb).includes('PresentTense');
}

/** "Charges by USB-C" → "It charges by USB-C"; other sentences stay as they are. */
export function withSubject(sentence: string): string {
  const [word = '', next = ''] = sentence.split(' ');
  const isClause =
    isThirdPerson(word) &&
    next !== '' &&
    (describing.has(word.toLowerCase()) || !/^(?:of|from|for|made|and|or|that|which|are)$/i.test(next));
  return isClause ? `It ${word[0]!.toLowerCase()}${sentence.slice(1)}` : sentence;
}

/** "App splits the rent": no noun in the plural stands before a determiner. */
const hasObject = (word: string, next: string): boolean =>
  /^(?:the|your|an?|any|every|each|my|up)$/i.test(next) && /[^s]s$/.test(word) && toBase(word) !== null;

/** A verb on no list, shown by the words after it: "our inn spoils guests", but not "our gift boxes full of tea". */
function looksLikeVerb(word: string, next: string): boolean {
  const base = toBase(word.toLowerCase());
  const isObject =
    !startsWithVerb(`${next} it`) &&
    lookUpTags(next.toLowerCase()).every((tag) => !/^(?:Adjective|Preposition|Adverb|Conjunction)/.test(tag));
  return (
    base !== null &&
    startsWithVerb(`${base} it`) &&
    !lookUpTags(word.toLowerCase()).includes('Plural') &&
    isObject
  );
}

/** "Keep", "help" and others that seldom are the object of the word before. */
const isActingBase = (word: string): boolean =>
  /^(?:help|keep|make|let|hold|last|come|teach|give|bring|fit|have|are|show|cover|look|feel|taste)$/i.test(
    word,
  );

/** "Our app reminds you of birthdays" → "app that reminds you of birthdays"; null for other shapes. */
export function asRelativeClause(sentence: string): string | null {
  const described = /^(?:[Oo]ur|[Mm]y|[Tt]he|[Tt]his) [a-z][a-z -]* is (an? .+)$/.exec(sentence)?.[1];
  if (described) return described;
  const [, determiner, rest = ''] = /^((?:our|my|the|this|these|[a-z]+'s) |)(.+)$/i.exec(
    sentence.replace(/^SaaS /, 'our SaaS '),
  )!;
  // "Keep your hands clean" is a command.
  if (!determiner && startsWithUseVerb(rest)) return null;
  const words = rest.split(' ');
  for (let at = 1; at < Math.min(words.length - 1, 5); at++) {
    const [before, word, next] = [words[at - 1]!, words[at]!, words[at + 1]!];
    if (/[^\p{L}'-]/u.test(before) || afterNoun.test(before)) return null;
    const subject = words.slice(0, at).join(' ');
    const isPlural = /[^s']s$/.test(before) && before !== 'SaaS';
    const isVerb = isPlural
      ? isPluralVerb(word)
      : (isThirdPerson(word) || hasObject(word, next) || (determiner !== '' && looksLikeVerb(word, next))) &&
        (describing.has(word) || !afterNoun.test(next) || /^(?:you|with|without|in|by|on|to)$/i.test(next));
    // "Beeswax wraps keep food fresh" has its verb after the plural.
    if (!isVerb || (!isPlural && isActingBase(next))) continue;
    // "InvoiceOwl helps freelancers send invoices" has its verb before the plural.
    if (!isPlural && !determiner) return null;
    if (
      selling.test(word) &&
      (sellers.test(subject) || /^(?:sells|ships|rents|offers|provides)$/i.test(word))
    )
      return null;
    const owner = determiner?.endsWith("'s ") ? determiner : '';
    return `${owner}${subject} that ${words.slice(at).join(' ')}`;
  }
  return null;
}

/** "Waterproof, finds your dog within 2 seconds" → "waterproof", "finds your dog within 2 seconds". */
export const splitClauses = (sentence: string): string[] =>
  sentence
    .split(/, (?=[a-z]+s [a-z])/)
    .reduce<string[]>(
      (parts, part) =>
        parts.length > 0 && !isThirdPerson(part.split(' ')[0]!)
          ? [...parts.slice(0, -1), `${parts.at(-1)}, ${part}`]
          : [...parts, part],
      [],
    );

/** "Feels like silk: bed sheets" → "bed sheets", "feels like silk". */
export function nameFirst(sentence: string): string[] {
  const [, clause = '', thing = ''] = /^([^:]+):\s(.+)$/.exec(sentence) ?? [];
  if (/^(?:no more|never again)\s/i.test(clause)) return [clause, thing];
  return isThirdPerson(clause.split(' ')[0]!) && / /.test(clause) ? [thing, clause] : [sentence];
}
