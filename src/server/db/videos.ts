import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { VideoKind, VideoPart } from '#contract/video-parts.ts';
import type { Connection } from './database.ts';
import { partColumns, partOfRow, setVideoPart } from './video-parts.ts';
import type { StoredVideo } from './video-tables.ts';

export type VideoRow = NonNullable<Awaited<ReturnType<typeof findOwnVideo>>>;

/** Videos with their current task, if any, and the finished file of their own format, if any. */
const videosWithTask = (connection: Connection) =>
  connection
    .selectFrom('videos')
    .leftJoin('tasks', 'tasks.id', 'videos.task_id')
    .leftJoin('video_outputs', (join) =>
      join
        .onRef('video_outputs.video_id', '=', 'videos.id')
        .onRef('video_outputs.format', '=', 'videos.format'),
    );

const selectVideos = (connection: Connection) =>
  videosWithTask(connection).select((eb) => [
    'videos.id',
    'videos.user_id',
    'videos.kind',
    'videos.format',
    'videos.title',
    'videos.is_named as has_owner_title',
    'videos.recipe',
    'videos.shared_at',
    'videos.created_at',
    sql<Date>`greatest(videos.updated_at, tasks.updated_at)`.as('updated_at'),
    'videos.task_id',
    'tasks.status',
    'tasks.stage',
    'tasks.progress',
    'tasks.error_code',
    'video_outputs.recipe as output_recipe',
    'video_outputs.task_id as output_task_id',
    'video_outputs.stored as output',
    jsonArrayFrom(
      eb
        .selectFrom('video_parts as part')
        .select(partColumns)
        .whereRef('part.video_id', '=', 'videos.id')
        .orderBy('part.position'),
    ).as('parts'),
  ]);

type Selected = NonNullable<Awaited<ReturnType<ReturnType<typeof selectVideos>['executeTakeFirst']>>>;

const withParts = (row: Selected) => ({ ...row, parts: row.parts.map(partOfRow) });

export async function findOwnVideo(connection: Connection, userId: string, videoId: string) {
  const row = await selectVideos(connection)
    .where('videos.user_id', '=', userId)
    .where('videos.id', '=', videoId)
    .executeTakeFirst();
  return row && withParts(row);
}

/** The user's videos that show a brand. */
export async function findBrandedVideos(connection: Connection, userId: string): Promise<VideoRow[]> {
  const rows = await selectVideos(connection)
    .where('videos.user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('video_parts')
          .select('video_parts.role')
          .whereRef('video_parts.video_id', '=', 'videos.id')
          .where('video_parts.role', '=', 'brand'),
      ),
    )
    .execute();
  return rows.map(withParts);
}

/** For the job, which has no user. */
export async function findVideo(connection: Connection, videoId: string) {
  const row = await selectVideos(connection).where('videos.id', '=', videoId).executeTakeFirst();
  return row && withParts(row);
}

/**
 * A video made from hook, product clip and music; undefined for any other kind, whose parts do not change. Locks the
 * video and its parts until the transaction ends.
 */
export async function lockOwnUgcVideo(connection: Connection, userId: string, videoId: string) {
  const locked = await connection
    .selectFrom('videos')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', videoId)
    .where('kind', '=', 'ugc')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked && (await findOwnVideo(connection, userId, videoId));
}

export type NewVideo = {
  id: string;
  userId: string;
  kind: VideoKind;
  /** Default: portrait. */
  format?: VideoFormat;
  title: string;
  /** The initial parts. */
  parts: readonly VideoPart[];
};

export async function insertVideo(connection: Connection, video: NewVideo): Promise<void> {
  const { id, userId, kind, format, title, parts } = video;
  const row = { id, user_id: userId, kind, title, ...(format ? { format } : {}) };
  await connection.insertInto('videos').values(row).execute();
  for (const part of parts) await setVideoPart(connection, id, part);
}

export type VideoChange = Partial<{
  title: string;
  recipe: string;
  /** Null: the video is a draft. */
  task_id: string | null;
  shared_at: Date | null;
}>;

export async function updateVideo(
  connection: Connection,
  videoId: string,
  change: VideoChange,
): Promise<void> {
  await connection
    .updateTable('videos')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', videoId)
    .execute();
}

/** Sets a title that stays when the video's hook changes. */
export async function setOwnerTitle(connection: Connection, videoId: string, title: string): Promise<void> {
  await connection
    .updateTable('videos')
    .set({ title, is_named: true, updated_at: sql<Date>`now()` })
    .where('id', '=', videoId)
    .execute();
}

/** Also deletes its parts, finished files and takes. */
export async function deleteVideoRow(connection: Connection, videoId: string): Promise<void> {
  await connection.deleteFrom('videos').where('id', '=', videoId).execute();
}

/** The finished files of a video, in all their formats. */
export const readOutputs = (connection: Connection, videoId: string) =>
  connection.selectFrom('video_outputs').select('stored').where('video_id', '=', videoId).execute();

/** Stores the finished file in place of an older one of the same format. */
export async function setVideoOutput(
  connection: Connection,
  output: { videoId: string; format: string; recipe: string; taskId: string; stored: StoredVideo },
): Promise<void> {
  const { recipe, taskId } = output;
  const row = { recipe, task_id: taskId, stored: JSON.stringify(output.stored) };
  await connection
    .insertInto('video_outputs')
    .values({ video_id: output.videoId, format: output.format, ...row })
    .onConflict((conflict) =>
      conflict.columns(['video_id', 'format']).doUpdateSet({ ...row, created_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Also undefined if the owner has closed the account. */
export const findSharedVideo = (connection: Connection, videoId: string) =>
  connection
    .selectFrom('videos')
    .innerJoin('users', 'users.id', 'videos.user_id')
    .innerJoin('video_outputs', (join) =>
      join
        .onRef('video_outputs.video_id', '=', 'videos.id')
        .onRef('video_outputs.format', '=', 'videos.format'),
    )
    .leftJoin('video_parts as hook_part', (join) =>
      join.onRef('hook_part.video_id', '=', 'videos.id').on('hook_part.role', '=', 'hook'),
    )
    .leftJoin('hooks', 'hooks.id', 'hook_part.media_id')
    .leftJoin('video_parts as brand_part', (join) =>
      join.onRef('brand_part.video_id', '=', 'videos.id').on('brand_part.role', '=', 'brand'),
    )
    .select([
      'videos.id',
      'videos.title',
      'videos.is_named as has_owner_title',
      'videos.format',
      'videos.created_at',
      'video_outputs.stored',
      'hooks.text as hook_text',
      sql<string | null>`brand_part.settings ->> 'endAddress'`.as('end_address'),
    ])
    .where('videos.id', '=', videoId)
    .where('videos.shared_at', 'is not', null)
    .where('users.erasure_began_at', 'is', null)
    .executeTakeFirst();

/** A page of the finished videos, newest first. */
export const readFinishedVideos = (
  connection: Connection,
  userId: string,
  page: { limit: number; offset: number },
) =>
  connection
    .selectFrom('videos')
    .innerJoin('video_outputs as output', (join) =>
      join.onRef('output.video_id', '=', 'videos.id').onRef('output.format', '=', 'videos.format'),
    )
    .leftJoin('video_parts as hook_part', (join) =>
      join.onRef('hook_part.video_id', '=', 'videos.id').on('hook_part.role', '=', 'hook'),
    )
    .leftJoin('hooks', 'hooks.id', 'hook_part.media_id')
    .leftJoin('video_parts as reel_part', (join) =>
      join.onRef('reel_part.video_id', '=', 'videos.id').on('reel_part.role', '=', 'reel'),
    )
    .select([
      'videos.id',
      'videos.kind',
      'videos.format',
      'videos.title',
      'videos.created_at',
      'videos.shared_at',
      'output.stored',
      'hooks.text as hook_text',
      sql<string | null>`reel_part.settings ->> 'brandName'`.as('brand_name'),
    ])
    // Only the page's rows are joined: the skipped rows would cost as much as the page.
    .where('videos.id', 'in', idsOfFinished(connection, userId, page))
    .orderBy('videos.created_at', 'desc')
    .orderBy('videos.id')
    .execute();

const idsOfFinished = (
  connection: Connection,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  connection
    .selectFrom('videos')
    .select('videos.id')
    .where('videos.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('video_outputs as output')
          .select('output.video_id')
          .whereRef('output.video_id', '=', 'videos.id')
          .whereRef('output.format', '=', 'videos.format'),
      ),
    )
    .orderBy('videos.created_at', 'desc')
    .orderBy('videos.id')
    .limit(limit)
    .offset(offset);

/** The user's videos with an active task: their own, or that of this media as a part. */
export async function readVideosOfSubject(connection: Connection, userId: string, subjectId: string) {
  const rows = await selectVideos(connection)
    .where('videos.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('videos.id', '=', subjectId),
        eb(
          'videos.id',
          'in',
          eb.selectFrom('video_parts').select('video_id').where('media_id', '=', subjectId),
        ),
      ]),
    )
    .orderBy('videos.id')
    .execute();
  return rows.map(withParts);
}
