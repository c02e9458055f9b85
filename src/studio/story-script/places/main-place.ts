import type { Setting, StoryScene } from '#studio/story/story.ts';
import { endsVisit, goesElsewhere } from './scene-moves.ts';
import { usualRoom } from './usual-room.ts';

/** Places where a story lives: people come back to their shop, but not to an airport. */
const bases: ReadonlySet<Setting> = new Set<Setting>(
  `shop bakery office cafe restaurant workshop garage classroom salon library supermarket warehouse market field barn gym
  hospital gallery lobby kitchen pool pitch track`.split(/\s+/u) as Setting[],
);

/** Outdoor places of which a story with at least three scenes there is about. */
const outdoorBases: ReadonlySet<Setting> = new Set<Setting>(['street', 'park', 'beach', 'harbour', 'stage']);

/** Verbs of visitors and customers. */
const comesIn =
  /\b(?:came|comes|br(?:ings|ought)|walk(?:s|ed) in|arriv(?:es|ed)|enter(?:s|ed)|show(?:s|ed)|visit(?:s|ed)|ask(?:s|ed) for|order(?:s|ed)|hand(?:s|ed)|hung|gives?|gave|told|tells)\b/iu;

/** Meals are cooked here as well. */
const withKitchen: ReadonlySet<Setting> = new Set<Setting>(['restaurant', 'cafe', 'bakery', 'kitchen']);

/** A visitor whom the story did not know before. */
const visits =
  /\b(?:came|comes|walk(?:s|ed)|step(?:s|ped)|burst(?:s)?|ran|rush(?:es|ed)|hurr(?:ies|ied)|roll(?:s|ed)|storm(?:s|ed)|stroll(?:s|ed)|limp(?:s|ed)|stumbl(?:es|ed)|wander(?:s|ed)|march(?:es|ed)|slip(?:s|ped)|drop(?:s|ped)|pop(?:s|ped)|drift(?:s|ed)|let (?:him|her|them) (?:come )?) in(?!to)\b|\bcame through the door\b/iu;

/**
 * Puts scenes that name no place back into the place where most of their people's story happens, if they neither move on
 * nor belong to another room: "Last winter, hardly anyone came through the door" is in the shop.
 */
export function returnToMainPlace(scenes: readonly StoryScene[]): StoryScene[] {
  const counts = new Map<Setting, number>();
  for (const { setting } of scenes) counts.set(setting, (counts.get(setting) ?? 0) + 1);
  const main = [...counts]
    .filter(([setting, count]) => bases.has(setting) || (count > 2 && outdoorBases.has(setting)))
    .toSorted(([, one], [, other]) => other - one)[0]?.[0];
  if (main === undefined) return [...scenes];
  const people = new Set(
    scenes.filter(({ setting }) => setting === main).flatMap((scene) => scene.characterIds),
  );
  let [hasBegun, hasLeft] = [false, false];
  return scenes.map((scene) => {
    const { setting, narration, characterIds } = scene;
    hasBegun ||= setting === main;
    hasLeft =
      setting === 'studio' && (hasLeft || goesElsewhere(narration, main) || endsVisit(narration, main));
    // "Her father laughed about it" is somewhere else, but "a girl brought her a violin" is not.
    const isTheirs =
      (visits.test(narration) && hasBegun) ||
      people.has(characterIds[0] ?? '') ||
      (comesIn.test(narration) && characterIds.some((id) => people.has(id)));
    const isLost = setting === 'studio' && hasBegun && !hasLeft && !/\bstudio\b/iu.test(narration);
    const room = usualRoom(narration);
    const isElsewhere = room !== null && !(room === 'kitchen' && withKitchen.has(main));
    if (!isLost || !isTheirs || isElsewhere) return scene;
    for (const id of characterIds) people.add(id);
    return { ...scene, setting: main };
  });
}
