import type { Person } from '../people/person.ts';
import type { Token } from './tokens.ts';
import { reportingVerbs } from '../words/persons.ts';

/** Words between quotation marks: their position without the marks. */
export type Quote = { text: string; start: number; end: number };

const marks = [
  /“([^“”]{1,1500})”/gu,
  /„([^„“”]{1,1500})[“”]/gu,
  /«([^«»]{1,1500})»/gu,
  /(?<![\p{L}\p{N}"])"(?!\s)([^"\n]{1,1500}?)(?<!\s)"(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[‘](?!\s)([^‘\n]{1,800}?[,.!?…–—])’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])['](?!\s)([^'\n]{1,800}?(?:'(?=\p{L})[^'\n]{1,800}?){0,12}[,.!?…–—])'(?![\p{L}\p{N}])/gu,
];

/** Everything between quotation marks, in order. */
export function findQuotes(text: string): Quote[] {
  const found: Quote[] = [];
  for (const mark of marks) {
    for (const match of text.matchAll(mark)) {
      const start = match.index + 1;
      const end = start + match[1]!.length;
      if (/[\p{L}\p{N}]/u.test(match[1]!) && !found.some((other) => start < other.end && end > other.start))
        found.push({ text: match[1]!, start, end });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The index of the first entry at or after the position. */
function firstFrom<T>(sorted: readonly T[], position: number, read: (entry: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (read(sorted[middle]!) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a quote is speech, not a “so-called” word or a title: it ends like a sentence, is long, or has a reporting verb. */
const isSpeech = (quote: Quote, hasVerb: boolean): boolean =>
  hasVerb || /[,.!?…—–]$/u.test(quote.text) || quote.text.split(/\s+/u).length >= 5;

type Speaker = { quote: Quote; person: Person | null };

/** Finds the speaker of each quote: the subject of its reporting verb, or else the actor of this or the previous sentence. */
export function findSpeakers(
  quotes: readonly Quote[],
  tokens: readonly Token[],
  persons: readonly Person[],
  text: string,
): Speaker[] {
  const mentions = persons
    .flatMap((person) => person.mentions.map((mention) => ({ person, ...mention })))
    .sort((one, other) => one.from - other.from);
  const outside = tokens.map((token, index) => ({ token, index })).filter(({ token }) => !token.isQuoted);
  const personIn = (from: number, to: number, ofSubject: boolean): Person | null => {
    for (let at = firstFrom(mentions, from, (mention) => mention.from); at < mentions.length; at++) {
      const mention = mentions[at]!;
      if (mention.from > to) break;
      if (mention.to <= to && !(ofSubject && /^(?:him|his|her|me|my)$/u.test(tokens[mention.from]!.word)))
        return mention.person;
    }
    return null;
  };
  const speakers: Speaker[] = [];
  for (const quote of quotes) {
    const next = firstFrom(outside, quote.end, ({ token }) => token.start);
    const after = outside.slice(next, next + 7);
    const sentenceOf = tokens[firstFrom(tokens, quote.start, ({ start }) => start)]?.sentence ?? 0;
    // After a full stop inside the quotation a new sentence begins.
    const behind = quote.text.endsWith('.') ? [] : sameClause(after, quote.end, text);
    const verb = behind.findIndex(({ token }) => reportingVerbs.has(token.word));
    const ahead: typeof outside = [];
    for (let at = next - 1; at >= 0 && ahead.length < 14; at--) {
      const found = outside[at]!;
      const following = outside[at + 1]?.token;
      if (
        found.token.sentence !== sentenceOf &&
        (found.token.sentence !== sentenceOf - 1 ||
          !/[:,]\s*["“‘']?$/u.test(text.slice(found.token.end, quote.start)))
      )
        break;
      if (ahead.length > 0 && ahead[0]!.token.sentence !== found.token.sentence) break;
      if (ahead.length > 0 && following && /[.!?]/u.test(following.gap)) break;
      ahead.unshift(found);
    }
    const verbAhead = ahead.findLastIndex(({ token }) => reportingVerbs.has(token.word));
    const isLed = /[:,]\s*["“‘'„«]$/u.test(text.slice(Math.max(0, quote.start - 4), quote.start));
    let person: Person | null = null;
    if (verb >= 0 && verb <= 5) person = personIn(behind[0]!.index, behind.at(-1)!.index, true);
    if (!person && verbAhead >= 0) person = personIn(ahead[0]!.index, ahead.at(-1)!.index, true);
    if (!person && isLed && ahead.length > 0) person = personIn(ahead[0]!.index, ahead.at(-1)!.index, true);
    if (!isSpeech(quote, verb >= 0 || (verbAhead >= 0 && isLed))) continue;
    if (!person) person = guessSpeaker(quote, speakers, tokens, mentions, sentenceOf, text);
    if (person?.isAnimal) person = preferPerson(person, { quote, tokens, mentions, sentence: sentenceOf });
    speakers.push({ quote, person });
  }
  return speakers;
}

/** "The vet laughed. 'Try Fieldmeal,' he said": a dog does not talk if a person may be meant. */
function preferPerson(
  animal: Person,
  {
    quote,
    tokens,
    mentions,
    sentence,
  }: {
    quote: Quote;
    tokens: readonly Token[];
    mentions: readonly { person: Person; sentence: number; from: number; acts: boolean }[];
    sentence: number;
  },
): Person {
  const said = tokens.find(
    ({ start, word, isQuoted }) => start >= quote.end && !isQuoted && /^(?:he|she)$/u.test(word),
  );
  if (!said || said.start - quote.end > 12) return animal;
  const gender = said.word === 'he' ? 'male' : 'female';
  const speaker = mentions.findLast(
    ({ person, acts, ...mention }) =>
      acts &&
      !person.isAnimal &&
      !person.isNarrator &&
      (person.canBe(gender) || (person.given === null && person.roleKind === 'job')) &&
      mention.sentence >= sentence - 1 &&
      tokens[mention.from]!.start < quote.start,
  )?.person;
  if (!speaker) return animal;
  // "The vet laughed when she told him" had made a woman of him.
  speaker.gender = gender;
  return speaker;
}

/** The words after a quotation that belong to it: up to the next full stop or quotation. */
function sameClause<T extends { token: Token }>(found: T[], end: number, text: string): T[] {
  const [first] = found;
  if (!first || /\n|[.!?]\s*$/u.test(text.slice(end + 1, first.token.start))) return [];
  const stop = found.findIndex(
    ({ token }, index) =>
      index > 0 && (/[.!?;:"“‘]/u.test(token.gap) || token.sentence !== first.token.sentence),
  );
  return stop < 0 ? found : found.slice(0, stop);
}

function guessSpeaker(
  quote: Quote,
  speakers: readonly Speaker[],
  tokens: readonly Token[],
  mentions: readonly { person: Person; sentence: number; from: number; acts: boolean }[],
  sentence: number,
  text: string,
): Person | null {
  const previous = speakers.at(-1);
  const between = previous ? text.slice(previous.quote.end + 1, quote.start - 1) : '';
  // A paragraph that is only a quotation: two speakers take turns.
  const isAlone = !mentions.some(
    (mention) => mention.sentence === sentence && !tokens[mention.from]!.isQuoted,
  );
  if (previous?.person && isAlone && /\n\s*$/u.test(between)) {
    const other = speakers.findLast(({ person }) => person !== null && person !== previous.person)?.person;
    if (other) return other;
  }
  if (
    previous?.person &&
    !between.includes('\n') &&
    between.length < 90 &&
    /[,.]\s*$/u.test(between) &&
    mentions.some(
      ({ person, from }) =>
        person === previous.person &&
        tokens[from]!.start > previous.quote.end &&
        tokens[from]!.start < quote.start,
    )
  )
    return previous.person;
  const around = mentions.slice(
    firstFrom(mentions, sentence - 1, (mention) => mention.sentence),
    firstFrom(mentions, sentence + 1, (mention) => mention.sentence),
  );
  const near = around.filter(
    (mention) =>
      !tokens[mention.from]!.isQuoted &&
      (mention.sentence === sentence ||
        (mention.sentence === sentence - 1 && tokens[mention.from]!.start < quote.start)),
  );
  const acting = near.findLast(({ acts }) => acts) ?? near.at(-1);
  const goesOn = previous?.person && !between.includes('\n') && between.length < 200;
  return goesOn && acting?.sentence !== sentence ? previous.person : (acting?.person ?? null);
}
