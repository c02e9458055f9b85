import { readSense, thingBook, type ThingLook, type ThingRow } from './thing-book.ts';
import { roleOf, type ThingRole } from './thing-role.ts';
import { roleRows } from '../words/roles.ts';
import { hasTag, nounTags, readTerms, tagTerms, type Term } from './thing-terms.ts';

export type NamedThing = {
  look: ThingLook;
  /** The story's words for it, in the singular. */
  phrase: string;
  /** The word in this sentence: "loaves". */
  written: string;
  /** Position in the text. */
  at: number;
  /** Given to a person, held by the acting person, or near. */
  role: ThingRole;
  count: number;
  isPlural: boolean;
  /** Hidden in a box or a bag that the text mentions. */
  isInside: boolean;
};

const quoted = /[“"][^”"]*[”"]/gu;

/** The concrete, visible things in a text, which a person could hold or stand next to. */
export const findThings = (text: string): readonly NamedThing[] =>
  findAllThings(text).filter(({ isInside }) => !isInside);

/** All things in a text, including those hidden in a box or a bag. */
export function findAllThings(text: string): readonly NamedThing[] {
  const known = lately.get(text);
  if (known) return known;
  if (lately.size >= maxRecent) lately.clear();
  const found = readThings(text);
  lately.set(text, found);
  return found;
}

/** Cache: a frame needs the things of its sentence several times, and the library's tagger takes a millisecond. */
const lately = new Map<string, readonly NamedThing[]>();
const maxRecent = 100;

function readThings(text: string): NamedThing[] {
  const told = text.replaceAll(quoted, (words) => words.replaceAll(/[^\s]/gu, '_'));
  return [...told.matchAll(/[^.!?…]+[.!?…]*/gu)].flatMap(({ 0: sentence, index }) =>
    findInSentence(sentence).map((thing) => ({ ...thing, at: thing.at + index })),
  );
}

/** "Biscuit steals" is a name, "Bread is" is not. */
const isName = (terms: readonly Term[], from: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(terms[from]!.text) &&
  (from > 0 || (terms[1] !== undefined && hasTag(terms[1], ['Verb', 'PastTense', 'PresentTense'])));

function findInSentence(sentence: string): NamedThing[] {
  const plain = readTerms(sentence);
  const words = plain.map(({ word }) => word);
  if (!words.some((_, at) => thingBook.find(words, at))) return [];
  const terms = tagTerms(sentence, plain);
  const things: NamedThing[] = [];
  for (let from = 0; from < terms.length; from++) {
    const found = thingBook.find(words, from);
    if (!found) continue;
    const to = from + found.length - 1;
    const isWhole = terms.slice(from + 1, to + 1).every(({ gap }) => /^[\s-]+$/u.test(gap));
    const row = readSense(found.phrase, found.value, sentence);
    if (row && isWhole && isThing(terms, from, to, row)) {
      things.push({
        look: row.look,
        phrase: row.phrase,
        written: found.phrase,
        at: terms[from]!.start,
        role: roleOf(terms, from, to),
        count: countOf(terms, from, found.phrase === row.phrase && !row.isPlural),
        isPlural: row.isPlural || found.phrase !== row.phrase,
        isInside: false,
      });
    }
    from = to;
  }
  return markContents(things, sentence);
}

const determiners = new Set(
  'a an the my your his her its our their this that these those some every each another one two three four five six several many both all any whose half fresh'.split(
    ' ',
  ),
);
/** Mass nouns, used without an article: "bread", "ice cream". */
const massNouns =
  /^(?:bread|dough|cheese|pizza|popcorn|honey|butter|salt|soup|noodle soup|ramen|broth|stew|porridge|coffee|tea|cocoa|hot chocolate|yarn|wool|chocolate|firewood|cash|money|shopping|salad|pasta|spaghetti|sushi|ice cream|bacon|curry|french bread|sourdough|chalk|champagne|lemonade|sheet music|confetti|cake|fish|pie|beer|soap|lavender|chess)$/u;
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  three: 3,
  four: 3,
  five: 3,
  six: 3,
  several: 3,
  many: 3,
  dozen: 3,
};

/** "In her red cape", "puts on his boots", "hands on her apron": a worn thing is not drawn anywhere else. */
function isWorn(terms: readonly Term[], from: number, to: number): boolean {
  if (!garments.test(terms[to]!.word)) return false;
  const before = terms
    .slice(Math.max(0, from - 4), from)
    .map(({ word }) => word)
    .join(' ');
  return /(?:\b(?:in|wear|wears|wore|wearing|dressed in|put on|puts on|putting on|pull(?:s|ed) on|slip(?:s|ped) on|thr(?:ows|ew) on|lac(?:es|ed) up|zip(?:s|ped) up|button(?:s|ed)|step(?:s|ped) into|hands on|takes off|took off) (?:an?|her|his|my|their|our|the|new|old|your)(?: \w+){0,2}|\b(?:in|wearing))$/u.test(
    before,
  );
}
/** Things that people wear. */
const garments =
  /^(?:cape|cloak|costume|apron|dress|gown|kimono|jeans|coat|hat|scarf|gloves|mittens|boots|shoes|sneakers|trainers|heels|helmet|goggles|sunglasses|glasses|swimsuit|shorts|trunks|mask|socks|vest|t-?shirt|tie|sandals|crown|badge|slippers)$/u;

/** "The water rose", "a queue forms": a verb that could also be a thing. */
function isVerbOf(terms: readonly Term[], at: number): boolean {
  const [previous, term] = [terms[at - 1], terms[at]!];
  if (!previous || term.gap !== ' ' || !verbLike.test(term.word)) return false;
  if (/^(?:he|she|it|they|we|i|you|who|nobody|everybody|everyone|somebody)$/u.test(previous.word))
    return true;
  if (!hasTag(previous, nounTags) || hasTag(previous, ['Possessive', 'Adjective', 'Value', 'Pronoun']))
    return false;
  // "My grandmother signs rolling pins"
  if (singularRoles.has(previous.word) && terms[at + 1]?.gap === ' ') return true;
  // "A queue forms": after "a" and a noun, a word in -s is a verb.
  const isSingular = [2, 3].some((step) =>
    /^(?:an?|the|this|that|every|each|one|my|her|his|our|their)$/u.test(terms[at - step]?.word ?? ''),
  );
  const next = terms[at + 1];
  if (term.word === 'rose') return isSingular;
  return isSingular && (!next || afterVerb.test(next.word) || /^[,.;:!?]/u.test(next.gap));
}
const singularRoles = new Set(
  roleRows.flatMap(([phrase, { isPlural }]) => (isPlural || phrase.includes(' ') ? [] : [phrase])),
);
/** Names of things that may be verbs: "lights", "plants". */
const verbLike =
  /^(?:rose|forms?|cards|rings?|plants|waters|lights|watches|waves|fans|tires|boxes|files|records|nets|hooks|ropes|ties|stones|bows|bells|drums|saws?|hammers|brushes|combs|irons|pots|cages|boards|masks|balls|bands|flags|signs|tips|blankets|presents|pictures|photographs|papers|notes|stamps|ships|buses|fish|drills|nails|rakes|shovels|paddles|whistles|buttons|targets|oars|bats|letters|skates|nests|roasts|stews|butters|salts|seeds|shells|peels|cranes|hoses|matches)$/u;
/** Words that follow a verb rather than a noun. */
const afterVerb =
  /^(?:and|in|on|at|up|down|out|to|by|from|around|over|under|outside|inside|behind|before|beside|along|across|with|the|a|an|her|his|their|its|him|them|it|again|slowly|quickly|softly|higher|when|while|as|until|for|into|through|onto)$/u;

/** "The fish market", "a cake shop": the last noun is the thing. */
function isCompound(terms: readonly Term[], to: number): boolean {
  const next = terms[to + 1];
  if (!next || !/^(?: |-)$/u.test(next.gap)) return false;
  if (compoundHeads.test(next.word)) return true;
  if (
    hasTag(next, [
      'Verb',
      'PastTense',
      'PresentTense',
      'Gerund',
      'Copula',
      'Modal',
      'Adverb',
      'Preposition',
      'Conjunction',
      'Pronoun',
      'Determiner',
    ])
  )
    return false;
  if (/^(?:home|today|tomorrow|yesterday|again|back|away|together|once|first|last|in|on)$/u.test(next.word))
    return false;
  if (personWords.test(next.word) || /^\p{Lu}/u.test(next.word)) return true;
  return hasTag(next, nounTags) && !hasTag(next, ['Date', 'Pronoun', 'Possessive', 'FirstName', 'Person']);
}
/** Nouns that turn a thing before them into a modifier: "cake shop", "book cover". */
const compoundHeads =
  /^(?:shops?|stores?|markets?|stalls?|vans?|trucks?|stands?|sellers?|makers?|factory|teachers?|lessons?|club|team|match|game|player|players|course|school|festival|contest|fair|party|day|show|company|business|brand|case|box|cover|rack|shelf|holder|bar|room|house|maker|recipe|crumbs?|smell|seeds?|field|farm|tree|trees|garden|dinner|soup|sauce|salad|juice|light|store|press|seller|owner|tower|bridge|road|street|lane|station|court|board|ring|pot|driver|drivers|industry|price|prices|crew|rental|repair|trip|ride|tour|tracks?|signal|call|calls|number|screen|app|apps|charger|friendly|shaped|sized|coloured|colored|like|free|proof|making|keeper|keepers|boy|girl|man|woman|lady)$/u;
const personWords = /^(?:seller|vendor|teacher|player|maker|keeper|designer|collector|lover|thief)s?$/u;

function isThing(terms: readonly Term[], from: number, to: number, { phrase, isPlural }: ThingRow): boolean {
  const [first, last] = [terms[from]!, terms[to]!];
  if (isCompound(terms, to) || (from === to && (isName(terms, from) || isVerbOf(terms, from)))) return false;
  const before = terms.slice(Math.max(0, from - 4), from);
  const said = terms
    .slice(Math.max(0, from - 6), from)
    .map(({ word, gap }) => (/[,;:]/u.test(gap) ? `, ${word}` : word))
    .join(' ');
  if (isAbsent(`${said} `)) return false;
  if (isWorn(terms, from, to)) return false;
  const isDetermined = before.some(
    ({ word, tags }, index) =>
      (determiners.has(word) || tags.includes('Possessive') || /^\d+$/u.test(word)) &&
      before
        .slice(index + 1)
        .every(
          (term) =>
            !hasTag(term, ['Verb', 'Preposition', 'PastTense', 'PresentTense']) &&
            !/^(?:and|or|but)$/u.test(term.word) &&
            !/,/u.test(term.gap),
        ),
  );
  if (
    from === to &&
    !isDetermined &&
    hasTag(last, ['Verb', 'PastTense', 'PresentTense', 'Infinitive', 'Imperative'])
  )
    return false;
  if (from === to && !isDetermined && hasTag(last, ['Adjective']) && !isPlural) return false;
  if (isDetermined || isPlural || massNouns.test(phrase)) return true;
  // "With a torch and saw two green eyes"
  if (verbLike.test(first.word) && from === to) return false;
  // "By bicycle", "with hammer and nails", "knife in hand".
  const previous = terms[from - 1]?.word ?? '';
  return (
    /^(?:and|or|with|fresh|hot|warm|cold|old|new|red|blue|green|yellow|white|black|wooden)$/u.test(
      previous,
    ) && !hasTag(first, ['Verb'])
  );
}

function countOf(terms: readonly Term[], from: number, isSingular: boolean): number {
  if (isSingular) return 1;
  const before = terms.slice(Math.max(0, from - 3), from).map(({ word }) => word);
  return before.map((word) => numbers[word]).find((count) => count !== undefined) ?? 1;
}

/** "A box of apples" is a box, "a jar of honey" is honey. */
function markContents(things: readonly NamedThing[], sentence: string): NamedThing[] {
  const large =
    /\b(?:box|boxes|crates?|baskets?|bags?|buckets?|suitcases?|tins?|trays?|plates?) of (?:\p{L}+ ){0,2}$/iu;
  const small = /^\p{L}+ of (?:\p{L}+ ){0,2}/iu;
  return things.map((thing, index) => {
    const { at } = thing;
    if (large.test(sentence.slice(Math.max(0, at - 40), at))) return { ...thing, isInside: true };
    const next = things[index + 1];
    if (!next || next.at - at > 30) return thing;
    const between = sentence.slice(at, next.at);
    const isSmall = small.test(between) && new RegExp(`${small.source}$`, 'iu').test(between);
    return { ...thing, isInside: isSmall && !large.test(between) };
  });
}

/** Phrases before a thing that is absent: missing, wished for, compared to, lost, in a picture or only mentioned. */
const absent =
  /(?:\b(?:like|than|as|no|without|instead of|not|never|becomes?|became|(?:pour(?:s|ed)|turn(?:s|ed)?|carv(?:es|ed)|chang(?:es|ed)|ma(?:de|kes?)|gr(?:ew|ows?)|fold(?:s|ed)|transform(?:s|ed)|cuts?|built|sewed|shap(?:es|ed)) (?:\w+ ){0,3}into|dream(?:s|ed|t)? of|dream(?:s|ed|t)? about|want(?:s|ed)?|wish(?:es|ed)? for|need(?:s|ed)?|afford|los(?:es|t|e)|forg(?:ot|ets?)|missing|miss(?:es|ed)?|sav(?:es|ed|ing) for|ask(?:s|ed)? for|look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|hunt(?:s|ed|ing)? for|(?:photos?|pictures?|drawings?|stor(?:y|ies)|books?|films?|smell(?:ed|s)?|prices?|tastes?|songs?|kinds?|types?|sorts?|shapes?|sizes?|names?|ideas?|paintings?|posters?|memor(?:y|ies)|lessons?|experts?|lovers?) (?:of|about|in|on)|about|made of|called|named|sold|out of|instead of|remember(?:s|ed)?|allergic to|afraid of|studied|studies|imagin(?:es?|ed)))\s+(?:(?:an?|the|my|his|her|their|our|your|any|more|some|enough|single|real|new|old|little|big|small|good|own)\s+){0,3}$/iu;

/** "Has not had coffee yet", "can't find her keys". */
const notHad =
  /\b(?:(?:has|have|had|can|could|did|does|do)(?: not|n[’']t)|cannot|never) (?:had|have|find|found|got|get|see|seen|afford|own|owned)\s+(?:(?:an?|the|my|his|her|their|our|any|enough)\s+)?(?:\p{L}+\s+)?$/iu;

/** Whether the thing after `before` is absent, according to the sentence. */
const isAbsent = (before: string): boolean =>
  notHad.test(before) || (absent.test(before) && !/\bout of (?:his|her|my|the|an?) $/iu.test(before));
