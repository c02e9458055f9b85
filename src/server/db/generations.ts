import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { GenerationStatus } from '#contract/calls/generations.ts';
import type { Connection } from './database.ts';
import type { StoredVideo } from './video-tables.ts';

export type GenerationRow = NonNullable<Awaited<ReturnType<typeof findOwnGeneration>>>;

export const workingStatuses: readonly GenerationStatus[] = [
  'queued',
  'processing',
  'rendering',
  'uploading',
];
const underWay: ReadonlySet<GenerationStatus> = new Set(workingStatuses);

/** Whether the final video is being made, or waits for its parts. */
export const isUnderWay = ({ status }: { status: GenerationStatus }): boolean => underWay.has(status);

export async function insertGeneration(
  connection: Connection,
  generation: { id: string; userId: string; hookId: string; title: string },
): Promise<void> {
  await connection
    .insertInto('generations')
    .values({
      id: generation.id,
      user_id: generation.userId,
      hook_id: generation.hookId,
      title: generation.title,
    })
    .execute();
}

export const findOwnGeneration = (connection: Connection, userId: string, generationId: string) =>
  connection
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .executeTakeFirst();

export const lockOwnGeneration = (connection: Connection, userId: string, generationId: string) =>
  connection
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .forUpdate()
    .executeTakeFirst();

export const lockGeneration = (connection: Connection, generationId: string) =>
  connection
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', generationId)
    .forUpdate()
    .executeTakeFirst();

export const findSharedGeneration = (connection: Connection, generationId: string) =>
  connection
    .selectFrom('generations')
    .select(['id', 'title', 'result', 'created_at'])
    .where('id', '=', generationId)
    .where('shared_at', 'is not', null)
    .where('result', 'is not', null)
    .executeTakeFirst();

export const readFinishedGenerations = (
  connection: Connection,
  userId: string,
  page: { limit: number; offset: number },
) =>
  connection
    .selectFrom('generations')
    .leftJoin('hooks', 'hooks.id', 'generations.hook_id')
    .select([
      'generations.id',
      'generations.title',
      'generations.result',
      'generations.created_at',
      'generations.shared_at',
      'hooks.text as hook_text',
    ])
    .where('generations.user_id', '=', userId)
    .where('generations.result', 'is not', null)
    .orderBy('generations.created_at', 'desc')
    .orderBy('generations.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export type GenerationChange = Partial<{
  status: GenerationStatus;
  progress: number;
  stage: string;
  error_code: ErrorCode | null;
  title: string;
  hook_id: string;
  product_upload_id: string;
  clip_id: string;
  audio_source: 'none' | 'custom' | 'library';
  audio_upload_id: string | null;
  audio_clip_id: string | null;
  audio_track_id: string | null;
  audio_volume: number;
  recipe: string;
  job_id: string | null;
  shared_at: Date | null;
}>;

export async function updateGeneration(
  connection: Connection,
  generationId: string,
  change: GenerationChange,
): Promise<void> {
  await connection
    .updateTable('generations')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', generationId)
    .execute();
}

/** False when this video is not being made any more. */
export async function updateVideoProgress(
  connection: Connection,
  generationId: string,
  recipe: string,
  change: { status: 'processing' | 'rendering' | 'uploading'; progress: number },
): Promise<boolean> {
  const updated = await connection
    .updateTable('generations')
    .set({ ...change, stage: change.status, updated_at: sql<Date>`now()` })
    .where('id', '=', generationId)
    .where('recipe', '=', recipe)
    .where('status', 'in', ['processing', 'rendering', 'uploading'])
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** True when the video is still wanted: nobody cancelled, and its inputs are the same. */
export async function completeVideo(
  connection: Connection,
  generationId: string,
  video: StoredVideo,
): Promise<boolean> {
  const updated = await connection
    .updateTable('generations')
    .set({
      status: 'completed',
      stage: 'completed',
      progress: 100,
      error_code: null,
      result: JSON.stringify(video),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', generationId)
    .where('recipe', '=', video.recipe)
    .where('status', 'in', ['processing', 'rendering', 'uploading'])
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The generations that show this hook, clip or music, for events and for videos that wait. */
export async function readGenerationsUsing(
  connection: Connection,
  part: { hookId: string } | { clipId: string },
): Promise<string[]> {
  const query = connection.selectFrom('generations').select('id').orderBy('id');
  const rows = await (
    'hookId' in part
      ? query.where('hook_id', '=', part.hookId)
      : query.where((eb) => eb.or([eb('clip_id', '=', part.clipId), eb('audio_clip_id', '=', part.clipId)]))
  ).execute();
  return rows.map((row) => row.id);
}
