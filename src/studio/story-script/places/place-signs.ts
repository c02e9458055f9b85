import type { Setting } from '#studio/story/story.ts';

/** Evidence for a place: the weights of the words that name it, and of those that only suggest it. */
export type PlaceEvidence = { named: number; suggested: number };

/** The evidence of one sentence for each setting. */
export type PlaceSigns = ReadonlyMap<Setting, PlaceEvidence>;

/** A sentence names a place if the place is named with at least this weight. */
export const minNamed = 1.05;

/** For ranking: a suggestion counts less than a name. */
export const strengthOf = ({ named, suggested }: PlaceEvidence): number => named + suggested * 0.7;

export const outdoorPlaces: readonly Setting[] = [
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
