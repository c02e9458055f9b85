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

/** Only words can be analysed. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const lengthOf = (text: string): number => [...text.trim()].length;

function checkScenes(scenes: readonly SceneForm[]): void {
  const refuse = (field: string, text: string): never => {
    throw new AppError('invalid_request', text, { field });
  };
  if (scenes.length < storyLimits.minScenes) refuse('scenes', storyTexts.noScenes);
  if (scenes.length > storyLimits.maxScenes) refuse('scenes', storyTexts.tooManyScenes);
  for (const [index, { title, description, narration }] of scenes.entries()) {
    const at = `scenes.${index}`;
    if (!hasWords(narration)) refuse(`${at}.narration`, storyTexts.sceneEmpty);
    if (lengthOf(narration) > storyLimits.maxNarrationCharacters)
      refuse(`${at}.narration`, storyTexts.sceneTooLong);
    if (lengthOf(title ?? '') > storyLimits.maxSceneTitleCharacters)
      refuse(`${at}.title`, storyTexts.sceneTitleTooLong);
    if (lengthOf(description ?? '') > storyLimits.maxSceneDescriptionCharacters)
      refuse(`${at}.description`, storyTexts.descriptionTooLong);
  }
}

/** The current story, so that a scene analysed again keeps its characters. */
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
  const said =
    before?.scene.narration === narration ? before.scene : withBefore(readScene(narration, story), before);
  const isDescribed = Boolean(description) && description !== before?.scene.description;
  const { isRenamed: _wasRenamed, ...scene } = isDescribed ? describeScene(said, description!, story) : said;
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

/** A rewritten scene keeps its place in the story. */
const withBefore = (scene: StoryScene, before: SceneRow | undefined): StoryScene => {
  const { namedBefore, posturesBefore, roomBefore } = before?.scene ?? {};
  return {
    ...scene,
    ...(namedBefore && { namedBefore }),
    ...(posturesBefore && { posturesBefore }),
    ...(roomBefore && { roomBefore }),
  };
};

/** A picture shows its description; the narration stays. Without a word nothing can be read from it. */
export const describeScene = (scene: StoryScene, description: string, story: Story): StoryScene =>
  hasWords(description) ? readPicture(description, scene, story) : { ...scene, description };
