import type { Setting } from '#studio/story/story.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Token } from './tokens.ts';
import { isBefore, isSeenFromOutside, weighPlace } from './weigh-place.ts';
import { placedThings, placeRows } from './words/places.ts';

/** Per sentence: how much it speaks for each setting. At 1.2 and more the place is named, below it is only suggested. */
export type PlaceSigns = ReadonlyMap<Setting, { named: number; suggested: number }>;

const placeBook = new PhraseBook(placeRows);
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
    const setting =
      isBefore(tokens, from) && indoors.has(found.value.setting) ? 'street' : found.value.setting;
    const weight =
      (isOutside ? 0 : weighPlace(tokens, from, { phrase: found.phrase, isPlace: found.value.isPlace })) *
      (tokens[from]!.isQuoted ? 0.4 : 1) *
      (isListed(tokens, sentence) ? 0.3 : 1);
    if (weight <= 0) continue;
    const entry = signs[sentence]!.get(setting) ?? { named: 0, suggested: 0 };
    if (found.value.isPlace && weight >= 0.5) entry.named += weight;
    else entry.suggested += weight;
    signs[sentence]!.set(setting, entry);
  }
  return signs;
}

/** "Waves, rain, a slow piano.": what is heard or remembered, and not where somebody is. */
function isListed(tokens: readonly Token[], sentence: number): boolean {
  if (sentence === 0) return false;
  const inside = tokens.filter((token) => token.sentence === sentence);
  const commas = inside.filter(({ gap }, index) => index > 0 && /^, $/u.test(gap)).length;
  return commas >= 2 && inside.length <= (commas + 1) * 3;
}

/** In front of a building is the street: "outside the train station". */
const indoors = new Set<Setting>(
  'train office meeting-room cafe restaurant shop bakery library supermarket gym classroom hospital stage airport salon gallery dentist warehouse church pool'.split(
    ' ',
  ) as Setting[],
);

const wild = new Set<Setting>(['forest', 'mountains', 'field', 'beach']);
/** "At home the fridge is empty": the home is named, and the thing tells the room. */
const roomsOfHome = new Set<Setting>(['kitchen', 'bedroom', 'bathroom']);

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
  if (best?.[0] === 'living-room' && best[1].named <= 1.4)
    return ranked.find(([setting]) => roomsOfHome.has(setting))?.[0] ?? best[0];
  // A pond in the woods is no park.
  if (best?.[0] === 'park' && best[1].named <= 1.4 && carried !== null && wild.has(carried)) return carried;
  if (best) return best[0];
  const hinted = ranked.find(([, { named, suggested }]) => named + suggested >= 0.6) ?? ranked[0];
  if (!hinted) return carried;
  const [setting, { named, suggested }] = hinted;
  if (carried === null) return named + suggested >= 0.6 ? setting : null;
  return named + suggested >= 1.8 && !totals.has(carried) ? setting : carried;
}
