import type { StoryScene } from '../../../story/story.ts';

const scooter = /\b(?:scooters?|moped|vespa|motor(?:cycl|bik)\w*|helmet)\b/iu;
const bicycle = /\b(?:bi(?:cycl|k)es?|cycl(?:es|ed|ing|ist)|pedal\w*)\b/iu;
/** "Tom rode off down the hill": a ride without a vehicle, on the one that the story named before. */
const ridesOn =
  /\b(?:rode|rides?|riding) (?:(?:\p{L}+ly|straight|right|back|on) )?(?:off|away|home|down|up|along|past|back|through|out|on|across|over|to|towards?|into|it)\b(?! (?:the|a) (?:\p{L}+ )?(?:bus|tram|train|lift|elevator|escalator|metro|subway|horse|pony|camel|donkey|elephant|wave))/iu;

/** Returns the vehicle of a rider in the scene's words or in those before; null for a horse, a bus or no vehicle. */
export function findVehicle({
  narration,
  namedBefore = [],
}: Pick<StoryScene, 'narration' | 'namedBefore'>): 'bicycle' | 'scooter' | null {
  if (scooter.test(narration)) return 'scooter';
  if (bicycle.test(narration)) return 'bicycle';
  if (!ridesOn.test(narration)) return null;
  const before = namedBefore.join(' ');
  return scooter.test(before) ? 'scooter' : bicycle.test(before) ? 'bicycle' : null;
}
