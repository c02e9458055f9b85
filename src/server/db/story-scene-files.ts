import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { SceneFileKind, StoredSceneFiles } from './story-video-tables.ts';

/** A file made earlier for a scene with the same recipe; recording its use keeps it from being removed. */
export async function reuseSceneFile<K extends SceneFileKind>(
  connection: Connection,
  file: { userId: string; kind: K; recipe: string },
): Promise<StoredSceneFiles[K] | null> {
  const row = await connection
    .updateTable('story_scene_files')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', file.userId)
    .where('kind', '=', file.kind)
    .where('recipe', '=', file.recipe)
    .returning('stored')
    .executeTakeFirst();
  return (row?.stored ?? null) as StoredSceneFiles[K] | null;
}

/** Replaces an earlier file, which is removed as an orphan. */
export async function storeSceneFile<K extends SceneFileKind>(
  connection: Connection,
  file: { userId: string; kind: K; recipe: string; stored: StoredSceneFiles[K] },
): Promise<void> {
  const { userId, kind, recipe } = file;
  const stored = JSON.stringify(file.stored);
  await connection
    .insertInto('story_scene_files')
    .values({ user_id: userId, kind, recipe, stored })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'recipe']).doUpdateSet({ stored, used_at: sql<Date>`now()` }),
    )
    .execute();
}
