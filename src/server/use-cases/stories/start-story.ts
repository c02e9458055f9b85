import type { Transaction } from 'kysely';
import type { StoryStyle } from '#contract/stories.ts';
import type { Story, StoryCharacter, StoryProduct } from '#contract/story-words.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { insertStory, writeScenes } from '../../db/stories.ts';
import { insertAsset } from '../../db/story-assets.ts';
import type { StoryReading } from '../../db/story-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { startTask } from '../tasks/life-cycle.ts';
import { assetRecipe } from './asset-recipe.ts';
import { checkNarrative, checkStyle } from './check-narrative.ts';
import { requireAssetCapacity, type StartPicturesDeps } from './picture-limits.ts';
import { analyseNarrative, type AnalyseNarrativeDeps } from './analyse-narrative.ts';

export type StartStoryDeps = StartPicturesDeps & AnalyseNarrativeDeps & { database: Database };

type StartStoryInput = {
  userId: string;
  narrative: string;
  style: string | null;
  idempotencyKey: string | null;
};

/** Limits how many characters of a model's story are drawn. */
const maxMembers = 12;

/** Splits a narrative into scenes and starts drawing its characters and products, free of charge. */
export async function startStory(
  deps: StartStoryDeps,
  input: StartStoryInput,
  signal: AbortSignal,
): Promise<{ storyId: string }> {
  const { userId, idempotencyKey: key } = input;
  const narrative = checkNarrative(input.narrative);
  const style = checkStyle(input.style);
  // No database connection is held while a model is queried.
  const { story, reading } = await analyseNarrative(deps, narrative, signal);
  return deps.database.transaction().execute((transaction) =>
    replyOnce(transaction, { userId, call: 'start-story', key, request: { narrative, style } }, async () => ({
      storyId: await writeStory(deps, transaction, { userId, narrative, style, story, reading }),
    })),
  );
}

async function writeStory(
  deps: StartPicturesDeps,
  transaction: Transaction<Tables>,
  analysed: { userId: string; narrative: string; style: StoryStyle; story: Story; reading: StoryReading },
): Promise<string> {
  const { userId, narrative, style, story, reading } = analysed;
  const storyId = crypto.randomUUID();
  const members = [
    ...story.characters.map((subject) => ({ kind: 'character' as const, subject })),
    ...story.products.map((subject) => ({ kind: 'product' as const, subject })),
  ].slice(0, maxMembers);
  await requireAssetCapacity(transaction, userId, members.length);
  const title = story.title.trim().slice(0, 200);
  await insertStory(transaction, { id: storyId, userId, title, narrative, style, reading });
  await writeScenes(
    transaction,
    storyId,
    story.scenes.map((scene) => ({ id: crypto.randomUUID(), scene })),
  );
  for (const [position, { kind, subject }] of members.entries())
    await startAsset(deps, transaction, { userId, storyId, style, kind, subject, position });
  return storyId;
}

async function startAsset(
  deps: StartPicturesDeps,
  transaction: Transaction<Tables>,
  asset: {
    userId: string;
    storyId: string;
    style: StoryStyle;
    kind: 'character' | 'product';
    subject: StoryCharacter | StoryProduct;
    position: number;
  },
): Promise<void> {
  const { userId, storyId } = asset;
  const id = crypto.randomUUID();
  const recipe = assetRecipe(deps.pictures.engine, { ...asset, variation: 0 });
  const taskId = await startTask(deps, transaction, {
    kind: 'make-story-asset',
    userId,
    subjectId: id,
    data: { assetId: id, recipe },
  });
  await insertAsset(transaction, { ...asset, id, storyId, recipe, taskId });
}
