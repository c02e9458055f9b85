import type { Story, StoryCharacter, StoryScene } from '#studio/story/story.ts';
import { readPostures } from './read-postures.ts';

/** Adds to each scene who still sits or lies from the scene before, at the same place and hour. */
export function rememberPostures(story: Story): Story {
  let last: StoryScene | undefined;
  const scenes = story.scenes.map((scene): StoryScene => {
    const goesOn = last?.setting === scene.setting && last.timeOfDay === scene.timeOfDay;
    const held = last && goesOn ? heldAfter(last.narration, last, story) : [];
    const posturesBefore = held.filter(({ characterId }) => scene.characterIds.includes(characterId));
    last = { ...scene, ...(posturesBefore.length > 0 && { posturesBefore }) };
    return last;
  });
  return { ...story, scenes };
}

/** The people of a scene who sit or lie after these words. A kneeling person gets up again. */
export function heldAfter(
  words: string,
  { characterIds, posturesBefore }: Pick<StoryScene, 'characterIds' | 'posturesBefore'>,
  { characters }: { characters: readonly StoryCharacter[] },
): NonNullable<StoryScene['posturesBefore']> {
  const present = characters.filter(({ id }) => characterIds.includes(id));
  return [...readPostures(words, present, posturesBefore)].flatMap(([characterId, posture]) =>
    posture === 'kneel' ? [] : [{ characterId, posture }],
  );
}
