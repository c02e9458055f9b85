import type { Setting } from '#studio/story/story.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { playInHall, playOnPitch, swimInPool } from './sport-places.ts';
import { isBefore, isBehind, isSeenFromOutside, weighPlace } from './weigh-place.ts';
import { placedThings, placeRows } from '../words/places.ts';

/** Evidence of one sentence for each setting, from words that name the place and words that only suggest it. */
export type PlaceSigns = ReadonlyMap<Setting, { named: number; suggested: number }>;

const placeBook = new PhraseBook(placeRows);
export function findPlaces(
  tokens: readonly Token[],
  sentences: number,
  isMasked: (index: number) => boolean,
): PlaceSigns[] {
  const words = tokens.map(({ word }) => word);
  const inWoods = words.some((word) => /^(?:forest|woods|woodland)$/u.test(word));
  const signs = Array.from(
    { length: sentences },
    () => new Map<Setting, { named: number; suggested: number }>(),
  );
  for (let index = 0; index < tokens.length; index++) {
    const found = placeBook.find(words, index);
    if (!found) continue;
    const last = tokens[index + found.length - 1]!;
    const { sentence } = tokens[index]!;
    const from = index;
    index += found.length - 1;
    if (last.sentence !== sentence || isMasked(from)) continue;
    const next = tokens[index + 1];
    const isAtWindow =
      next?.word === 'window' && /^(?:from|at|by|through|beside)$/u.test(tokens[from - 2]?.word ?? '');
    const isModifier =
      next?.sentence === sentence &&
      next.gap === ' ' &&
      !last.isPossessive &&
      placedThings.has(next.word) &&
      !isAtWindow;
    // "The mill pond", "a school garden": the last place is meant.
    const head = next?.gap === ' ' && found.value.isPlace ? placeBook.find(words, index + 1) : null;
    const isFirstOfTwo =
      head?.value.isPlace === true &&
      next?.sentence === sentence &&
      !last.isPossessive &&
      !isVerbHere(tokens, index + 1, head.length) &&
      !vagueHeads.has(head.phrase);
    // The first word of a name does not name a place: "Harbor Coffee".
    const isNamePart =
      last.isCapital && !last.isFirst && next?.sentence === sentence && next.gap === ' ' && next.isCapital;
    // "Three apprentices at a long wooden bench": they work at it.
    const isWorkedAt =
      found.phrase === 'bench' && [2, 3, 4].some((step) => tokens[from - step]?.word === 'at');
    // "Your table at Ember House", "at Rower Yard"
    const isNameEnd =
      /^(?:house|yard)$/u.test(found.phrase) &&
      last.isCapital &&
      !last.isFirst &&
      tokens[from - 1]?.isCapital === true;
    if (
      isToyOf(tokens, from) ||
      isWaving(tokens, from) ||
      isWorkedAt ||
      isNameEnd ||
      isModifier ||
      isFirstOfTwo ||
      isNamePart ||
      isVerbHere(tokens, from, found.length)
    )
      continue;
    const isOutside = /^(?:car|boat)$/u.test(found.value.setting) && isSeenFromOutside(tokens, from);
    const isWoodland = inWoods && /^(?:river|riverbank|pond)$/u.test(found.phrase);
    const isBeside = isBehind(tokens, from) && (buildings.has(last.word) || sheds.has(last.word));
    const isOutdoors = (isBefore(tokens, from) || isBeside) && (indoors.has(found.value.setting) || isBeside);
    const isBehindShed = isBeside && sheds.has(last.word);
    const setting = isWoodland
      ? 'forest'
      : isBehindShed
        ? 'park'
        : isOutdoors || (isBefore(tokens, from) && last.word === 'door')
          ? 'street'
          : found.value.setting;
    if (!found.value.isPlace && isDenied(tokens, from)) continue;
    if (isGoal(tokens, from)) continue;
    const said = weighPlace(tokens, from, { phrase: found.phrase, isPlace: found.value.isPlace });
    const weight =
      (isOutside ? 0 : isBeside ? Math.max(said, besideWeight) : said) *
      (tokens[from]!.isQuoted ? 0.4 : 1) *
      (isListed(tokens, sentence) ? 0.3 : 1);
    if (weight <= 0) continue;
    const entry = signs[sentence]!.get(setting) ?? { named: 0, suggested: 0 };
    if (found.value.isPlace && weight >= 0.5) entry.named += weight;
    else entry.suggested += weight;
    signs[sentence]!.set(setting, entry);
  }
  swimInPool(signs, tokens);
  playOnPitch(signs, tokens);
  playInHall(signs, tokens);
  return signs;
}

/** Vague words, which count less than the place before them: "the school yard". */
const vagueHeads = new Set([
  'hall',
  'house',
  'home',
  'yard',
  'court',
  'grounds',
  'bar',
  'city',
  'town',
  'village',
  'camp',
]);

/** "A plush bear" does not suggest a forest. */
const isToyOf = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.sentence === tokens[from]!.sentence &&
  /^(?:plush|toy|stuffed|teddy|cuddly|knitted)$/u.test(tokens[from - 1]!.word);

/** Whether "waves" is a verb: "he eats and waves", but not "wind and waves". */
function isWaving(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]!.word !== 'waves') return false;
  const [before, further] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? ''];
  if (/^(?:he|she|who|then)$/u.test(before)) return true;
  return before === 'and' && /^(?:it|them|him|her|up|back|\p{L}+[^s]s|\p{L}+ed)$/u.test(further);
}

/** "He stopped driving", "she never swims": a negated activity does not suggest a place. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  return [1, 2, 3].some((step) => {
    const before = tokens[from - step];
    return (
      before?.sentence === sentence &&
      !/[,;:]/u.test(tokens[from - step + 1]!.gap) &&
      (/^(?:stops?|stopped|quit|never|without|no|not|hates?|hated|instead)$|n't$/u.test(before.word) ||
        // "Gave up swimming", but not "gave a talk".
        (before.word === 'up' && /^(?:gave|gives?|given)$/u.test(tokens[from - step - 1]?.word ?? '')))
    );
  });
}

/** "Wanted to fly over the mountains": a goal, not where the scene is. */
function isGoal(tokens: readonly Token[], from: number): boolean {
  const { sentence } = tokens[from]!;
  const before = tokens
    .slice(Math.max(0, from - 7), from)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word)
    .join(' ');
  return /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|dream(?:s|ed|t)) to (?:fly|travel|run|sail|climb|swim|see|visit)(?: \w+){1,4}$/u.test(
    before,
  );
}

/** "Waves, rain, a slow piano.": a list of sounds or memories, which does not name a place. */
function isListed(tokens: readonly Token[], sentence: number): boolean {
  if (sentence === 0) return false;
  const inside = tokens.filter((token) => token.sentence === sentence);
  const commas = inside.filter(({ gap }, index) => index > 0 && /^, $/u.test(gap)).length;
  return commas >= 2 && inside.length <= (commas + 1) * 3;
}

/** "He now trains every apprentice", "she shops for shoes": verbs, not places. */
function isVerbHere(tokens: readonly Token[], from: number, length: number): boolean {
  const [token, next, before] = [tokens[from]!, tokens[from + 1], tokens[from - 1]];
  // "She told me to park between them"
  if (length === 1 && before?.word === 'to' && before.sentence === token.sentence && toVerbs.has(token.word))
    return true;
  if (length > 1 || !verbLike.has(token.word) || next?.sentence !== token.sentence) return false;
  const isObject = /^(?:a|an|the|every|all|his|her|their|our|my|your|it|them|him|me|us|for|up)$/u.test(
    next.word,
  );
  return (
    isObject &&
    before?.sentence === token.sentence &&
    !/^(?:the|a|an|of|by|on|in|two|three|his|her|their|our|my)$/u.test(before.word)
  );
}
const toVerbs = new Set('park shop train camp ship drive bank sail garden'.split(' '));
const verbLike = new Set(
  'trains train shops shop parks park stages fields beds houses schools camps ships drives bars pools boats desks'.split(
    ' ',
  ),
);

/** "In the rain" and "outside" are outdoors, whatever the place before. */
const skySign =
  /\bthe sky (?:was|is|had|turned|grew|cleared)\b|\b(?:in|into|through|under) the (?:\p{L}+ )?(?:rain|snow|storm|fog|drizzle|downpour|sun|sunshine|moonlight|stars)\b|\b(?:outside|outdoors)(?=[,.!?;]| in\b| into\b| and\b| to\b|$)/iu;
const open: readonly Setting[] = [
  'forest',
  'park',
  'field',
  'pitch',
  'beach',
  'mountains',
  'harbour',
  'boat',
  'lake',
  'market',
  'street',
  'rooftop',
];

/** Adds the narrative's outdoor place to outdoor sentences without a place. */
export function placeOutside(
  places: readonly PlaceSigns[],
  narration: readonly string[],
  hasAnimals: boolean,
): PlaceSigns[] {
  const weights = new Map<Setting, number>();
  for (const signs of places)
    for (const [setting, { named, suggested }] of signs)
      if (open.includes(setting)) weights.set(setting, (weights.get(setting) ?? 0) + named + suggested * 0.5);
  const usual = [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  const outside: Setting = usual ?? (hasAnimals ? 'forest' : 'street');
  return places.map((signs, index) => {
    if (!skySign.test(narration[index]!)) return signs;
    if ([...signs].some(([setting, { named }]) => named >= 1.05 && open.includes(setting))) return signs;
    const before = places
      .slice(0, index)
      .findLast((earlier) => [...earlier.keys()].some((one) => open.includes(one)));
    const nearest = before && [...before.keys()].findLast((one) => open.includes(one));
    // "Two hikers lost the trail in the fog": they are where hikers are.
    const own = [...signs]
      .filter(([setting]) => open.includes(setting))
      .toSorted(([, one], [, other]) => weigh(other) - weigh(one))[0]?.[0];
    const setting = own ?? nearest ?? outside;
    const entry = signs.get(setting) ?? { named: 0, suggested: 0 };
    return new Map([...signs, [setting, { ...entry, named: entry.named + 2 }]]);
  });
}

const weigh = ({ named, suggested }: { named: number; suggested: number }): number => named + suggested * 0.7;

/** The place in front of a building is the street: "outside the train station". */
const indoors = new Set<Setting>(
  'train office meeting-room cafe restaurant shop bakery library supermarket gym classroom hospital stage airport salon gallery lobby dentist warehouse church pool'.split(
    ' ',
  ) as Setting[],
);

const besideWeight = 1.3;
/** Buildings that have a place behind them, unlike a counter or a curtain. */
const buildings = new Set(
  `church chapel cathedral school university hospital clinic shop store supermarket restaurant pub café cafe bakery
  library bookshop museum gallery gym theatre cinema station airport warehouse office offices`.split(/\s+/u),
);

/** Buildings with a garden or a yard behind them. */
const sheds = new Set('shed house cottage hut cabin barn stable greenhouse boathouse'.split(' '));

const withAisle = new Set<Setting>(['train', 'church', 'airport', 'stage']);
const wild = new Set<Setting>(['forest', 'mountains', 'field', 'beach', 'lake']);
/** "At home the fridge is empty": the home is named, and the thing suggests the room. */
const roomsOfHome = new Set<Setting>(['kitchen', 'bedroom', 'bathroom']);

/** Minimum weight of a hint at the start of a story, and after it left a place without naming another. */
export const hintWeights = { atFirst: 0.6, onTheMove: 1.2 } as const;

/** Weight of a word that many outdoor places have: a bench, the grass. */
const maxVaguePark = 1.4;

/** Returns the setting that some sentences name, or else one that they strongly suggest. */
export function chooseSetting(
  signs: readonly PlaceSigns[],
  carried: Setting | null,
  minHint: number = hintWeights.atFirst,
  /** The carried place was only suggested, so another suggestion is as good. */
  isCarriedHint = false,
): Setting | null {
  const totals = new Map<Setting, { named: number; suggested: number }>();
  for (const sentence of signs) {
    for (const [setting, { named, suggested }] of sentence) {
      const total = totals.get(setting) ?? { named: 0, suggested: 0 };
      totals.set(setting, { named: total.named + named, suggested: total.suggested + suggested });
    }
  }
  const ranked = [...totals].toSorted(
    ([, one], [, other]) => other.named + other.suggested * 0.7 - (one.named + one.suggested * 0.7),
  );
  // An aisle leads through a bus and a church, too.
  if (
    ranked[0]?.[0] === 'supermarket' &&
    carried !== null &&
    withAisle.has(carried) &&
    ranked[0][1].named <= 3.2
  )
    return carried;
  const best = ranked.find(([, { named, suggested }]) => named >= 1.05 || (named > 0 && suggested >= 0.6));
  if (best?.[0] === 'living-room' && best[1].named <= 1.4)
    return ranked.find(([setting]) => roomsOfHome.has(setting))?.[0] ?? best[0];
  // A pond in the woods is not a park, nor is the grass of a field.
  if (best?.[0] === 'park' && best[1].named <= maxVaguePark && carried !== null && wild.has(carried))
    return carried;
  if (best) return best[0];
  const hinted = ranked.find(([, { named, suggested }]) => named + suggested >= 0.6) ?? ranked[0];
  if (!hinted) return carried;
  const [setting, { named, suggested }] = hinted;
  if (carried === null) return named + suggested >= minHint ? setting : null;
  if (isCarriedHint && named + suggested >= hintWeights.onTheMove && !totals.has(carried)) return setting;
  return named + suggested >= 1.8 && !totals.has(carried) ? setting : carried;
}
