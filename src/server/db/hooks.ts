import { sql } from 'kysely';
import type { HookStyle } from '#contract/hook-styles.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { Connection } from './database.ts';
import type { StoredHookEngines, StoredMedia, StoredWord } from './video-tables.ts';

export type HookRow = NonNullable<Awaited<ReturnType<typeof findHook>>>;

export type NewHook = {
  id: string;
  userId: string;
  templateId: string;
  text: string;
  overlayEnabled: boolean;
  captionStyle: CaptionStyle | null;
  hookStyle: HookStyle;
  voice: Voice | null;
  style: SpeakingStyle;
  speed: number;
  /** How many films of these settings the video had before; each is performed differently. Default: 0. */
  variation?: number;
};

const columns = [
  'hooks.id',
  'hooks.user_id',
  'hooks.template_id',
  'hooks.text',
  'hooks.overlay_enabled',
  'hooks.caption_style',
  'hooks.clean_key',
  'hooks.hook_style',
  'hooks.voice',
  'hooks.style',
  'hooks.speed',
  'hooks.take as variation',
  'hooks.engines',
  'hooks.words',
  'hooks.created_at',
  'hooks.deleted_at',
  'media.stored as clip',
  'tasks.id as task_id',
  'tasks.status',
  'tasks.stage',
  'tasks.progress',
  'tasks.error_code',
] as const;

/** Hooks with their media and the task that makes it; a hook and its media share their id. */
const hooksWithTask = (connection: Connection) =>
  connection
    .selectFrom('hooks')
    .innerJoin('media', 'media.id', 'hooks.id')
    .innerJoin('tasks', 'tasks.id', 'media.task_id');

/** The row of the hook's media must exist. */
export async function insertHook(connection: Connection, hook: NewHook): Promise<void> {
  await connection
    .insertInto('hooks')
    .values({
      id: hook.id,
      user_id: hook.userId,
      template_id: hook.templateId,
      text: hook.text,
      overlay_enabled: hook.overlayEnabled,
      caption_style: hook.captionStyle,
      hook_style: hook.hookStyle,
      voice: hook.voice,
      style: hook.style,
      speed: hook.speed,
      take: hook.variation ?? 0,
    })
    .execute();
}

/** For the job, which has no user. */
export const findHook = (connection: Connection, hookId: string) =>
  hooksWithTask(connection).select(columns).where('hooks.id', '=', hookId).executeTakeFirst();

export const findOwnHook = (connection: Connection, userId: string, hookId: string) =>
  hooksWithTask(connection)
    .select(columns)
    .where('hooks.user_id', '=', userId)
    .where('hooks.id', '=', hookId)
    .executeTakeFirst();

/** The hook of a video, for callers that have only the video's id. */
export const findOwnHookOfVideo = (connection: Connection, userId: string, videoId: string) =>
  hooksWithTask(connection)
    .innerJoin('video_parts', (join) =>
      join.onRef('video_parts.media_id', '=', 'hooks.id').on('video_parts.role', '=', 'hook'),
    )
    .select(columns)
    .where('hooks.user_id', '=', userId)
    .where('video_parts.video_id', '=', videoId)
    .executeTakeFirst();

/** Adds a hook to the takes of a video; idempotent. */
export async function insertTake(
  connection: Connection,
  take: { videoId: string; hookId: string },
): Promise<void> {
  await connection
    .insertInto('video_takes')
    .values({ video_id: take.videoId, hook_id: take.hookId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hooks made for a video, oldest first. */
export const readTakesOfVideo = (connection: Connection, videoId: string): Promise<HookRow[]> =>
  hooksWithTask(connection)
    .innerJoin('video_takes', 'video_takes.hook_id', 'hooks.id')
    .select(columns)
    .where('video_takes.video_id', '=', videoId)
    .orderBy('video_takes.created_at')
    .orderBy('hooks.id')
    .execute();

/** The takes of a video that no other video uses. */
export const readExclusiveTakes = (connection: Connection, videoId: string): Promise<HookRow[]> =>
  hooksWithTask(connection)
    .innerJoin('video_takes', 'video_takes.hook_id', 'hooks.id')
    .select(columns)
    .where('video_takes.video_id', '=', videoId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('video_takes as other')
            .select('other.video_id')
            .whereRef('other.hook_id', '=', 'hooks.id')
            .where('other.video_id', '!=', videoId),
        ),
      ),
    )
    .execute();

export async function updateHookEngines(
  connection: Connection,
  hookId: string,
  engines: StoredHookEngines,
): Promise<void> {
  await connection
    .updateTable('hooks')
    .set({ engines: JSON.stringify(engines) })
    .where('id', '=', hookId)
    .execute();
}

/** The times of its words; null if unknown. */
export async function updateHookWords(
  connection: Connection,
  hookId: string,
  words: readonly StoredWord[] | null,
): Promise<void> {
  await connection
    .updateTable('hooks')
    .set({ words: words && JSON.stringify(words) })
    .where('id', '=', hookId)
    .execute();
}

/** The key of the picture without captions. */
export async function updateHookCleanKey(
  connection: Connection,
  hookId: string,
  key: string | null,
): Promise<void> {
  await connection.updateTable('hooks').set({ clean_key: key }).where('id', '=', hookId).execute();
}

export type FinishedHookRow = HookRow & { clip: StoredMedia };

/** A page of the finished hooks that were not deleted, newest first, and their total. */
export async function readFinishedHooks(
  connection: Connection,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: FinishedHookRow[]; totalCount: number }> {
  const finished = hooksWithTask(connection)
    .where('hooks.user_id', '=', userId)
    .where('media.stored', 'is not', null)
    .where('hooks.deleted_at', 'is', null);
  const rows = await finished
    .select(columns)
    .orderBy('hooks.created_at', 'desc')
    .orderBy('hooks.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await finished
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows as FinishedHookRow[], totalCount: count };
}

export async function markHookDeleted(connection: Connection, hookId: string): Promise<void> {
  await connection
    .updateTable('hooks')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', hookId)
    .execute();
}
