import { lookUpTags, startsWithVerb } from '#studio/english/part-of-speech.ts';
import { toBase } from './inflect.ts';
import { forPeople } from './name-thing.ts';
import { tidyGoal } from './read-goal.ts';
import { isPluralVerb, isThirdPerson, withSubject } from './read-subject.ts';
import { isUseVerb, startsWithUseVerb } from './use-verbs.ts';

/** Where the words that name the thing end. */
export const edge =
  /\s(?:that|which|who|where|you|to|for|with|without|(?:(?:hand-?|custom-?|home)?(?:made|built|written)|sewn|cut|sent|grown|woven|spun|caught|(?!(?:day|sea)?bed\b|sheds?\b|sled\b|seed\b|weed\b|feed\b|reed\b|breed\b|speed\b|tweed\b|red\b)[a-z]{2,}ed)(?= (?:in|by|from|with|without|over|to|for|at|on|of|out|before|after|within|every|each|straight|right|fresh|daily|weekly|monthly|overnight)\b|$|[,;:])|from|by|in|set (?:in|on|during)|(?:selling|serving|offering)|on(?! (?:wheels|demand))|at|over|of(?= \d)|via|under|inside|where|of your|so|and (?:it|we|they|you)|instead|because|helping|about|against|when|while|after|before|full of|every|helps?|lets?|teach(?:es)?|keeps?|comes?|fits|folds|holds|lasts|weighs|no(?= [a-z])|is|are|between|near|through|along|across|around|online(?=$|[,.;:]| for\b)|(?:this|next) (?:summer|winter|spring|fall|autumn|season|week|weekend|month|year)|near (?:me|you)|just(?= for\b))\b|[,;:(–—]|\s-\s/i;
export const namedFirst =
  /^((?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|[a-z]+\p{Lu}\p{L}*)(?:\s(?:[\p{Lu}\d][\p{L}\p{N}&'’.+-]*|of|the|and|&)){0,4})\s*(?:\s(?:is|are|offers|sells|makes|does|delivers|ships|sends|brings|bakes|produces|designs|builds|rents|provides|creates|publishes)\s|\s?[:–—]\s|\s-\s|,\s(?=(?:an?|the)\s)|\s(?=(?:helps|lets|teaches|keeps|makes|turns|tracks|shows|gives)\s))(.*)$/u;
export const soldBy =
  /^\s(?:offers|sells|makes|does|delivers|ships|sends|brings|bakes|produces|designs|builds|rents|provides|creates|publishes)\s/;
export const seller =
  /^(?:we|i)\s(?:built|made|created|developed|designed|wrote|launched|sell|make|do|host|organi[sz]e|brew|craft|produce|offer|bake|roast|design|build|teach|run|publish|rent(?: out)?|deliver|provide)\s/i;
/** "Our bakery sells" */
export const sellingSubject =
  /^(?:(?!that |which |who )[a-z'-]+ ){1,4}(?:sells|makes|offers|does|provides|runs|designs|builds|creates|prints|publishes|brews|roasts|grows|delivers|bakes|ships|rents(?: out)?)\s/i;
export const opening =
  /^(?:i['’]?m(?= an? )|i am(?= an? )|we['’]?re(?= an? )|we are(?= an? )|introducing|meet|this is|it['’]s|it is|here is|our|my|the|new:?)\s/i;
/** A title in quotation marks, then its kind. */
export const titled = /^["“]([^"“”]+)["”],?\s(?:is\s)?((?:an?|the)\s.+)$/i;
export const plainPronoun = /^(?:we|i|you|it|they|he|she|your|our|this|these)\b/i;

/** The audience at the end of a sentence: "workouts for busy parents". */
export const peopleIn = (sentence: string): string | undefined => forPeople.exec(sentence)?.[1];
export const withoutPeople = (goal: string | null): string | null => goal?.replace(forPeople, '') ?? null;

/** "Invoice templates" are sold, not invoiced. */
export const namesGoods =
  /^(?:invoice|budget|design|plan|test|exercise|stretch|cook|bake|paint|play|sign|print|record|film|edit|check|trade) (?:[a-z]+ )?(?:templates?|kits?|presets|apps?|software|tools?|services?|courses?|class(?:es)?|planners?|trackers?|mats?|bands?|sets?|books?)\b/i;

export const leadsWithVerb =
  /^(?:helps?|lets?|teach(?:es)?|keeps?|makes?|turns?|tracks?|shows?|gives?|is|are)\s/i;

/** "LedgerLane automates invoices": an unknown word or one with a capital inside, then a verb in the third person. */
export function nameBeforeVerb(sentence: string): RegExpExecArray | null {
  const found = /^(\p{Lu}[\p{L}\d]+(?:(?:'s)? \p{Lu}[\p{L}\d]+){0,2})\s((?:[a-z]+s)\s.+)$/u.exec(sentence);
  if (!found) return null;
  const [, word, rest] = found as unknown as [string, string, string];
  const [verb, next] = rest.split(' ') as [string, string];
  const base = toBase(verb);
  const isName = /\p{Ll}\p{Lu}|\s/u.test(word) || lookUpTags(word.toLowerCase()).length === 0;
  // "Socks stay fresh" begins with a plural noun.
  const isNoun = lookUpTags(verb).includes('Plural') && startsWithUseVerb(next);
  const isVerb = base !== null && !base.endsWith('ing') && startsWithVerb(`${base} it`) && !isNoun;
  // "Bicycle bags waterproof enough" begins with a noun.
  const isDescribed = /(?:proof|-free|-resistant)$/.test(next);
  return isName &&
    isVerb &&
    !isDescribed &&
    !/^(?:that|which|for|with|without|in|from|of|to|made|grown|\w+ed)$/.test(next)
    ? found
    : null;
}

/** "Teaches kids chess" → "teach kids chess"; null unless the text begins with a verb in the third person. */
export function readLeadingVerb(rest: string): string | null {
  const [verb = '', next = '', ...others] = rest.split(' ');
  const base = toBase(verb.toLowerCase());
  const isClause = base && isThirdPerson(verb) && withSubject(rest) !== rest && !isUseVerb(next);
  // "Socks without seams" begins with a noun.
  const isNoun =
    /^(?:without|with|in|on|at|by|to|as)$/.test(next) || lookUpTags(verb.toLowerCase()).includes('Plural');
  return isClause && !isNoun ? tidyGoal([base, next, ...others].join(' ')) : null;
}

/** "Earplugs block snoring" → "earplugs". */
export function beforePluralVerb(phrase: string): string {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /[^s]s$/.test(words[index - 1]!) &&
      isPluralVerb(word.toLowerCase()) &&
      index < words.length - 1,
  );
  return at === -1 ? phrase : words.slice(0, at).join(' ');
}

/** "The Tuesday Choir": a name whose last word says what it is. */
export const titleCased = /^(The(?: \p{Lu}[\p{L}'-]*)+ (\p{Lu}\p{L}+))(?=$|[,.]|\s[a-z])/u;

/** "Keeps drinks cold", "never drips" and "doesn't leak" are said of one thing. */
export const actsAlone = /^(?:never )?(?:doesn't|[a-z]+s)\b/;
