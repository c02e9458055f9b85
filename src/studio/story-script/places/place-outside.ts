import type { Setting } from '#studio/story/story.ts';
import { minNamed, outdoorPlaces, strengthOf, type PlaceSigns } from './place-signs.ts';

/** "The sky cleared", "in the rain", "outside": outdoors, whatever the place before. */
const skySign =
  /\bthe sky (?:was|is|had|turned|grew|cleared)\b|\b(?:in|into|through|under) the (?:\p{L}+ )?(?:rain|snow|storm|fog|drizzle|downpour|sun|sunshine|moonlight|stars)\b|\b(?:outside|outdoors)(?=[,.!?;]| in\b| into\b| and\b| to\b|$)/iu;

/** Adds the narrative's outdoor place to outdoor sentences without a place. */
export function placeOutside(
  places: readonly PlaceSigns[],
  narration: readonly string[],
  hasAnimals: boolean,
): PlaceSigns[] {
  const weights = new Map<Setting, number>();
  for (const signs of places)
    for (const [setting, { named, suggested }] of signs)
      if (outdoorPlaces.includes(setting))
        weights.set(setting, (weights.get(setting) ?? 0) + named + suggested * 0.5);
  const usual = [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  const outside: Setting = usual ?? (hasAnimals ? 'forest' : 'street');
  return places.map((signs, index) => {
    if (!skySign.test(narration[index]!)) return signs;
    if ([...signs].some(([setting, { named }]) => named >= minNamed && outdoorPlaces.includes(setting)))
      return signs;
    const before = places
      .slice(0, index)
      .findLast((earlier) => [...earlier.keys()].some((one) => outdoorPlaces.includes(one)));
    const nearest = before && [...before.keys()].findLast((one) => outdoorPlaces.includes(one));
    // "Two hikers lost the trail in the fog": they are where hikers are.
    const own = [...signs]
      .filter(([setting]) => outdoorPlaces.includes(setting))
      .toSorted(([, one], [, other]) => strengthOf(other) - strengthOf(one))[0]?.[0];
    const setting = own ?? nearest ?? outside;
    const entry = signs.get(setting) ?? { named: 0, suggested: 0 };
    return new Map([...signs, [setting, { ...entry, named: entry.named + 2 }]]);
  });
}
