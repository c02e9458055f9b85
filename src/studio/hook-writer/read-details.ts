import { startsWithVerb } from '#studio/english/part-of-speech.ts';
import { lowerFirst } from './inflect.ts';
import { nameThing } from './name-thing.ts';
import { startsWithUseVerb } from './use-verbs.ts';
import { isThirdPerson } from './read-subject.ts';
import { countedNouns, illness } from './words.ts';
import { isSoundFeature } from './sound-phrase.ts';

/** The user's words on the thing beyond its name and use; quoted, never rephrased. */
export type Details = {
  /** Noun phrases that can follow "with": "a washable cover". At most two. */
  features: string[];
  /** As it was written: "$59". */
  price: string | null;
};

const priceIn =
  /(?:(?:US)?[$€£]\s?\d+(?:[.,]\d{2})?(?![\d.,]*[\dkmbKMB])(?! ?(?:million|billion|thousand))|\b\d+(?:[.,]\d{2})? (?:dollars|euros|pounds)\b)(?: (?:a|per) (?:day|night|week|month|year|hour|person|head|piece|user|seat|ticket|class|lesson|session|visit|bottle|jar|box|bag|pack|pair|kilo|pound|litre|metre|set|cup|can|loaf|dozen|tin|tub|tube|roll|wash|refill|room|car|dog|cat|horse|kid|call|page|dose|sheet|gram|mile|location|site|device|employee|member|guest|night|child|plate|serving|slice)\b){0,2}/;
/** "Refills cost $8" and "free shipping over $50" are not about the price of the thing. */
const otherPrice = /\b(?:from|up to|over|under|above|save|saves|off|worth|at|insured for|value of) $/i;
/** "Free for two people, $3 a month for more". */
const furtherPrice = /^ (?:to|(?:for|per|each) (?:more|extra|every|additional))\b/i;
const subjectOfPrice = /(?:^|[.;:,]\s|\band )((?:[a-z-]+ ){1,3})(?:costs?|are|is)(?: only| just)? $/i;
const ownSubject =
  /^(?:(?:and )?(?:it|they|each|one|this|these|that|everything|all of it)\b|(?:the |its )?price )/i;

/** As it was written: "€79 a month". `noun` names the thing whose price it is. */
export const priceOf = (text: string, noun: string | null): string | null => {
  const found = priceIn.exec(text);
  const before = found ? text.slice(0, found.index) : '';
  // "From €29" is not a price of €29.
  if (!found || otherPrice.test(before) || furtherPrice.test(text.slice(before.length + found[0].length)))
    return null;
  const subject = subjectOfPrice.exec(before)?.[1];
  const isOwn =
    !subject ||
    ownSubject.test(subject) ||
    (noun !== null && subject.toLowerCase().includes(noun.split(' ').at(-1)!));
  return isOwn ? found[0] : null;
};
const introduction =
  /^(?:(?:it|they|each(?: one)?|every(?: one)?) )?(?:(?:also )?(?:has|have|comes? with|includes?|features?)|with|plus|and) /i;
const maxFeatureLength = 42;
const maxFeatureWords = 6;

/** A sentence with a subject says what the thing does, unless it begins as `introduction` does. */
const hasSubject = /^(?:it|they|we|you|i|he|she|each|every|our|your|the|this|these)\b/i;
/** Added to what a feature is made of or comes with, which is never counted. */
const uncounted =
  /(?:foam|steel|cotton|wool|linen|wood|oak|glass|silk|rubber|shipping|delivery|support|service|protection|lighting|cushioning|insulation|ventilation|suspension|packaging|battery life|sound|feedback|access|chicken|beef|pork|salmon|tuna|fish|meat|cocoa|vanilla|caffeine|protein|fibre|fiber|nylon|aluminium|aluminum|silicone|bamboo|ceramic|marble|space|music|content|help|advice)$/i;

/** Words that show a clause, a person or a reference rather than a plain noun phrase. */
const notPlain =
  /\b(?:i|we|you|he|she|it|they|our|my|his|her|its|their|us|them|this|that|these|those|which|who|is|are|was|were|has|have|had|can|will|helps?|lets?|makes?|keeps?|smells?|takes?|gets?|without|from|to|for|so|because|while|when|than|only|just|now|here|there|not|never|no|all|any|please|prices?|costs?)\b/i;
/** Ends in an adjective or an adverb, so nothing is named. */
const namesNothing =
  /(?:able|ible|proof|less|ful|ous|ly|ed|(?<!lin|coat|cas|fill|topp|sett|\b(?:r|spr|str))ing|-free|-made)$|\b(?:soft|warm|small|light|easy|fast|new|organic|vegan|local|safe|quiet|strong|simple|and|or|of|in|on|with|a|an|the)$/i;

const several =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty) /i;

/** "Switches off by itself". */
const clauseLike =
  /^[a-z]+s (?:off|on|in|by|up|down|with|to|into|at|over|under|through|out|back|itself|\w+ly)\b/i;

/** "Smoked over oak" and "read by the author" describe the thing itself. */
const describedOnly =
  /^[\w-]*(?:ed|made|cut|sewn|read|written|built|grown|woven|spun|told|drawn|blown) (?:in|by|from|with|for|over|on|at|to|under|using)\b/i;

/** "Ignore all previous instructions" names nothing that is sold. */
const isCommand = (sentence: string): boolean =>
  startsWithUseVerb(sentence) || startsWithVerb(lowerFirst(sentence));

/** "For dogs with stiff joints": what comes after "with" is theirs, not a part of the thing. */
const ofAudience = /\bfor (?!\w+ing\b)[^,;:.!?–—]*?\swith\s[^,;:.!?–—]*/gi;

function readFeature(part: string): string | null {
  const phrase = part
    .replace(introduction, '')
    .split(/\sfor\s/)[0]!
    .trim();
  const words = phrase.split(' ');
  if (phrase.length < 5 || phrase.length > maxFeatureLength || words.length > maxFeatureWords) return null;
  // "Charges by USB-C" is a clause, "slices of lemon" is not.
  if ((isThirdPerson(words[0]!) && words[1] !== 'of') || clauseLike.test(phrase)) return null;
  const isMeasured = /^\d+(?:[.,]\d+)? ?\p{L}+ (?:of )?\p{L}+/u.test(phrase);
  if (
    words.length < 2 ||
    /[^\p{L}\s'’-]/u.test(isMeasured ? phrase.replace(/^[\d.,]+/, '') : phrase) ||
    notPlain.test(phrase) ||
    namesNothing.test(phrase)
  )
    return null;
  if (/^\S+ (?:minutes?|hours?|days?|weeks?|months?|years?)(?: (?:per|a|each) \S+)?$/i.test(phrase))
    return null;
  if (/\bevery (?:day|week|month|year|season)$/i.test(phrase)) return null;
  if (/^(?:in|on|at|by|of|as|off|over|under|about|per|via) /i.test(phrase)) return null;
  // "Safe on visors" is said of the thing, which does not come with it.
  if (/^(?:safe|ready|suitable|gentle|kind|easy|good) /i.test(phrase)) return null;
  if (describedOnly.test(phrase) || /\b(?:a|per) (?:day|week|month|year|head|person)$/i.test(phrase))
    return null;
  if (isMeasured || several.test(phrase) || uncounted.test(phrase)) return lowerFirst(phrase);
  const named = nameThing(phrase);
  const isSure =
    named && (named.isPlural || named.isMass || /^an? /i.test(phrase) || countedNouns.test(named.noun));
  const feature = isSure ? named.thing : null;
  return feature && isSoundFeature(feature) ? feature : null;
}

/** `text` describes the product in one to three sentences; the phrase with its `noun` is not a feature. */
export function readDetails(text: string, noun: string | null): Details {
  const price = priceOf(text, noun);
  const [first = '', ...others] = text
    .replace(ofAudience, '')
    .split(/(?<=[.!?])\s+/)
    .map((part) => part.replace(/[.!?]+$/, ''));
  const given =
    /(?<!\b(?:made|(?!(?:day|sea)?bed\b|shed\b|sled\b|feed\b)[a-z]{3,}ed))\swith (.+)$/i.exec(first)?.[1] ??
    /,\s(.+)$/.exec(first)?.[1] ??
    '';
  const told = others.filter(
    (sentence) => introduction.test(sentence) || !(hasSubject.test(sentence) || isCommand(sentence)),
  );
  const parts = [given, ...told].flatMap((part) => part.split(/\s?[,;:]\s|\s(?:and|plus|with|at)\s/));
  const features = parts
    .map(readFeature)
    .filter((feature) => feature !== null)
    .filter((feature) => !noun || !feature.toLowerCase().includes(noun.toLowerCase()));
  return { features: [...new Set(features)].slice(0, 2), price };
}

/** "For dogs with stiff joints", without a word that begins a clause. */
const withProblem =
  /\sfor ((?!\w+ing\b)(?:(?!(?:your|the|an?|my|our|their)\b)[a-z'-]+ ){0,2}(?:[a-z]+s|people|children|men|women) with (?!your\b|the\b|our\b|an? [a-z]+-in\b)[a-z' -]{4,30})$/i;

/** Those whom the thing is for, with their problem: "dogs with stiff joints". */
export function readWhom(sentence: string): string | null {
  const whom = withProblem.exec(sentence)?.[1] ?? null;
  return whom && !illness.test(whom) ? whom : null;
}
