import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook, finishClip, finishHook } from '../../../tests/helpers/test-video.ts';
import { findContentFile, insertContentFile } from '../db/content-files.ts';
import { findHook } from '../db/hooks.ts';
import { enqueueJob } from '../db/job-queue.ts';
import { readWallet } from '../db/ledger.ts';
import { openSandboxCards } from '../adapters/embedded-cards.ts';
import { createEmbeddedStorage } from '../adapters/embedded-storage.ts';
import { deleteAccount } from '../use-cases/accounts/delete-account.ts';
import { startExport } from '../use-cases/accounts/start-export.ts';
import { addProduct } from '../use-cases/generations/add-product.ts';
import { chooseAudio } from '../use-cases/generations/choose-audio.ts';
import { processGeneration } from '../use-cases/generations/process-generation.ts';
import { createHandlers } from './handlers.ts';
import { sweepLostJobs } from './sweep-lost-jobs.ts';

async function setUp() {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const storage = createEmbeddedStorage({ folder: 'unused', signingSecret: 'unused' });
  const handlers = createHandlers({
    database,
    jobs,
    storage,
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    removePartsOf: async () => {},
    voices: [],
    lipSyncs: [],
    credentials: Promise.resolve(null),
    log: pino({ level: 'silent' }),
    ...openSandboxCards({ dataFolder: 'unused', publicOrigin: () => '' }),
  });
  const deps = { database, jobs, storage, handlers, logger: pino({ level: 'silent' }) };
  return { ...deps, userId: await testAccount(database, 100) };
}
type Deps = Awaited<ReturnType<typeof setUp>>;

const makeOld = async ({ database }: Deps): Promise<void> => {
  for (const table of ['hooks', 'clips', 'content_files'])
    await sql`update ${sql.table(table)} set created_at = now() - interval '1 minute'`.execute(database);
  await sql`update generations set updated_at = now() - interval '1 minute'`.execute(database);
};

const generation = ({ database }: Deps, id: string) =>
  database.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a hook whose job the queue gave up fails, and its credits come back', async () => {
  const deps = await setUp();
  const { hookId } = await beginHook(deps, deps.userId);
  await makeOld(deps);
  expect(await sweepLostJobs(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(deps.database);
  expect(await sweepLostJobs(deps)).toBe(1);
  expect(await findHook(deps.database, hookId)).toMatchObject({
    status: 'failed',
    error_code: 'hook_failed',
  });
  expect(await readWallet(deps.database, deps.userId)).toEqual({ balance: 100, held: 0 });
  expect(await sweepLostJobs(deps)).toBe(0);
});

test('the clip of a template whose job the queue gave up fails, and says so', async () => {
  const deps = await setUp();
  const { database, userId } = deps;
  const jobId = crypto.randomUUID();
  await insertContentFile(database, {
    id: 'clip',
    kind: 'template-video',
    sentBy: userId,
    fileName: 'clip.mp4',
    sizeBytes: 1,
    storageKey: 'content/files/clip.mp4',
    video: { facts: { durationSeconds: 8, container: 'mp4', width: 720, height: 1280 }, jobId },
  });
  await enqueueJob(deps.jobs, database, {
    id: jobId,
    name: 'prepare-footage',
    data: { fileId: 'clip' },
    userId,
  });
  await makeOld(deps);
  expect(await sweepLostJobs(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  expect(await sweepLostJobs(deps)).toBe(1);
  expect(await findContentFile(database, 'clip')).toMatchObject({
    status: 'failed',
    error_code: 'video_failed',
  });
  expect(await sweepLostJobs(deps)).toBe(0);
});

test('a video that waits although its parts are there is begun', async () => {
  const deps = await setUp();
  const { userId } = deps;
  const { generationId, hookId } = await beginHook(deps, userId);
  const uploadId = await addUpload(deps.database, userId);
  const product = { uploadId, startTime: null, endTime: null, overlayText: null };
  await addProduct(deps, { userId, generationId, ...product });
  await chooseAudio(deps, { userId, generationId, audio: null });
  await processGeneration(deps, { userId, generationId });
  // Rows that changed without anybody looking at the video, as a process killed at the wrong moment might leave them.
  await finishHook(deps.database, hookId);
  await finishClip(deps.database, (await generation(deps, generationId)).clip_id!);
  expect((await generation(deps, generationId)).status).toBe('queued');
  await makeOld(deps);
  await sweepLostJobs(deps);
  expect((await generation(deps, generationId)).status).toBe('processing');
});

test('an erasure whose job the queue gave up is begun anew, and an export fails', async () => {
  const deps = await setUp();
  const { database, jobs, userId, storage } = deps;
  const origin = { address: '127.0.0.1', userAgent: '', requestId: 'r' };
  await startExport({ database, jobs, storage }, { userId, origin });
  await sql`update account_exports set requested_at = now() - interval '1 minute'`.execute(database);
  expect(await sweepLostJobs(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  expect(await sweepLostJobs(deps)).toBe(1);
  expect(await database.selectFrom('account_exports').select('status').executeTakeFirst()).toEqual({
    status: 'failed',
  });

  const { email } = await database.selectFrom('users').select('email').executeTakeFirstOrThrow();
  await deleteAccount({ database, jobs, log: deps.logger }, { userId, email, origin });
  await sql`update users set erasure_began_at = now() - interval '1 minute'`.execute(database);
  expect(await sweepLostJobs(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  expect(await sweepLostJobs(deps)).toBe(1);
  const { rows } = await sql`
    select data from pgboss.job where name = 'erase-account' and state = 'created'
  `.execute(database);
  expect(rows).toEqual([{ data: { userId } }]);
  expect(await sweepLostJobs(deps)).toBe(0);
});
