import { storyLimits, storyTexts } from '#contract/stories.ts';
import type { Story, StoryScene } from '#contract/story-words.ts';
import { readPicture } from '#studio/story-script/read-picture.ts';
import { readScene } from '#studio/story-script/scenes/read-scene.ts';
import type { Connection, Database } from '../../db/database.ts';
import {
  lockOwnStory,
  readScenes,
  touchStory,
  writeScenes,
  type SceneRow,
  type StoryRow,
} from '../../db/stories.ts';
import { readAssets } from '../../db/story-assets.ts';
import { AppError } from '../../errors.ts';
import { toCast } from './gather-cast.ts';

type SceneForm = {
  id?: string | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  narration: string;
};
export type ChangeScenesInput = { userId: string; storyId: string; version: number; scenes: SceneForm[] };

/**
 * Replaces the scenes of a story by this list. New or rewritten scenes are analysed again for place, time, characters
 * and action; a scene that was only renamed or moved stays unchanged. Throws `edited_meanwhile`.
 */
export async function changeScenes(
  { database }: { database: Database },
  { userId, storyId, version, scenes }: ChangeScenesInput,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const story = await lockOwnStory(transaction, userId, storyId);
    if (!story) throw new AppError('not_found');
    if (story.version !== version) throw new AppError('edited_meanwhile');
    checkScenes(scenes);
    const known = await readScenes(transaction, storyId);
    const whole = await gatherStory(transaction, story, known);
    const taken = new Set<string>();
    const changed = scenes.map((form) => {
      const before = known.find(({ id }) => id === form.id && !taken.has(id));
      if (before) taken.add(before.id);
      return changeScene(form, before, whole);
    });
    await writeScenes(transaction, storyId, changed);
    await touchStory(transaction, storyId, { version: version + 1 });
  });
}

/** Whether a text contains a letter or a digit: without any there is nothing to analyse or speak. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const lengthOf = (text: string): number => [...text.trim()].length;

function checkScenes(scenes: readonly SceneForm[]): void {
  const refuse = (field: string, text: string): never => {
    throw new AppError('invalid_request', text, { field });
  };
  if (scenes.length < storyLimits.minScenes) refuse('scenes', storyTexts.noScenes);
  if (scenes.length > storyLimits.maxScenes) refuse('scenes', storyTexts.tooManyScenes);
  for (const [index, { title, description, narration }] of scenes.entries()) {
    const field = `scenes.${index}`;
    if (!hasWords(narration)) refuse(`${field}.narration`, storyTexts.sceneEmpty);
    if (lengthOf(narration) > storyLimits.maxNarrationCharacters)
      refuse(`${field}.narration`, storyTexts.sceneTooLong);
    if (lengthOf(title ?? '') > storyLimits.maxSceneTitleCharacters)
      refuse(`${field}.title`, storyTexts.sceneTitleTooLong);
    if (lengthOf(description ?? '') > storyLimits.maxSceneDescriptionCharacters)
      refuse(`${field}.description`, storyTexts.descriptionTooLong);
  }
}

/** The story as it is now, so that a rewritten scene is analysed with its characters. */
async function gatherStory(
  connection: Connection,
  { id, title, reading }: StoryRow,
  scenes: readonly SceneRow[],
): Promise<Story> {
  const cast = toCast(await readAssets(connection, id));
  return { title, mood: reading.mood, scenes: scenes.map(({ scene }) => scene), ...cast };
}

function changeScene(form: SceneForm, before: SceneRow | undefined, story: Story): SceneRow {
  const narration = form.narration.trim();
  const title = form.title?.trim();
  const description = form.description?.trim();
  const narrated =
    before?.scene.narration === narration ? before.scene : withBefore(readScene(narration, story), before);
  const isDescribed = Boolean(description) && description !== before?.scene.description;
  const { isRenamed: _wasRenamed, ...scene } = isDescribed
    ? describeScene(narrated, description!, story)
    : narrated;
  const isRenamed = before?.scene.isRenamed || (title && title !== before?.scene.title);
  return {
    id: before?.id ?? crypto.randomUUID(),
    scene: {
      ...scene,
      narration,
      title: title || before?.scene.title || scene.title,
      ...(isRenamed && { isRenamed: true }),
    },
  };
}

/** A rewritten scene keeps the facts that follow from the scenes before it. */
const withBefore = (scene: StoryScene, before: SceneRow | undefined): StoryScene => {
  const { namedBefore, posturesBefore, roomBefore } = before?.scene ?? {};
  return {
    ...scene,
    ...(namedBefore && { namedBefore }),
    ...(posturesBefore && { posturesBefore }),
    ...(roomBefore && { roomBefore }),
  };
};

/** The scene with the picture that a description asks for; its narration stays. A description without words changes only the text. */
export const describeScene = (scene: StoryScene, description: string, story: Story): StoryScene =>
  hasWords(description) ? readPicture(description, scene, story) : { ...scene, description };
