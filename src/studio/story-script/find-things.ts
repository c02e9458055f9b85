import nlp from 'compromise/two';
import { PhraseBook } from './phrase-book.ts';
import { noThings } from './words/no-things.ts';
import { thingRows } from './words/thing-words.ts';

/** The artwork of a thing, its longer side, how a hand takes it and where it is when nobody holds it. */
export type ThingLook = {
  artwork: string;
  metres: number;
  hold: 'grip' | 'palm' | 'handle' | 'string' | 'both' | 'none';
  stand: 'table' | 'floor' | 'water';
};
export type NamedThing = {
  look: ThingLook;
  /** As the story calls it, in the singular. */
  phrase: string;
  /** Where it is named. */
  at: number;
  /** Given to somebody, in the hands of who acts, or there. */
  role: 'given' | 'held' | 'near';
  count: number;
};

type Row = { look: ThingLook; phrase: string; isPlural: boolean };

const pluralOf = (phrase: string): string =>
  /kni?fe$|loaf$|leaf$|scarf$/u.test(phrase)
    ? phrase.replace(/fe?$/u, 'ves')
    : /(?:s|x|ch|sh)$/u.test(phrase)
      ? `${phrase}es`
      : /[^aeiou]y$/u.test(phrase)
        ? `${phrase.slice(0, -1)}ies`
        : /(?:tomato|potato|mango)$/u.test(phrase)
          ? `${phrase}es`
          : `${phrase}s`;

const rows: (readonly [string, Row])[] = [
  ...thingRows.matchAll(/^(\S+) ([\d.]+) (\w+) (\w+): (.+)$/gmu),
].flatMap(([, artwork = '', metres, hold, stand, words = '']) => {
  const look = { artwork, metres: Number(metres), hold, stand } as ThingLook;
  return words.split(/,\s*/u).flatMap((phrase): (readonly [string, Row])[] => [
    [phrase, { look, phrase, isPlural: isPluralPhrase(phrase) }],
    [pluralOf(phrase), { look, phrase, isPlural: true }],
  ]);
});

function isPluralPhrase(phrase: string): boolean {
  return /(?:[^su]s|mice|teeth|pierogi)$/u.test(phrase);
}

const book = new PhraseBook<Row | null>([
  ...noThings.map((phrase) => [phrase, null] as const),
  ...rows.filter(([written, { phrase }]) => written === phrase),
  ...rows,
]);

/** How many names of things have artwork. */
export const thingNames: readonly string[] = [...new Set(rows.map(([, { phrase }]) => phrase))];

/** The artwork of a thing by its name alone, "Old toolbox" included. */
export function findThingLook(name: string): ThingLook | null {
  const words = name.toLowerCase().split(/\s+/u);
  for (let from = 0; from < words.length; from++) {
    const found = book.find(words, from);
    if (found?.value && from + found.length === words.length) return found.value.look;
  }
  return null;
}

type Term = { text: string; word: string; start: number; end: number; gap: string; tags: readonly string[] };

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[’'](?!s\b)\p{L}+)*/gu;
const quoted = /[“"][^”"]*[”"]/gu;

/** The concrete things that a text names where somebody could hold them or stand beside them. */
export function findThings(text: string): readonly NamedThing[] {
  const known = lately.get(text);
  if (known) return known;
  if (lately.size >= mostLately) lately.clear();
  const found = readThings(text);
  lately.set(text, found);
  return found;
}

/** A frame asks several times for the things of its sentence, and the library's tagger needs a millisecond. */
const lately = new Map<string, readonly NamedThing[]>();
const mostLately = 100;

function readThings(text: string): NamedThing[] {
  const told = text.replaceAll(quoted, (words) => words.replaceAll(/[^\s]/gu, '_'));
  return [...told.matchAll(/[^.!?…]+[.!?…]*/gu)].flatMap(({ 0: sentence, index }) =>
    findInSentence(sentence).map((thing) => ({ ...thing, at: thing.at + index })),
  );
}

/** "Biscuit steals" is somebody's name, "Bread is" is not. */
const isName = (terms: readonly Term[], from: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(terms[from]!.text) &&
  (from > 0 || (terms[1] !== undefined && hasTag(terms[1], ['Verb', 'PastTense', 'PresentTense'])));

function readTerms(sentence: string): Term[] {
  const terms: Term[] = [];
  let last = 0;
  for (const { 0: word, index } of sentence.matchAll(wordPattern)) {
    if (word === 's' && /[’']$/u.test(sentence.slice(last, index))) continue;
    terms.push({
      text: word,
      word: word.toLowerCase().replaceAll('’', "'"),
      start: index,
      end: index + word.length,
      gap: sentence.slice(last, index),
      tags: [],
    });
    last = index + word.length;
  }
  return terms;
}

/** Parts of speech by the library, matched to our terms in their order. */
function tagTerms(sentence: string, terms: readonly Term[]): Term[] {
  const tagged = (
    nlp(sentence).json({ terms: { tags: true } }) as { terms: { text: string; tags: string[] }[] }[]
  ).flatMap(({ terms: found }) => found);
  let at = 0;
  return terms.map((term) => {
    for (let ahead = at; ahead < Math.min(tagged.length, at + 4); ahead++) {
      const { text, tags } = tagged[ahead]!;
      if (!text.toLowerCase().replaceAll('’', "'").includes(term.word)) continue;
      at = /[-’']/u.test(text) ? ahead : ahead + 1;
      return { ...term, tags };
    }
    return term;
  });
}

function findInSentence(sentence: string): NamedThing[] {
  const plain = readTerms(sentence);
  const words = plain.map(({ word }) => word);
  if (!words.some((_, at) => book.find(words, at)?.value)) return [];
  const terms = tagTerms(sentence, plain);
  const things: NamedThing[] = [];
  for (let from = 0; from < terms.length; from++) {
    const found = book.find(words, from);
    if (!found) continue;
    const to = from + found.length - 1;
    const isWhole = terms.slice(from + 1, to + 1).every(({ gap }) => /^[\s-]+$/u.test(gap));
    const row = found.value;
    if (row && isWhole && isThing(terms, from, to, row)) {
      things.push({
        look: row.look,
        phrase: row.phrase,
        at: terms[from]!.start,
        role: roleOf(terms, from, to),
        count: countOf(terms, from, found.phrase === row.phrase && !row.isPlural),
      });
    }
    from = to;
  }
  return withoutContents(things, sentence);
}

const determiners = new Set(
  'a an the my your his her its our their this that these those some every each another one two three four five six several many both all any whose half fresh'.split(
    ' ',
  ),
);
/** Mentioned as a whole, without an article: "bread", "ice cream". */
const massNouns =
  /^(?:bread|dough|cheese|pizza|popcorn|honey|butter|salt|soup|noodle soup|ramen|broth|stew|porridge|coffee|tea|cocoa|hot chocolate|yarn|wool|chocolate|firewood|cash|money|shopping|salad|pasta|spaghetti|sushi|ice cream|bacon|curry|french bread|sourdough|chalk|champagne|lemonade|sheet music|confetti|cake|fish|pie|beer|soap|lavender)$/u;
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

const nounTags = ['Noun', 'Singular', 'Plural'];
const hasTag = ({ tags }: Term, wanted: readonly string[]): boolean =>
  tags.some((tag) => wanted.includes(tag));

/** "The fish market", "a cake shop": the last noun says what is meant. */
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
const compoundHeads =
  /^(?:shops?|stores?|markets?|stalls?|vans?|trucks?|stands?|sellers?|makers?|factory|teachers?|lessons?|club|team|match|game|player|players|course|school|festival|contest|fair|party|day|show|company|business|brand|case|box|cover|rack|shelf|holder|bar|room|house|maker|recipe|crumbs?|smell|seeds?|field|farm|tree|trees|garden|dinner|soup|sauce|salad|juice|light|store|press|seller|owner|tower|bridge|road|street|lane|station|court|board|ring|pot|driver|drivers|industry|price|prices|crew|rental|repair|trip|ride|tour|tracks?|signal|call|calls|number|screen|app|apps|charger|friendly|shaped|sized|coloured|colored|like|free|proof|making|keeper|keepers|boy|girl|man|woman|lady)$/u;
const personWords = /^(?:seller|vendor|teacher|player|maker|keeper|designer|collector|lover|thief)s?$/u;

/** Not there: like one, without one, only wished for, lost, shown in a picture or spoken of. */
const absent =
  /(?:\b(?:like|than|as|no|without|instead of|not|never|turned into|becomes?|became|into|dream(?:s|ed|t)? of|dream(?:s|ed|t)? about|want(?:s|ed)?|wish(?:es|ed)? for|need(?:s|ed)?|afford|los(?:es|t|e)|forg(?:ot|ets?)|missing|miss(?:es|ed)?|sav(?:es|ed|ing) for|ask(?:s|ed)? for|look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|hunt(?:s|ed|ing)? for|(?:photos?|pictures?|drawings?|stor(?:y|ies)|books?|films?|smell(?:ed|s)?|prices?|tastes?|songs?|kinds?|types?|sorts?|shapes?|sizes?|names?|ideas?|paintings?|posters?|memor(?:y|ies)|lessons?|experts?|lovers?) (?:of|about|in|on)|about|made of|called|named|sell(?:s|ing)?|sold|out of|instead of|remember(?:s|ed)?|allergic to|afraid of|studied|studies|imagin(?:es?|ed)))\s+(?:(?:an?|the|my|his|her|their|our|your|any|more|some|enough|single|real|new|old|little|big|small|good|own)\s+){0,3}$/iu;
const isAbsent = (before: string): boolean =>
  absent.test(before) && !/\bout of (?:his|her|my|the|an?) $/iu.test(before);

function isThing(terms: readonly Term[], from: number, to: number, { phrase, isPlural }: Row): boolean {
  const [first, last] = [terms[from]!, terms[to]!];
  if (isCompound(terms, to) || (from === to && isName(terms, from))) return false;
  const before = terms.slice(Math.max(0, from - 4), from);
  const said = terms
    .slice(Math.max(0, from - 6), from)
    .map(({ word, gap }) => (/[,;:]/u.test(gap) ? `, ${word}` : word))
    .join(' ');
  if (isAbsent(`${said} `)) return false;
  const isDetermined = before.some(
    ({ word, tags }, index) =>
      (determiners.has(word) || tags.includes('Possessive') || /^\d+$/u.test(word)) &&
      before
        .slice(index + 1)
        .every(
          (term) =>
            !hasTag(term, ['Verb', 'Preposition', 'PastTense', 'PresentTense']) && !/,/u.test(term.gap),
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
  // "By bicycle", "with hammer and nails", "knife in hand".
  const previous = terms[from - 1]?.word ?? '';
  return (
    /^(?:and|or|with|fresh|hot|warm|cold|old|new|red|blue|green|yellow|white|black|wooden)$/u.test(
      previous,
    ) && !hasTag(first, ['Verb'])
  );
}

const giving =
  /^(?:g(?:ive|ives|ave|iving)|hand(?:s|ed|ing)|pass(?:es|ed|ing)|offer(?:s|ed|ing)?|deliver(?:s|ed|ing)?|lend(?:s)?|lent|present(?:s|ed)|brings?|brought|sends?|sent)$/u;
const holding =
  /^(?:h(?:old|olds|eld|olding)|carr(?:y|ies|ied|ying)|brings?|brought|bringing|t(?:ake|akes|ook|aking)|grab(?:s|bed|bing)?|pick(?:s|ed|ing)?|lift(?:s|ed|ing)?|rais(?:es|ed|ing)|show(?:s|ed|ing)?|wav(?:es|ed|ing)|open(?:s|ed|ing)?|unwrap(?:s|ped|ping)?|unpack(?:s|ed)?|read(?:s|ing)?|eat(?:s|ing)?|ate|bit|bites?|lick(?:s|ed|ing)?|nibbl(?:es|ed)|drink(?:s|ing)?|drank|sip(?:s|ped|ping)?|light(?:s|ing)?|lit|blow(?:s|ing)?|blew|play(?:s|ed|ing)?|us(?:e|es|ed|ing)|hug(?:s|ged|ging)?|squeez(?:es|ed|ing)|pull(?:s|ed|ing)?|fetch(?:es|ed|ing)?|f(?:ind|inds|ound)|buy(?:s|ing)?|bought|choos(?:es|ing)|chose|throw(?:s|ing)?|threw|toss(?:es|ed)|catch(?:es)?|caught|drop(?:s|ped|ping)?|unlock(?:s|ed)?|steal(?:s)?|packs?|packed|roll(?:s|ed|ing)|knead(?:s|ed|ing)?|clutch(?:es|ed|ing)|drag(?:s|ged|ging)?|wrap(?:s|ped|ping)?|polish(?:es|ed|ing)?|peel(?:s|ed|ing)?|arriv(?:es|ed|ing)|c(?:ome|omes|ame|oming)|stand(?:s|ing)?|stood|w(?:alk|alks|alked|alking)|run(?:s|ning)?|ran|wait(?:s|ed|ing)?|return(?:s|ed|ing)?|swap(?:s|ped)?|win(?:s|ning)?|won|receiv(?:es|ed)|gets?|got|tun(?:es|ed|ing)|fl(?:y|ies|ew|ying)|collect(?:s|ed|ing)?|gather(?:s|ed|ing)?|kept|keeps?|unroll(?:s|ed)?|unfold(?:s|ed)?|fold(?:s|ed)?|tast(?:es|ed|ing)|tr(?:ies|ied)|dribbl(?:es|ed)|let|cuts?|cutting|stud(?:ies|ied))$/u;
/** Comes with something in the hands: the thing follows "with". */
const coming = /^(?:arriv|c(?:ome|ame|oming)|stand|stood|w(?:alk|ait)|r(?:un|an)|return|sat|sit)/u;
const putting =
  /^(?:puts?|plac(?:es|ed)|la(?:id|ys?)|sets?|leav(?:es)?|left|hangs?|hung|buil(?:t|ds?)|stands?|lie[sd]?|stick|stuck|hid(?:es)?|plant(?:s|ed))$/u;

/** What is done with it: by the nearest verb before, within its part of the sentence. */
function roleOf(terms: readonly Term[], from: number, to: number): NamedThing['role'] {
  const behind = terms
    .slice(to + 1, to + 5)
    .map(({ word }) => word)
    .join(' ');
  if (
    /^(?:in|under|over) (?:his|her|my|their|one|each|both|its) (?:\w+ )?(?:hands?|arms?|shoulder|mouth)/u.test(
      behind,
    )
  )
    return 'held';
  let isWith = false;
  for (let at = from - 1; at >= Math.max(0, from - 10); at--) {
    const { word } = terms[at]!;
    if (word === 'with') isWith = true;
    if (
      /^(?:beside|under|behind|near|on|onto|at|inside|into|in|to|from|past|around|over|through)$/u.test(
        word,
      ) &&
      !isWith &&
      from - at <= 4
    ) {
      // "On the table": a place. "Put his head on the ball" is one, too.
      return 'near';
    }
    if (putting.test(word) && !(isWith && coming.test(word))) return 'near';
    if (giving.test(word)) return 'given';
    if (
      isWith &&
      at < from - 1 &&
      word !== 'with' &&
      hasTag(terms[at]!, ['Verb', 'PastTense', 'PresentTense', 'Gerund'])
    )
      return 'held';
    if (holding.test(word)) return coming.test(word) && !isWith ? 'near' : 'held';
  }
  return 'near';
}

function countOf(terms: readonly Term[], from: number, isSingular: boolean): number {
  if (isSingular) return 1;
  const before = terms.slice(Math.max(0, from - 3), from).map(({ word }) => word);
  return before.map((word) => numbers[word]).find((count) => count !== undefined) ?? 1;
}

/** "A box of apples" is a box, "a jar of honey" is honey. */
function withoutContents(things: readonly NamedThing[], sentence: string): NamedThing[] {
  const large =
    /\b(?:box|boxes|crates?|baskets?|bags?|buckets?|suitcases?|tins?|trays?|plates?) of (?:\p{L}+ ){0,2}$/iu;
  const small = /^\p{L}+ of (?:\p{L}+ ){0,2}/iu;
  return things.filter(({ at }, index) => {
    if (large.test(sentence.slice(Math.max(0, at - 40), at))) return false;
    const next = things[index + 1];
    if (!next || next.at - at > 30) return true;
    const between = sentence.slice(at, next.at);
    return (
      !(small.test(between) && new RegExp(`${small.source}$`, 'iu').test(between)) || large.test(between)
    );
  });
}
