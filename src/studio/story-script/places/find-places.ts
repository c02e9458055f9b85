import type { Setting } from '#studio/story/story.ts';
import type { Token } from '../text/tokens.ts';
import { isMisread } from './misread-places.ts';
import { placeBook, type PlaceMention } from './place-book.ts';
import type { PlaceEvidence, PlaceSigns } from './place-signs.ts';
import { playInHall, playOnPitch, swimInPool } from './sport-places.ts';
import { isBefore, isBehind, isSeenFromOutside, weighPlace } from './weigh-place.ts';

/** The evidence for places in each sentence. `isMasked` leaves out tokens whose place is elsewhere; see own-places.ts. */
export function findPlaces(
  tokens: readonly Token[],
  sentences: number,
  isMasked: (index: number) => boolean,
): PlaceSigns[] {
  const words = tokens.map(({ word }) => word);
  const isInWoods = words.some((word) => /^(?:forest|woods|woodland)$/u.test(word));
  const signs = Array.from({ length: sentences }, () => new Map<Setting, PlaceEvidence>());
  for (let index = 0; index < tokens.length; index++) {
    const found = placeBook.find(words, index);
    if (!found) continue;
    const from = index;
    const to = from + found.length - 1;
    index = to;
    const mention: PlaceMention = { ...found.value, phrase: found.phrase, from, to };
    const { sentence } = tokens[from]!;
    if (tokens[to]!.sentence !== sentence || isMasked(from) || isMisread(tokens, mention)) continue;
    const weight = weighMention(tokens, mention);
    if (weight <= 0) continue;
    const setting = settingOf(tokens, mention, isInWoods);
    const entry = signs[sentence]!.get(setting) ?? { named: 0, suggested: 0 };
    if (mention.isPlace && weight >= minNamingWeight) entry.named += weight;
    else entry.suggested += weight;
    signs[sentence]!.set(setting, entry);
  }
  swimInPool(signs, tokens);
  playOnPitch(signs, tokens);
  playInHall(signs, tokens);
  return signs;
}

/** A noun that weighs less, such as a place that is only looked at, suggests the place instead of naming it. */
const minNamingWeight = 0.5;

/** The setting that a mention puts its sentence in: "outside the station" is the street. */
function settingOf(tokens: readonly Token[], mention: PlaceMention, isInWoods: boolean): Setting {
  const { from, to, phrase, setting } = mention;
  if (isInWoods && /^(?:river|riverbank|pond)$/u.test(phrase)) return 'forest';
  const { word } = tokens[to]!;
  if (isBesideBuilding(tokens, mention)) return sheds.has(word) ? 'park' : 'street';
  return isBefore(tokens, from) && (indoors.has(setting) || word === 'door') ? 'street' : setting;
}

function weighMention(tokens: readonly Token[], mention: PlaceMention): number {
  const { from, phrase, isPlace, setting } = mention;
  if (/^(?:car|boat)$/u.test(setting) && isSeenFromOutside(tokens, from)) return 0;
  const weight = weighPlace(tokens, from, { phrase, isPlace });
  const { isQuoted, sentence } = tokens[from]!;
  return (
    (isBesideBuilding(tokens, mention) ? Math.max(weight, besideWeight) : weight) *
    (isQuoted ? quotedShare : 1) *
    (isListed(tokens, sentence) ? listedShare : 1)
  );
}

/** Weight of "behind the church", which names a place although it is not the church. */
const besideWeight = 1.3;

/** Shares of the weight of a place that is only spoken of, and of one in a list of impressions. */
const [quotedShare, listedShare] = [0.4, 0.3];

/** "Behind the church", "opposite the shed". */
const isBesideBuilding = (tokens: readonly Token[], { from, to }: PlaceMention): boolean =>
  isBehind(tokens, from) && (buildings.has(tokens[to]!.word) || sheds.has(tokens[to]!.word));

/** "Waves, rain, a slow piano.": a list of sounds or memories, which does not name a place. */
function isListed(tokens: readonly Token[], sentence: number): boolean {
  if (sentence === 0) return false;
  const inside = tokens.filter((token) => token.sentence === sentence);
  const commas = inside.filter(({ gap }, index) => index > 0 && /^, $/u.test(gap)).length;
  return commas >= 2 && inside.length <= (commas + 1) * 3;
}

/** The place in front of a building is the street: "outside the train station". */
const indoors = new Set<Setting>(
  'train office meeting-room cafe restaurant shop bakery library supermarket gym classroom hospital stage airport salon gallery lobby dentist warehouse church pool'.split(
    ' ',
  ) as Setting[],
);

/** Buildings that have a place behind them, unlike a counter or a curtain. */
const buildings = new Set(
  `church chapel cathedral school university hospital clinic shop store supermarket restaurant pub café cafe bakery
  library bookshop museum gallery gym theatre cinema station airport warehouse office offices`.split(/\s+/u),
);

/** Buildings with a garden or a yard behind them. */
const sheds = new Set('shed house cottage hut cabin barn stable greenhouse boathouse'.split(' '));
