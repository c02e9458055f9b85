import type { Setting } from '#studio/story/story.ts';
import { minNamed, strengthOf, type PlaceEvidence, type PlaceSigns } from './place-signs.ts';

type RankedPlace = readonly [Setting, PlaceEvidence];

/** Minimum weight of a hint at the start of a story, and after it left a place without naming another. */
export const hintWeights = { atFirst: 0.6, onTheMove: 1.2 } as const;

/** Minimum weight of a hint that moves a story away from the place of the scene before. */
const movingHint = 1.8;

/** A place that is barely named counts with a suggestion of this weight. */
const confirmingHint = 0.6;

/** Places with an aisle, and the weight of "aisle" for a supermarket, beyond which other words name one. */
const withAisle = new Set<Setting>(['train', 'church', 'airport', 'stage']);
const maxAisle = 3.2;

const wild = new Set<Setting>(['forest', 'mountains', 'field', 'beach', 'lake']);

/** Weight of a word that many outdoor places have: a bench, the grass. */
const maxVaguePark = 1.4;

/** "At home the fridge is empty": the home is named with this weight, and the thing suggests the room. */
const maxVagueHome = 1.4;
const roomsOfHome = new Set<Setting>(['kitchen', 'bedroom', 'bathroom']);

/**
 * Returns the setting that some sentences name, or else one that they suggest strongly enough to leave `carried`, the
 * setting of the scene before. `isCarriedHint`: that setting was only suggested, so another suggestion is as good.
 */
export function chooseSetting(
  signs: readonly PlaceSigns[],
  carried: Setting | null,
  {
    minHint = hintWeights.atFirst,
    isCarriedHint = false,
  }: { minHint?: number; isCarriedHint?: boolean } = {},
): Setting | null {
  const totals = sumUp(signs);
  const ranked = [...totals].toSorted(([, one], [, other]) => strengthOf(other) - strengthOf(one));
  const named = chooseNamed(ranked, carried);
  if (named) return named;
  const hinted = ranked.find(([, evidence]) => weightOf(evidence) >= hintWeights.atFirst) ?? ranked[0];
  if (!hinted) return carried;
  const [setting, evidence] = hinted;
  const weight = weightOf(evidence);
  if (carried === null) return weight >= minHint ? setting : null;
  if (isCarriedHint && weight >= hintWeights.onTheMove && !totals.has(carried)) return setting;
  return weight >= movingHint && !totals.has(carried) ? setting : carried;
}

/** The setting that the sentences name; null if they only suggest places. */
function chooseNamed(ranked: readonly RankedPlace[], carried: Setting | null): Setting | null {
  // An aisle leads through a bus and a church, too.
  const [first] = ranked;
  if (carried && withAisle.has(carried) && first?.[0] === 'supermarket' && first[1].named <= maxAisle)
    return carried;
  const best = ranked.find(
    ([, { named, suggested }]) => named >= minNamed || (named > 0 && suggested >= confirmingHint),
  );
  if (!best) return null;
  const [setting, { named }] = best;
  if (setting === 'living-room' && named <= maxVagueHome)
    return ranked.find(([room]) => roomsOfHome.has(room))?.[0] ?? setting;
  // A pond in the woods is not a park, nor is the grass of a field.
  return setting === 'park' && named <= maxVaguePark && carried && wild.has(carried) ? carried : setting;
}

function sumUp(signs: readonly PlaceSigns[]): Map<Setting, PlaceEvidence> {
  const totals = new Map<Setting, PlaceEvidence>();
  for (const sentence of signs)
    for (const [setting, { named, suggested }] of sentence) {
      const total = totals.get(setting) ?? { named: 0, suggested: 0 };
      totals.set(setting, { named: total.named + named, suggested: total.suggested + suggested });
    }
  return totals;
}

const weightOf = ({ named, suggested }: PlaceEvidence): number => named + suggested;
