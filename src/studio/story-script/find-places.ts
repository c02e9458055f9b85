import type { Setting } from '#studio/story/story.ts';
import { isVerb } from './dictionary.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';
import { placedThings, placeRows } from './words/places.ts';

/** Per sentence: how much it speaks for each setting. At 1.2 and more the place is named, below it is only suggested. */
export type PlaceSigns = ReadonlyMap<Setting, { named: number; suggested: number }>;

const placeBook = new PhraseBook(placeRows);
const prepositions = new Set(
  `in at into inside on onto to through across behind outside around by along near over under up down
  toward towards reach reaches reached enter enters entered beside above beyond past off aboard
  opens opened runs leave`.split(/\s+/u),
);
const origins = new Set(
  `from left leaves leaving without about like no than for closed missed miss quit hates hated sold call calls called calling
  imagine imagined away`.split(/\s+/u),
);
const fillers = new Set(
  `the a an my her his our their your this that its old new little small big local empty busy crowded
  dark same tiny quiet nearby first next second other back whole own nearest town village city
  central family narrow cold long wet warm open of front`.split(/\s+/u),
);
/** Words that mean a place only behind a preposition: "at the bar", not "raise the bar". */
const doubtful = new Set(
  `bar court bank deck club mine practice reception gate track wood square flight flat board bath surgery terminal hall pass store surf camp hut stage pitch bed train hall coach tube er corner ridge peak track lane bridge cabin carriage cloud
  hotel dock trail home house lab press pool meeting lesson college university river sea ocean water island boat ship plane airplane hill valley curtain audience bench trees shower home castle market garden pillow lounge gallery crops village town city court
  tracks platform road van truck cab taxi car bus gear fireplace counter desk nursery inn slope slopes lift concert recital sofa couch farm agency`.split(
    /\s+/u,
  ),
);
/** They name a place, but a closer one in the same sentence says more. */
const wide = new Set([
  'home',
  'house',
  'apartment',
  'flat',
  'city',
  'village',
  'town',
  'hotel',
  'school',
  'college',
  'university',
  'neighbourhood',
  'neighborhood',
  'countryside',
  'mall',
  'agency',
  'hall',
  'road',
  'corner',
  'island',
  'cottage',
  'castle',
  'trees',
  'sea',
  'ocean',
  'headquarters',
  'cabin',
  'start up',
]);
/** Without an article they are a part of everyday life rather than a place: "she tells it in kindergarten". */
const institutions = new Set('school kindergarten college university preschool hospital'.split(' '));
const isBehindNoun = new Set(
  `top edge middle end side back centre center heart corner foot bottom floor door doors steps
  entrance`.split(/\s+/u),
);
const wearyWays = new Set(['way', 'trip', 'road', 'walk', 'ticket']);

export function findPlaces(
  tokens: readonly Token[],
  sentences: number,
  isMasked: (index: number) => boolean,
): PlaceSigns[] {
  const words = tokens.map(({ word }) => word);
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
    const isModifier =
      next?.sentence === sentence && next.gap === ' ' && !last.isPossessive && placedThings.has(next.word);
    // The first word of a name says nothing of where it is: "Harbor Coffee".
    const isNamePart =
      last.isCapital && !last.isFirst && next?.sentence === sentence && next.gap === ' ' && next.isCapital;
    if (isModifier || isNamePart) continue;
    const isOutside = found.value.setting === 'car' && isSeenFromOutside(tokens, from);
    const weight =
      (isOutside ? 0 : weigh(tokens, from, found.phrase, found.value.isPlace)) *
      (tokens[from]!.isQuoted ? 0.4 : 1);
    if (weight <= 0) continue;
    const entry = signs[sentence]!.get(found.value.setting) ?? { named: 0, suggested: 0 };
    if (found.value.isPlace && weight >= 0.5) entry.named += weight;
    else entry.suggested += weight;
    signs[sentence]!.set(found.value.setting, entry);
  }
  return signs;
}

/** Who carries a box to the van is not in it yet. */
function isSeenFromOutside(tokens: readonly Token[], from: number): boolean {
  const before = [1, 2, 3].map((step) => tokens[from - step]?.word ?? '');
  const at = before.findIndex((word) => !fillers.has(word));
  return outsides.has(before[at] ?? '');
}
const outsides = new Set(
  'to near beside by outside toward towards around past load loads loaded wash washed'.split(' '),
);

function weigh(tokens: readonly Token[], from: number, phrase: string, isPlace: boolean): number {
  if (!isPlace) return 0.6;
  const { sentence } = tokens[from]!;
  let at = from - 1;
  while (
    at > from - 5 &&
    tokens[at]?.sentence === sentence &&
    (fillers.has(tokens[at]!.word) ||
      tokens[at]!.isPossessive ||
      (tokens[at]!.isCapital && !tokens[at]!.isFirst && !prepositions.has(tokens[at]!.word))) &&
    /^[ -]/u.test(tokens[at + 1]!.gap)
  )
    at--;
  const before = tokens[at]?.sentence === sentence ? tokens[at]!.word : '';
  const isBehind = prepositions.has(before) && at < from;
  const isWide = wide.has(phrase);
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
      'walked',
      'walks',
      'hurried',
      'drove',
      'arrived',
    ].includes(before)
      ? 1.3
      : 0;
  if (before === 'of' && (tokens[at - 1]?.word === 'out' || tokens[at - 1]?.word === 'front'))
    return tokens[at - 1]!.word === 'out' ? 0.4 : 1.5;
  if (before === 'of' && isBehindNoun.has(tokens[at - 1]?.word ?? '')) return 2;
  // "From his hospital bed, he thanked": there he is.
  if (before === 'from' && tokens[at]!.isFirst && isPlace) return 1.3;
  if (origins.has(before)) return doubtful.has(phrase) ? 0 : 0.45;
  if (isBehind && before === 'to' && wearyWays.has(tokens[at - 1]?.word ?? '')) return 1.2;
  if (isBehind && at === from - 1 && institutions.has(phrase)) return 1.2;
  if (isBehind) return isWide ? 1.4 : 3;
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
    /^(?:the|a|her|his|my|our|their)$/u.test(tokens[from - 1]?.word ?? '');
  return isSubject ? 2 : isOnlySeen ? 0.5 : 1.1;
}

/** The setting that a stretch of sentences names, else one that it suggests strongly. */
export function chooseSetting(signs: readonly PlaceSigns[], carried: Setting | null): Setting | null {
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
  const best = ranked.find(([, { named, suggested }]) => named >= 1.05 || (named > 0 && suggested >= 0.6));
  if (best) return best[0];
  const hinted = ranked.find(([, { named, suggested }]) => named + suggested >= 0.6) ?? ranked[0];
  if (!hinted) return carried;
  const [setting, { named, suggested }] = hinted;
  if (carried === null) return named + suggested >= 0.6 ? setting : null;
  return named + suggested >= 1.8 && !totals.has(carried) ? setting : carried;
}
