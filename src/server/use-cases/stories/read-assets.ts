import type { StoryCharacter } from '#contract/story-words.ts';
import type { Database } from '../../db/database.ts';
import { findOwnStory } from '../../db/stories.ts';
import { readAssets, type AssetRow } from '../../db/story-assets.ts';
import { looksOfProduct } from '../../domain/stories/story-prompts.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { pictureStatus } from './picture-status.ts';

export type AssetView = Pick<AssetRow, 'id' | 'kind' | 'subject' | 'stored'> & {
  /** The description that its owner reads and edits. */
  description: string;
  imageUrl: string | null;
  status: ReturnType<typeof pictureStatus>;
  errorCode: AssetRow['error_code'];
};

/** The characters and products of a user's story, and how many of their pictures are drawn. */
export async function readOwnAssets(
  deps: { database: Database; storage: Storage },
  { userId, storyId }: { userId: string; storyId: string },
): Promise<AssetView[]> {
  if (!(await findOwnStory(deps.database, userId, storyId))) throw new AppError('not_found');
  const rows = await readAssets(deps.database, storyId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    description: describe(row),
    stored: row.stored,
    imageUrl: row.stored && deps.storage.signAddress(row.stored.key),
    status: pictureStatus(row),
    errorCode: row.error_code,
  }));
}

function describe({ kind, subject }: Pick<AssetRow, 'kind' | 'subject'>): string {
  if (kind === 'product') return looksOfProduct(subject);
  const { appearance, clothing, visualPrompt } = subject as StoryCharacter;
  return [...new Set([appearance, clothing])].filter(Boolean).join(', ') || visualPrompt;
}

export const countAssets = (assets: readonly Pick<AssetView, 'status'>[]) => {
  const count = (...statuses: AssetView['status'][]): number =>
    assets.filter(({ status }) => statuses.includes(status)).length;
  return {
    pending: count('PENDING', 'GENERATING'),
    completed: count('SUCCESS'),
    failed: count('FAILED'),
    total: assets.length,
  };
};
