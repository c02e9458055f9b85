import { isAdjective, isVerb } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import {
  doubtful,
  fillers,
  institutions,
  partsOfPlaces,
  origins,
  prepositions,
  waysToPlaces,
  wide,
} from '../words/place-weights.ts';

/** A place in a sentence: its phrase begins at `from`; `before` is the word that governs it, at `at`, or ''. */
type PlaceNoun = {
  tokens: readonly Token[];
  from: number;
  phrase: string;
  at: number;
  before: string;
};

/** Weighs a place by the words around it: 3 after a preposition, about 1 without one, 0 if it is none. */
export function weighNoun(tokens: readonly Token[], from: number, phrase: string): number {
  const at = findGoverningWord(tokens, from);
  const before = tokens[at]?.sentence === tokens[from]!.sentence ? tokens[at]!.word : '';
  const noun = { tokens, from, phrase, at, before };
  return weighByPhrase(noun) ?? weighByWordBefore(noun) ?? weighAlone(noun);
}

/** The index of the last word before a place that does not describe it: of "in" in "in the old outdoor pool". */
function findGoverningWord(tokens: readonly Token[], from: number): number {
  const { sentence } = tokens[from]!;
  let at = from - 1;
  while (
    at > from - 5 &&
    tokens[at]?.sentence === sentence &&
    (isFiller(tokens[at]!.word) ||
      isModifier(tokens, at) ||
      tokens[at]!.isPossessive ||
      (tokens[at]!.isCapital && !tokens[at]!.isFirst && !prepositions.has(tokens[at]!.word))) &&
    /^[ -]/u.test(tokens[at + 1]!.gap)
  )
    at--;
  return at;
}

/** "The outdoor pool", "a round house": a word that only describes the place. */
const isFiller = (word: string): boolean =>
  fillers.has(word) || (isAdjective(word) && !prepositions.has(word) && !origins.has(word));

/** "At the savings bank", "to the fabric shop": a word between the article and the place that specifies it. */
function isModifier(tokens: readonly Token[], at: number): boolean {
  const { word, isPossessive } = tokens[at]!;
  if (isPossessive || !/^\p{L}{3,}$/u.test(word) || notModifiers.test(word)) return false;
  // "A painting of a ship"
  if (tokens[at + 1]!.word === 'of') return false;
  return [1, 2].some(
    (step) =>
      articles.test(tokens[at - step]?.word ?? '') &&
      tokens[at - step]!.sentence === tokens[at]!.sentence &&
      (step === 1 || (isFiller(tokens[at - 1]!.word) && !articles.test(tokens[at - 1]!.word))),
  );
}
const articles = /^(?:the|an?|my|her|his|our|their|your)$/u;
/** Words between an article and a place that are not part of its name. */
const notModifiers =
  /^(?:and|but|who|that|which|then|with|for|from|left|was|were|are|had|has|will|not|never|into|onto|by|over|under|about|than|like|near|out|outside|behind|around|away|past|through|along|toward|towards|across|beside|above|beyond|off|aboard|inside|up|down|without|no|closed|missed|quit|hates?|hated|sold|calls?|called|imagined?)$/u;

const isHour = /^(?:before|after|until|since|till|during)$/u;

/** Times, addresses and regions, and places with ways of their own. Null for any other. */
function weighByPhrase({ tokens, from, phrase, at, before }: PlaceNoun): number | null {
  // "Feeds the goats before school", "after work": a time.
  if (isHour.test(before) && at === from - 1) return 0;
  // "Our shop on Mill Road": an address.
  if (/^(?:road|street|avenue|lane|square)$/u.test(phrase) && isAddress(tokens, from, before)) return 0.7;
  // "Every bathroom in this town": a region, not the scene's place.
  if (/^(?:town|city|village|neighbou?rhood)$/u.test(phrase) && tokens[from - 1]?.word === 'this') return 0.4;
  // A street leads down a hill, while a mountain is climbed.
  if (phrase === 'hill' && /^(?:up|down|over)$/u.test(before)) return 0.5;
  // A person who walks home is still on the way.
  if (phrase === 'home' && /^(?:walk(?:s|ed)?|hurr(?:ies|ied)|drove|drives|rode|cycled)$/u.test(before))
    return 0.3;
  if (phrase === 'home')
    return /^(?:at|goes|went|comes?|came|going|back|gets?|got|arrived)$/u.test(before) ? 1.3 : 0;
  return null;
}

/** "In the kitchen", "from the bedroom window", "climbed the mountain". Null if the word before says nothing of the place. */
function weighByWordBefore({ tokens, from, phrase, at, before }: PlaceNoun): number | null {
  const hasPreposition = prepositions.has(before) && at < from;
  const isWide = wide.has(phrase);
  // "With a view of the harbour"
  if (
    /^(?:views?|photos?|pictures?|paintings?|maps?|postcards?)$/u.test(before) &&
    tokens[at + 1]?.word === 'of'
  )
    return 0.4;
  if (before === 'of' && (tokens[at - 1]?.word === 'out' || tokens[at - 1]?.word === 'front'))
    return tokens[at - 1]!.word === 'out' ? 0.4 : 1.5;
  // "On the edge of my bed"
  if (partsOfPlaces.has(before) && tokens[at + 1]?.word === 'of' && prepositions.has(beforeThe(tokens, at)))
    return 2;
  if (before === 'of' && partsOfPlaces.has(tokens[at - 1]?.word ?? '')) return 2;
  // "From his hospital bed, he thanked": he is there.
  if (before === 'from' && (tokens[at]!.isFirst || staysAt(tokens, at))) return 1.3;
  // "From the bedroom window": she stands there.
  if (
    /^(?:from|at|by|through|beside)$/u.test(before) &&
    /^(?:window|balcony|door)$/u.test(wordAfter(tokens, from, phrase))
  )
    return before === 'through' ? 0.6 : 2;
  // "Rescued by boat" is a means, not a place.
  if (before === 'by' && /^(?:boat|ship|ferry|plane|helicopter)$/u.test(phrase)) return 0.3;
  if (
    /^(?:climb(?:s|ed)?|cross(?:es|ed)?|walk(?:s|ed)?|roam(?:s|ed)?|wander(?:s|ed)?|explor(?:es|ed))$/u.test(
      before,
    ) &&
    !isWide
  )
    return 2;
  if (isVehicle.test(phrase) && /^(?:took|takes?|catch|caught|catches|boards?|boarded)$/u.test(before))
    return 2;
  if (/^(?:over|at|of|across)$/u.test(before) && isOnlyLookedAt(tokens, at)) return 0.4;
  if (origins.has(before)) return doubtful.has(phrase) ? 0 : 0.45;
  if (hasPreposition && before === 'to' && waysToPlaces.has(tokens[at - 1]?.word ?? '')) return 1.2;
  if (hasPreposition && at === from - 1 && institutions.has(phrase)) return 1.2;
  if (hasPreposition) return isWide ? 1.4 : 3;
  return null;
}

/** A place without a preposition is the scene's if it is the subject of the sentence. */
function weighAlone({ tokens, from, phrase, at }: PlaceNoun): number {
  const { sentence } = tokens[from]!;
  const isWide = wide.has(phrase);
  // "The clinic in our village closes at six."
  const following = tokens[from + phrase.split(' ').length];
  const isTopic =
    tokens[at + 1]?.isFirst === true &&
    at + 1 < from &&
    following?.sentence === sentence &&
    following.gap === ' ' &&
    /^(?:in|at|on|by|near|behind|beside)$/u.test(following.word);
  if (isTopic && !isVehicle.test(phrase)) return 2.2;
  if (doubtful.has(phrase) || isWide)
    return isWide && !doubtful.has(phrase)
      ? 0.8
      : /^(?:the|a|her|his|my|our|their)$/u.test(tokens[from - 1]?.word ?? '')
        ? 0.5
        : 0;
  const isOnlySeen = [1, 2, 3, 4, 5].some(
    (step) =>
      tokens[from - step]?.sentence === sentence &&
      /^(?:saw|sees|see|seen|sold|bought|owns|loves|missed|called)$/u.test(tokens[from - step]!.word),
  );
  const isSubject =
    following?.sentence === sentence &&
    following.gap === ' ' &&
    isVerb(following.word) &&
    /^(?:the|a|her|his|my|our|their)$/u.test(tokens[at + 1]?.word ?? '');
  return isSubject ? 2 : isOnlySeen ? 0.5 : 1.1;
}

/** The word before a noun and its article. */
const beforeThe = (tokens: readonly Token[], noun: number): string =>
  tokens[/^(?:the|a|an)$/u.test(tokens[noun - 1]?.word ?? '') ? noun - 2 : noun - 1]?.word ?? '';

const isAddress = (tokens: readonly Token[], from: number, before: string): boolean =>
  /^(?:on|in|at|of)$/u.test(before) && tokens[from]!.isCapital && tokens[from - 1]!.isCapital;

const isVehicle =
  /^(?:train|bus|tram|metro|subway|streetcar|cable car|ferry|taxi|cab|plane|boat|ship|night train|night bus)$/u;

const wordAfter = (tokens: readonly Token[], from: number, phrase: string): string => {
  const next = tokens[from + phrase.split(' ').length];
  return next?.sentence === tokens[from]!.sentence ? next.word : '';
};

/** "Looking over the river", "a view of the mountains". */
const isOnlyLookedAt = (tokens: readonly Token[], preposition: number): boolean =>
  [1, 2].some((step) =>
    /^(?:look|looks|looked|looking|gazed?|gazes|gazing|stared?|stares|staring|views?|photos?|pictures?|paintings?|postcards?|maps?|smell|sound|taste|dream(?:s|ed|ing)?|dreamt)$/u.test(
      tokens[preposition - step]?.word ?? '',
    ),
  );

/** "He checks the greenhouse from the pub": he is there. "He comes from the pub": he was there. */
const staysAt = (tokens: readonly Token[], preposition: number): boolean => {
  const { sentence } = tokens[preposition]!;
  for (let at = preposition - 1; at >= preposition - 8 && tokens[at]?.sentence === sentence; at--) {
    if (/[,;:]/u.test(tokens[at + 1]!.gap)) return false;
    if (
      /^(?:checks?|checked|sees?|saw|calls?|called|phones?|phoned|watch(?:es|ed)?|works?|worked|writes?|wrote|runs?|ran|manages?|managed|fish(?:es|ed)?|waves?|waved|orders?|ordered|sends?|sent|texts?|texted)$/u.test(
        tokens[at]!.word,
      )
    )
      return true;
  }
  return false;
};
