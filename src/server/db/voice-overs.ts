import { sql } from 'kysely';
import type { Connection } from './database.ts';
import type { StoredScript, StoredVoiceOver } from './reel-tables.ts';

export async function insertVoiceOver(
  connection: Connection,
  voiceOver: { id: string; userId: string; script: StoredScript | null },
): Promise<void> {
  const { id, userId, script } = voiceOver;
  await connection
    .insertInto('voice_overs')
    .values({ id, user_id: userId, script: script && JSON.stringify(script) })
    .execute();
}

export const findVoiceOver = (connection: Connection, voiceOverId: string) =>
  connection.selectFrom('voice_overs').selectAll().where('id', '=', voiceOverId).executeTakeFirst();

/** Keeps other formats of the same reel from being started until the transaction ends. */
export const lockVoiceOver = (connection: Connection, voiceOverId: string) =>
  connection
    .selectFrom('voice_overs')
    .selectAll()
    .where('id', '=', voiceOverId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function storeVoiceOver(
  connection: Connection,
  voiceOverId: string,
  made: { script: StoredScript; spoken: StoredVoiceOver },
): Promise<void> {
  await connection
    .updateTable('voice_overs')
    .set({ script: JSON.stringify(made.script), spoken: JSON.stringify(made.spoken) })
    .where('id', '=', voiceOverId)
    .execute();
}

/** The videos with this voice-over, first one first: the formats of a reel. */
export const readVideosOfVoiceOver = (connection: Connection, userId: string, voiceOverId: string) =>
  connection
    .selectFrom('video_parts as part')
    .innerJoin('videos', 'videos.id', 'part.video_id')
    .leftJoin('tasks', 'tasks.id', 'videos.task_id')
    .leftJoin('video_outputs as output', (join) =>
      join.onRef('output.video_id', '=', 'videos.id').onRef('output.format', '=', 'videos.format'),
    )
    .select([
      'videos.id',
      'videos.format',
      'tasks.status',
      'tasks.stage',
      'tasks.progress',
      'output.stored as output',
    ])
    .where('part.role', '=', 'reel')
    .where(sql`part.settings ->> 'voiceOverId'`, '=', voiceOverId)
    .where('videos.user_id', '=', userId)
    .orderBy('videos.created_at')
    .orderBy('videos.id')
    .execute();

/** The id of the latest reel, whatever its status. */
export async function findLastReelId(connection: Connection, userId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('videos')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'reel')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
