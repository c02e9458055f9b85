import {
  defaultStoryStyle,
  defaultWizardStep,
  type StoryboardStatus,
  type StoryStyle,
  type WizardStep,
} from '#contract/stories.ts';
import type { Database } from '../../db/database.ts';
import { findOwnStory } from '../../db/stories.ts';
import { readAssets } from '../../db/story-assets.ts';
import { findOwnStoryboard, readStoryboards } from '../../db/storyboards.ts';
import { AppError } from '../../errors.ts';
import { pictureStatus } from './picture-status.ts';
import { countAssets } from './read-assets.ts';
import { storyboardStatus } from './read-storyboard.ts';

export type WizardState = {
  narrative: string;
  storyId: string | null;
  storyboardId: string | null;
  style: StoryStyle;
  step: WizardStep;
  assets: ReturnType<typeof countAssets>;
  storyboardStatus: StoryboardStatus | null;
};

/**
 * The wizard's state for a user's story, identified by its own id or one of its storyboards'; without either, the
 * initial state. Throws `not_found`, also if the two do not belong together.
 */
export async function readWizardState(
  { database }: { database: Database },
  input: { userId: string; storyId: string | null; storyboardId: string | null },
): Promise<WizardState> {
  const { userId } = input;
  const named = input.storyboardId ? await findOwnStoryboard(database, userId, input.storyboardId) : null;
  if (named === undefined) throw new AppError('not_found');
  const storyId = input.storyId ?? named?.story_id ?? null;
  if (named && named.story_id !== storyId) throw new AppError('not_found');
  if (storyId === null) {
    return {
      narrative: '',
      storyId,
      storyboardId: null,
      style: defaultStoryStyle,
      step: defaultWizardStep,
      assets: countAssets([]),
      storyboardStatus: null,
    };
  }
  const story = await findOwnStory(database, userId, storyId);
  if (!story) throw new AppError('not_found');
  const [assets, [latest]] = await Promise.all([
    readAssets(database, storyId),
    readStoryboards(database, storyId),
  ]);
  const storyboard = named ?? latest ?? null;
  const status = storyboard && storyboardStatus(storyboard);
  return {
    narrative: story.narrative,
    storyId,
    storyboardId: storyboard?.id ?? null,
    style: storyboard?.style ?? story.style,
    step: status === null ? 'assets' : status === 'SUCCESS' ? 'preview' : 'storyboard',
    assets: countAssets(assets.map((asset) => ({ status: pictureStatus(asset) }))),
    storyboardStatus: status,
  };
}
