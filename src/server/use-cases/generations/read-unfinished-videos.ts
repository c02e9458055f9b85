import type { UnfinishedVideo } from '#contract/calls/generations.ts';
import type { Database } from '../../db/database.ts';
import { readUnfinishedGenerations, type UnfinishedRow } from '../../db/unfinished-generations.ts';
import type { Storage } from '../../ports/storage.ts';
import { readThumbnails } from '../templates/read-thumbnails.ts';
import { chooseNextStep } from './describe-generation.ts';

const atMost = 50;

/** What its owner finds again after leaving the creator: work under way first, then the newest. */
export async function readUnfinishedVideos(
  deps: { database: Database; storage: Pick<Storage, 'signAddress'> },
  { userId }: { userId: string },
): Promise<UnfinishedVideo[]> {
  const rows = await readUnfinishedGenerations(deps.database, userId, atMost);
  const unseen = rows.flatMap((row) => (row.hook_clip?.posterKey ? [] : (row.hook_template_id ?? [])));
  const thumbnails = await readThumbnails(deps, unseen);
  return rows.map((row) => {
    const hook = describeHook(row);
    const posterKey = row.hook_clip?.posterKey;
    return {
      generationId: row.id,
      title: row.title,
      status: row.status,
      progress: row.progress,
      nextStep: chooseNextStep({ generation: row, hook }),
      posterUrl: posterKey
        ? deps.storage.signAddress(posterKey)
        : (thumbnails.get(row.hook_template_id ?? '') ?? null),
      hook,
      createdAt: row.created_at.toISOString(),
    };
  });
}

const describeHook = (row: UnfinishedRow): UnfinishedVideo['hook'] =>
  row.hook_id === null || row.hook_status === null
    ? null
    : {
        id: row.hook_id,
        status: row.hook_status,
        progress: row.hook_progress ?? 0,
        text: row.hook_text ?? '',
      };
