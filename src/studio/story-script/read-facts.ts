import type { Setting, TimeOfDay, Weather } from '#studio/story/story.ts';
import { findElsewhere, settleOwnPlaces } from './places/own-places.ts';
import { chooseSetting } from './places/choose-setting.ts';
import { findPlaces } from './places/find-places.ts';
import { placeOutside } from './places/place-outside.ts';
import type { PlaceSigns } from './places/place-signs.ts';
import { findPersons } from './people/find-persons.ts';
import { findProductPlaces, type ProductPlace } from './products/find-product-places.ts';
import { findProducts, type FoundProduct } from './products/find-products.ts';
import { findQuotes, findSpeakers, type Quote } from './text/find-quotations.ts';
import { splitSentences, type Sentence } from './text/narrative-text.ts';
import type { Person } from './people/person.ts';
import { readCapitals } from './text/read-capitals.ts';
import { tokenise, type Token } from './text/tokens.ts';
import { namedWeight } from './places/weigh-place.ts';
import { timeSigns, weatherSigns } from './words/moods.ts';

/** The facts found in a narrative, by sentence. */
export type Facts = {
  text: string;
  sentences: Sentence[];
  tokens: Token[];
  persons: Person[];
  products: FoundProduct[];
  productPlaces: ProductPlace[];
  speakers: { quote: Quote; person: Person | null }[];
  places: PlaceSigns[];
  times: (TimeOfDay | null)[];
  weathers: (Weather | null)[];
  /** Each sentence without the words between quotation marks. */
  narration: string[];
};

/** Reads the facts of a text. Names in `knownNames`, in lower case, always count as people. */
export function readFacts(text: string, knownNames: ReadonlySet<string> = new Set()): Facts {
  const sentences = splitSentences(text);
  const quotes = findQuotes(text);
  const quoted = new Uint8Array(text.length);
  for (const { start, end } of quotes) quoted.fill(1, start, end);
  const quotedLength = quoted.reduce((sum, value) => sum + value, 0);
  const tokens = readCapitals(tokenise(sentences, (position) => quoted[position] === 1));
  const isMostlyQuoted = quotedLength > text.length * 0.6;
  const productPlaces = findProductPlaces(tokens);
  const productTokens = new Set(
    productPlaces.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  );
  /** Words by which a "platform" is software, not part of a station. */
  const softwareTokens = new Set(
    productPlaces.flatMap(({ kind, from }) =>
      kind === 'app-screen' && !tokens[from]!.word.startsWith('dashboard') ? [from] : [],
    ),
  );
  const persons = findPersons(tokens, {
    isProduct: (index) => productTokens.has(index),
    isMostlyQuoted,
    knownNames,
  });
  const personTokens = new Set(
    persons.flatMap(({ mentions }) =>
      mentions
        .filter(({ kind }) => kind !== 'pronoun')
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
    ),
  );
  const elsewhere = findElsewhere(text);
  const isElsewhere = ({ start }: { start: number }) =>
    elsewhere.some(({ from, to }) => start >= from && start < to);
  const narration = sentences.map(({ text: sentence, start, end }) =>
    quoted.subarray(start, end).includes(1)
      ? Array.from({ length: end - start }, (_, index) =>
          quoted[start + index] ? ' ' : text[start + index],
        ).join('')
      : sentence,
  );
  return {
    text,
    sentences,
    tokens,
    persons,
    productPlaces,
    products: findProducts(tokens, productPlaces, { isPerson: (index) => personTokens.has(index) }),
    speakers: findSpeakers(quotes, tokens, persons, text),
    places: placeOutside(
      settleOwnPlaces(
        findPlaces(
          tokens,
          sentences.length,
          (index) => softwareTokens.has(index) || isElsewhere(tokens[index]!),
        ),
        narration,
      ),
      narration,
      persons.some(({ isAnimal }) => isAnimal),
    ),
    times: settleTimes(narration),
    weathers: narration.map(readWeather),
    narration,
  };
}

/** The time of day of each sentence. */
function settleTimes(narration: readonly string[]): (TimeOfDay | null)[] {
  let last: TimeOfDay | null = null;
  return narration.map((sentence) => {
    if (startsAnotherDay(sentence)) last = null;
    const told = withoutEarlier(sentence);
    const named =
      firstSign(timeSigns, napSign.test(told) ? told.replace(/\basleep\b/iu, '') : told) ??
      hourOf(told, last);
    // Sunshine ends the night.
    const found = named ?? (last !== null && isDark.has(last) && sunSign.test(told) ? 'morning' : null);
    last = found ?? last;
    return found;
  });
}
/** People fall asleep here by day. */
const napSign =
  /\basleep\b(?=[\s\S]*\b(?:grass|beach|sand|sun|deckchair|hammock|bench|train|bus|car|desk|class|lap)\b)|\b(?:grass|beach|sand|sun|deckchair|hammock|bench|train|bus|car|desk|class|lap)\b[\s\S]*\basleep\b/iu;
const isDark: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['night', 'evening']);
/** "The sun came out", "a sunny …", but not "the sun has gone". */
const sunSign =
  /\b(?:the sun (?:is|was|shone|shines|came|comes|has come|had come)(?! (?:down|low|gone)\b)|sunshine|sunny|blue sky|warm sun|sunlight)\b/iu;

/** "By seven the rain had stopped": in the morning, unless the day is already half over. */
function hourOf(sentence: string, before: TimeOfDay | null): TimeOfDay | null {
  const hour =
    /\b(?:at|by|until|around|before|after|from|till) (?:half past |quarter (?:past|to) |about )?(?<hour>five|six|seven|eight|nine|[5-9])(?:[.:]\d\d)?(?: o[’']?clock)?(?=[\s,.;]*(?:$|\.|,|;|(?:the|a|an|he|she|they|we|i|it|his|her|our|my|and|everyone|everybody|when|but|in|\p{Lu}\p{L}*)\b))/u.exec(
      sentence.replace(/^(\W*)(\p{Lu})/u, (_, start: string, letter: string) => start + letter.toLowerCase()),
    )?.groups?.['hour'];
  if (!hour) return null;
  if (before === 'noon' || before === 'afternoon' || before === 'evening') return 'evening';
  return before === 'night' || before === 'dawn' ? 'morning' : null;
}

/** Removes times before the scene: "He had ordered it in the lunch break". */
const withoutEarlier = (sentence: string): string =>
  earlierSign.test(sentence) ? sentence.replace(earlierSign, '') : sentence;
/** Begins with a clause in the past perfect: "He had ordered it …". */
const earlierSign =
  /^\W*(?:he|she|they|i|we|\p{Lu}\p{L}+) had (?:\p{L}+ed|been|done|gone|seen|taken|given|made|bought|left|lost|found|taught|written|forgotten|come|kept|told|said|built|spent|heard|met|sent|chosen|driven|eaten|worn|won|paid)\b[^,;.]*/iu;

/** Weather that is over: "the snow had melted", "the rain stopped". */
const overSign =
  /\b(?:rain|snow|storms?|fog|mist|clouds?|thunder)\b(?: \p{L}+){0,2}? (?:had |has )?(?:melted|gone|stopped|passed|cleared|lifted|ended|parted|disappeared|vanished|was over|were over|blew over|blown over)\b|\b(?:after|despite|through) (?:\p{L}+ ){0,4}(?:rain|snow|storms?|storm)\b|\b(?:stopped|stops) (?:raining|snowing)\b/iu;
/** "The sky was clear", "a day had turned bright". */
const drySign =
  /\b(?:sky|skies|weather|day|morning|night|evening) (?:was|is|were|had turned|turned) (?:\p{L}+ )?(?:clear|blue|bright|cloudless|dry)\b/iu;

/** "The expedition had lost its map in the storm": weather of an earlier time. */
const pastStorm =
  /\bhad (?:\p{L}+ly )?(?!been\b|rained\b|snowed\b)\p{L}+ [^.;]*\b(?:in|during|by|to) (?:the|a|that|last) (?:\p{L}+ )?(?:storm|rain|snow|blizzard|gale|thunderstorm)\b/iu;

const readWeather = (sentence: string): Weather | null => {
  if (pastStorm.test(sentence)) return null;
  if (drySign.test(sentence)) return 'clear';
  if (!overSign.test(sentence)) return firstSign(weatherSigns, sentence);
  return firstSign(weatherSigns, sentence.replace(overSign, '')) ?? 'clear';
};

const firstSign = <T>(signs: readonly (readonly [T, RegExp])[], text: string): T | null => {
  let found: T | null = null;
  let at = Infinity;
  for (const [value, sign] of signs) {
    const index = text.search(sign);
    if (index >= 0 && index < at) [found, at] = [value, index];
  }
  return found;
};

/** Scores each sentence as the start of a scene: a new place, time, paragraph or new people. */
export function weighBeginnings({ sentences, places, times, persons, narration }: Facts): number[] {
  let setting: Setting | null = null;
  let time: TimeOfDay | null = null;
  let before = new Set<Person>();
  return sentences.map(({ startsParagraph, continues, text: sentenceText }, index) => {
    if (continues) return 0;
    let beginning = startsParagraph ? 1 : 0;
    const here = chooseSetting([places[index]!], null);
    const isNamed = here !== null && (places[index]!.get(here)?.named ?? 0) >= namedWeight;
    if (here !== null && here !== setting && (isNamed || setting === null)) {
      if (setting !== null) beginning += 1.2;
      setting = here;
    }
    if (times[index] && times[index] !== time) {
      if (time !== null) beginning += 0.6;
      time = times[index]!;
    }
    if (laterSign.test(narration[index]!)) beginning += 0.7;
    const named = new Set(
      persons.filter(({ mentions }) => mentions.some(({ sentence }) => sentence === index)),
    );
    if (named.size > 0 && before.size > 0 && [...named].every((person) => !before.has(person)))
      beginning += 0.45;
    if (named.size > 0) before = named;
    // Speech belongs to the moment before it.
    if (beginning === 0 && /^\s*["“]/u.test(sentenceText)) beginning = -0.5;
    return index === 0 ? 0 : beginning;
  });
}

/** Whether a new day starts, so that the hour and weather of the previous sentence no longer apply. */
export const startsAnotherDay = (sentence: string): boolean =>
  /^\W*(?:today|now|these days|this (?:year|week|month|spring|summer|autumn|winter)|last (?:week|year|spring|summer|autumn|winter|month)|(?:the )?next (?:day|week|month|year)|(?:\p{L}+ ){0,3}(?:days|weeks|months|years) later|in (?:19|20)\d\d|on (?:\p{L}+days?)|on (?:opening|moving|market|race|launch|election|graduation|graduation|the) (?:first |last |big |wedding )?(?:day|night)|(?:at|on|by|until) (?:christmas|easter|new year|spring|summer|autumn|winter)|(?:the )?(?:same|following|other) (?:day|week|month|year)|(?:(?:a|one|two|three|four|six|ten|\d+) )(?:days?|weeks?|months?|years?) (?:later|after))\b/iu.test(
    sentence,
  ) ||
  /\b(?:between shifts|(?:the|that|her|his|their|my|our) first (?:day|week|month|year|spring|summer|autumn|winter)|for (?:years|months|weeks)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|used to)\b/iu.test(
    sentence,
  );

/** Begins at a later time: "Two weeks later", "that evening", "finally". */
const laterSign =
  /^\W*(?:(?:\w+ ){0,2}(?:later|afterwards)\b|the next (?:day|morning|week|evening|night)|that (?:night|evening|afternoon|morning|day|weekend|summer|winter)|one (?:day|morning|night|evening|afternoon|rainy)|then\b|meanwhile|finally|today|now\b|by (?:noon|evening|the|six|lunch)|(?:last|next|this) (?:week|year|spring|summer|autumn|winter|month)|in (?:19|20)\d\d|the following|when (?:i|he|she|they) (?:got|arrived|reached|came)|at (?:lunch|noon|night|home|work)|back (?:at|in|home)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;
