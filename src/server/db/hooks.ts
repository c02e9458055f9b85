import { sql } from 'kysely';
import type { HookEngines } from '#contract/engines.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { HookStage } from '#contract/calls/hooks.ts';
import type { SpeakingStyle, Voice } from '#contract/voices.ts';
import type { Connection } from './database.ts';
import type { StoredMedia } from './video-tables.ts';

export type HookRow = NonNullable<Awaited<ReturnType<typeof findHook>>>;

const columns = [
  'hooks.id',
  'hooks.user_id',
  'hooks.template_id',
  'hooks.text',
  'hooks.overlay_enabled',
  'hooks.voice',
  'hooks.style',
  'hooks.speed',
  'hooks.status',
  'hooks.stage',
  'hooks.progress',
  'hooks.error_code',
  'hooks.hold_id',
  'hooks.job_id',
  'hooks.engines',
  'hooks.clip',
  'hooks.created_at',
  'hooks.deleted_at',
] as const;

export async function insertHook(
  connection: Connection,
  hook: {
    id: string;
    userId: string;
    templateId: string;
    text: string;
    overlayEnabled: boolean;
    voice: Voice | null;
    style: SpeakingStyle;
    speed: number;
    holdId: string;
    jobId: string;
  },
): Promise<void> {
  await connection
    .insertInto('hooks')
    .values({
      id: hook.id,
      user_id: hook.userId,
      template_id: hook.templateId,
      text: hook.text,
      overlay_enabled: hook.overlayEnabled,
      voice: hook.voice,
      style: hook.style,
      speed: hook.speed,
      hold_id: hook.holdId,
      job_id: hook.jobId,
    })
    .execute();
}

/** For the job itself, which knows no user. */
export const findHook = (connection: Connection, hookId: string) =>
  connection.selectFrom('hooks').select(columns).where('id', '=', hookId).executeTakeFirst();

export const findOwnHook = (connection: Connection, userId: string, hookId: string) =>
  connection
    .selectFrom('hooks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', hookId)
    .executeTakeFirst();

/** The hook of a generation, for callers who hold the generation's id only. */
export const findOwnHookOfGeneration = (connection: Connection, userId: string, generationId: string) =>
  connection
    .selectFrom('hooks')
    .innerJoin('generations', 'generations.hook_id', 'hooks.id')
    .select(columns)
    .where('generations.user_id', '=', userId)
    .where('generations.id', '=', generationId)
    .executeTakeFirst();

/** False when the hook has ended: there is no progress to tell any more. */
export async function updateHookProgress(
  connection: Connection,
  hookId: string,
  stage: HookStage,
  progress: number,
): Promise<boolean> {
  const updated = await connection
    .updateTable('hooks')
    .set({ stage, progress: sql<number>`greatest(progress, ${progress})` })
    .where('id', '=', hookId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** True for the one caller that ended the hook; everybody later changes nothing. */
export async function completeHook(
  connection: Connection,
  hookId: string,
  result: { clip: StoredMedia; engines: HookEngines },
): Promise<boolean> {
  const updated = await connection
    .updateTable('hooks')
    .set({
      status: 'completed',
      stage: 'complete',
      progress: 100,
      clip: JSON.stringify(result.clip),
      engines: JSON.stringify(result.engines),
      completed_at: new Date(),
    })
    .where('id', '=', hookId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** True for the one caller that ended the hook. */
export async function endHook(
  connection: Connection,
  hookId: string,
  status: 'failed' | 'cancelled',
  errorCode: ErrorCode | null,
): Promise<boolean> {
  const updated = await connection
    .updateTable('hooks')
    .set({ status, error_code: errorCode, completed_at: new Date() })
    .where('id', '=', hookId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** A page of the hooks that are done and not removed, newest first, and how many there are. */
export async function readFinishedHooks(
  connection: Connection,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: HookRow[]; totalCount: number }> {
  const finished = connection
    .selectFrom('hooks')
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null);
  const rows = await finished
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { count } = await finished
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export async function markHookDeleted(connection: Connection, hookId: string): Promise<void> {
  await connection.updateTable('hooks').set({ deleted_at: new Date() }).where('id', '=', hookId).execute();
}
