import type { Setting, Story, StoryScene } from '#studio/story/story.ts';
import { goesElsewhere } from './scene-moves.ts';
import { countryRoad, isFolkTale, storyRoomAt, yieldsTo } from './story-room.ts';
import { usualRoom } from './usual-room.ts';

/**
 * Adds to each scene without a place where the scenes around it happen: rice is measured in the kitchen, and so the
 * family that leans over the steam is there as well. The first scenes of a story share the first place that follows.
 * What is left happens where the rest of the story does (`storyRoomAt`).
 */
export function rememberRooms(story: Story): Story {
  const rooms = story.scenes.map((scene, index) => {
    if (!hasNone(scene)) return scene.setting;
    const guess = usualRoom(scene.narration);
    return guess && yieldsTo(guess, storyRoomAt(story, index)) ? null : guess;
  });
  const isTale = isFolkTale(story);
  const scenes = story.scenes.map((scene, index): StoryScene => {
    if (isTale && scene.setting === 'street') return { ...scene, setting: countryRoad(scene.narration) };
    if (!hasNone(scene) || rooms[index]) return scene;
    const near = before(story.scenes, rooms, index) ?? after(story.scenes, rooms, index);
    const roomBefore = isTale ? storyRoomAt(story, index) : (near ?? storyRoomAt(story, index));
    return roomBefore ? { ...scene, roomBefore } : scene;
  });
  return { ...story, scenes };
}

const hasNone = ({ setting, narration }: StoryScene): boolean =>
  setting === 'studio' && !/\bstudio\b/iu.test(narration);

/** The room of the last scene before that has one, back to the last named place. */
function before(
  scenes: readonly StoryScene[],
  rooms: readonly (Setting | null)[],
  index: number,
): Setting | null {
  for (let at = index - 1; at >= 0 && hasNone(scenes[at]!); at--) {
    if (goesElsewhere(scenes[at + 1]!.narration)) return null;
    if (rooms[at]) return rooms[at] ?? null;
  }
  return null;
}

/** The room of the next scene with the same people, unless they go there or it is another time. */
function after(
  scenes: readonly StoryScene[],
  rooms: readonly (Setting | null)[],
  index: number,
): Setting | null {
  const isFirst = scenes.slice(0, index).every(hasNone);
  for (let at = index + 1; at < scenes.length; at++) {
    const [one, next] = [scenes[at - 1]!, scenes[at]!];
    const isSame =
      next.characterIds.length === 0 || next.characterIds.some((id) => one.characterIds.includes(id));
    if (!isSame || isLaterOrElsewhere.test(next.narration) || goesElsewhere(next.narration)) return null;
    if (!hasNone(next)) return isFirst ? next.setting : null;
    if (rooms[at]) return rooms[at] ?? null;
  }
  return null;
}

/** Another time, or a way to another place. */
const isLaterOrElsewhere =
  /^\W*(?:then|later|one (?:day|morning|night|evening)|(?:the|that|this|every|next|on|in|at|by|when|after|until|now|today|finally|soon|years?|weeks?) (?:\p{L}+ ){0,2}(?:day|night|morning|evening|afternoon|week|month|year|weekend|summer|winter|spring|autumn)|at (?:home|work|school|noon|night|last)|(?:on|in) \p{Lu}\p{L}+|(?:\p{L}+ ){0,2}(?:days|weeks|months|years|hours) (?:later|after))\b|\b(?:drove|drives|went|goes|walk(?:s|ed)|ran|runs|came|comes|arriv(?:es|ed)|enter(?:s|ed)|hurr(?:ies|ied)|rushe[sd]|mov(?:es|ed)|took|takes|fle[wd]|left|leaves|return(?:s|ed)|step(?:s|ped)) (?:\p{L}+ ){0,4}?(?:to|into|onto|in|home|out|off|for|back)\b|\b(?:outside|outdoors)\b/iu;
