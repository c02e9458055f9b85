import { isAdjective, isVerb } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import {
  doubtful,
  fillers,
  institutions,
  isBehindNoun,
  origins,
  prepositions,
  wearyWays,
  wide,
} from '../words/place-weights.ts';

/** A place counts as named from this weight on, and as suggested below it. */
export const namedWeight = 1.2;

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

/** "Outside the station", "in front of the shop". */
export function isBefore(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 4 && tokens[at]?.sentence === sentence; at--) {
    if (tokens[at]!.word === 'outside') return true;
    // "In front of the shop", but not "to the front of the stage".
    if (tokens[at]!.word === 'of') return tokens[at - 1]?.word === 'front' && tokens[at - 2]?.word !== 'the';
    if (!fillers.has(tokens[at]!.word) && !tokens[at]!.isCapital) return false;
  }
  return false;
}

/** "Behind the church", "around the corner from the school". */
export function isBehind(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 4 && tokens[at]?.sentence === sentence; at--) {
    const { word } = tokens[at]!;
    if (/^(?:behind|opposite|beside)$/u.test(word)) return true;
    if (/^(?:to|from)$/u.test(word)) return /^(?:next|corner|across)$/u.test(tokens[at - 1]?.word ?? '');
    if (!fillers.has(word) && !tokens[at]!.isCapital) return false;
  }
  return false;
}

/** A person who carries a box to the van is not in it yet. */
export function isSeenFromOutside(tokens: readonly Token[], from: number): boolean {
  const before = [1, 2, 3].map((step) => tokens[from - step]?.word ?? '');
  const at = before.findIndex((word) => !fillers.has(word));
  return outsides.has(before[at] ?? '');
}
const outsides = new Set(
  'to under near beside by outside toward towards around past load loads loaded wash washed'.split(' '),
);

/**
 * Weighs a word as evidence for the scene's place: 3 after a preposition ("in the kitchen"), about 1 without one, less in
 * a clause about another time or person, and 0.6 for a thing or an event that is typical of the place.
 */
export function weighPlace(
  tokens: readonly Token[],
  from: number,
  { phrase, isPlace }: { phrase: string; isPlace: boolean },
): number {
  if (!isPlace && isSince(tokens, from)) return 0;
  return (isPlace ? weighNoun(tokens, from, phrase) : 0.6) * weighClause(tokens, from);
}

/** "Since her hip operation": another time. */
const isSince = (tokens: readonly Token[], from: number): boolean =>
  [1, 2, 3].some(
    (step) =>
      tokens[from - step]?.word === 'since' && tokens[from - step]!.sentence === tokens[from]!.sentence,
  );

/** Weight of clauses about other events: "who had taught her in a car park", "about who walks to the bakery". */
function weighClause(tokens: readonly Token[], from: number): number {
  const { sentence } = tokens[from]!;
  for (let at = from - 1; at >= from - 14 && tokens[at]?.sentence === sentence; at--) {
    const { word } = tokens[at]!;
    if (/[,;:—–()]/u.test(tokens[at + 1]!.gap)) return 1;
    const next = tokens[at + 1]!;
    // A memory or a hope has a different place from the sentence.
    if (
      /^(?:remember(?:s|ed|ing)?|dream(?:s|ed|ing)?|dreamt|imagin(?:e|es|ed|ing)|recall(?:s|ed)?|promis(?:e|es|ed)|plan(?:s|ned)?|hop(?:e|es|ed)|wish(?:es|ed)?|miss(?:es|ed))$/u.test(
        word,
      ) &&
      at >= 0
    )
      return /^(?:plan|hop|promis|wish)/u.test(word) ? 0.35 : 0.15;
    if (/^th(?:ink|inks|inking|ought)$/u.test(word) && /^(?:of|about)$/u.test(next.word)) return 0.15;
    if (word === 'had' && isVerb(next.word) && /ed$|en$|[^e]n$|t$|d$|ne$/u.test(next.word)) return 0.4;
    // "It hums like the inside of a car."
    if (word === 'like' && !/^(?:would|i|we|you|they|['’]d)$/u.test(tokens[at - 1]?.word ?? '')) return 0.15;
    if (!/^(?:who|whom|whose|where)$/u.test(word)) continue;
    if (
      /^(?:about|over|wonder|wonders|wondered|asks?|asked|knows?|knew|of)$/u.test(tokens[at - 1]?.word ?? '')
    )
      return 0.15;
    if (next.word === 'had' || next.word === 'once') return 0.35;
  }
  return 1;
}

const isHour = /^(?:before|after|until|since|till|during)$/u;

function weighNoun(tokens: readonly Token[], from: number, phrase: string): number {
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
  const before = tokens[at]?.sentence === sentence ? tokens[at]!.word : '';
  const isBehind = prepositions.has(before) && at < from;
  const isWide = wide.has(phrase);
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
    return [
      'at',
      'goes',
      'went',
      'come',
      'comes',
      'came',
      'going',
      'back',
      'get',
      'gets',
      'got',
      'arrived',
    ].includes(before)
      ? 1.3
      : 0;
  // "With a view of the harbour"
  if (
    /^(?:views?|photos?|pictures?|paintings?|maps?|postcards?)$/u.test(before) &&
    tokens[at + 1]?.word === 'of'
  )
    return 0.4;
  if (before === 'of' && (tokens[at - 1]?.word === 'out' || tokens[at - 1]?.word === 'front'))
    return tokens[at - 1]!.word === 'out' ? 0.4 : 1.5;
  // "On the edge of my bed"
  if (isBehindNoun.has(before) && tokens[at + 1]?.word === 'of' && prepositions.has(beforeThe(tokens, at)))
    return 2;
  if (before === 'of' && isBehindNoun.has(tokens[at - 1]?.word ?? '')) return 2;
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
  if (isBehind && before === 'to' && wearyWays.has(tokens[at - 1]?.word ?? '')) return 1.2;
  if (isBehind && at === from - 1 && institutions.has(phrase)) return 1.2;
  if (isBehind) return isWide ? 1.4 : 3;
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
  const next = tokens[from + phrase.split(' ').length];
  const isSubject =
    next?.sentence === sentence &&
    next.gap === ' ' &&
    isVerb(next.word) &&
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
