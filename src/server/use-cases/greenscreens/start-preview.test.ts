import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, finishExamination, greenscreenOf } from '../../../../tests/helpers/test-greenscreen.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import type { Database } from '../../db/database.ts';
import { findPreview, storePreview } from '../../db/greenscreen-previews.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { readCredits } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import type { Storage } from '../../ports/storage.ts';
import { completeTask } from '../tasks/life-cycle.ts';
import { readPreview, startPreview } from './start-preview.ts';

let deps: {
  database: Database & { databaseUrl: string };
  jobs: JobQueue;
  publicOrigin: string;
  storage: Storage;
};
let userId: string;
let uploadId: string;

beforeEach(async () => {
  const database = await testDatabase();
  const storage = { signAddress: (key: string) => `/signed/${key}` } as Storage;
  deps = { database, jobs: await testQueue(database), publicOrigin: 'https://hookline.example', storage };
  userId = await testAccount(database, 0);
  uploadId = await addUpload(database, userId);
});

const preview = (changes: Parameters<typeof greenscreenOf>[1] = {}) =>
  startPreview(deps, { userId, settings: greenscreenOf(uploadId, changes) });

async function finish(previewId: string): Promise<void> {
  const { task_id, clip_id } = (await findPreview(deps.database, previewId))!;
  const { rows } =
    await sql`select 1 from greenscreen_clips where id = ${clip_id} and findings is null`.execute(
      deps.database,
    );
  if (rows.length > 0) await finishExamination(deps, clip_id, aPerson);
  const key = `users/${userId}/previews/${previewId}`;
  const frames = [{ moment: 'start' as const, beforeKey: `${key}/b.jpg`, afterKey: `${key}/a.jpg` }];
  await deps.database
    .transaction()
    .execute((transaction) =>
      completeTask(deps, transaction, task_id!, (connection) =>
        storePreview(connection, previewId, { frames, method: 'matting', notes: ['soft-edges'] }),
      ),
    );
}

test('a preview is free, and drawn once for the same picture whatever its sound', async () => {
  const started = await preview();
  expect(started).toMatchObject({ status: 'waiting', frames: [], engine: null });
  await finish(started.id);
  const drawn = await preview();
  expect(drawn).toMatchObject({
    id: started.id,
    status: 'completed',
    engine: 'matting',
    notes: ['soft-edges'],
  });
  expect(drawn.frames[0]!.afterUrl).toBe(`/signed/users/${userId}/previews/${started.id}/a.jpg`);
  expect((await preview({ sound: 'both' })).id).toBe(started.id);
  expect(await readCredits(deps.database, userId)).toEqual({ balance: 0, held: 0 });
});

test('changed settings cancel the clip’s unfinished preview, and no other clip’s', async () => {
  const other = await addUpload(deps.database, userId);
  const [first, elsewhere] = [await preview(), await preview({ videoId: other })];
  const second = await preview({ softness: 1 });
  const statusOf = async (previewId: string) => (await readPreview(deps, { userId, previewId })).status;
  expect([await statusOf(first.id), await statusOf(second.id), await statusOf(elsewhere.id)]).toEqual([
    'cancelled',
    'waiting',
    'waiting',
  ]);
  expect((await preview()).status).toBe('waiting');
});

test('previews older than a day are deleted, and their files become orphans', async () => {
  const { id } = await preview();
  await finish(id);
  const needed = (): Promise<boolean> =>
    isFileNeeded(deps.database, `users/${userId}/previews/${id}/start-after.jpg`);
  await tidyUp(deps.database);
  expect(await needed()).toBe(true);
  await sql`update greenscreen_previews set created_at = now() - interval '25 hours'`.execute(deps.database);
  await tidyUp(deps.database);
  expect(await needed()).toBe(false);
  await expect(readPreview(deps, { userId, previewId: id })).rejects.toMatchObject({ code: 'not_found' });
});

test('beyond 30 previews a day the oldest are deleted', async () => {
  const { id } = await preview();
  await finish(id);
  await sql`update greenscreen_previews set created_at = now() - interval '1 hour'`.execute(deps.database);
  await sql`
    insert into greenscreen_previews (id, user_id, clip_id, parts)
    select 'preview ' || number, user_id, clip_id, parts
    from greenscreen_previews, generate_series(1, 30) number
  `.execute(deps.database);
  await preview({ shadow: 1 });
  expect(await findPreview(deps.database, id)).toBeUndefined();
});

test('another user’s preview is not found @greenscreen-011', async () => {
  const { id: previewId } = await preview();
  const stranger = await testAccount(deps.database, 0);
  await expect(readPreview(deps, { userId: stranger, previewId })).rejects.toMatchObject({
    code: 'not_found',
  });
});
