import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { expectSoundWallets } from '../../../tests/helpers/sound-wallets.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../tests/helpers/test-queue.ts';
import { addUpload, beginHook } from '../../../tests/helpers/test-video.ts';
import { findContentFile, insertContentFile, setContentFileTask } from '../db/content-files.ts';
import { findLatestExport } from '../db/account-exports.ts';
import { findHook } from '../db/hooks.ts';
import { placeHold, readCredits } from '../db/ledger.ts';
import { findTask } from '../db/tasks.ts';
import { findOwnVideo } from '../db/videos.ts';
import { startTask } from '../use-cases/tasks/life-cycle.ts';
import { openStillsThread } from '#studio/greenscreen/preview/run-stills.ts';
import { openSandboxCards } from '../adapters/sandbox/sandbox-cards.ts';
import { createEmbeddedStorage } from '../adapters/embedded/embedded-storage.ts';
import { deleteAccount } from '../use-cases/accounts/delete-account.ts';
import { startExport } from '../use-cases/accounts/start-export.ts';
import { addProduct } from '../use-cases/videos/add-product.ts';
import { chooseAudio } from '../use-cases/videos/choose-audio.ts';
import { processVideo } from '../use-cases/videos/process-video.ts';
import { readJobDefinitions } from './read-definitions.ts';
import { sweepLostTasks } from './sweep-lost-tasks.ts';
import { workFolderName } from './work-folders.ts';

async function setUp() {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const storage = createEmbeddedStorage({ folder: 'unused', signingSecret: 'unused' });
  const deps = {
    database,
    jobs,
    storage,
    definitions: await readJobDefinitions(),
    ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' },
    removeUnfinishedUploadsOf: async () => {},
    voices: [],
    lipSyncs: [],
    backgroundRemovals: [],
    imageToVideos: [],
    stills: openStillsThread(),
    languages: [],
    pictures: { engine: 'embedded' as const, draw: async () => {} },
    credentials: Promise.resolve(null),
    log: pino({ level: 'silent' }),
    ...openSandboxCards({ dataFolder: 'unused', publicOrigin: () => '' }),
    workRoot: await temporaryFolder(),
  };
  return { ...deps, userId: await testAccount(database, 100) };
}
type Deps = Awaited<ReturnType<typeof setUp>>;

const makeOld = async ({ database }: Deps): Promise<void> => {
  await sql`update tasks set updated_at = now() - interval '1 minute'`.execute(database);
};

test('a hook whose job the queue gave up fails and returns its credits', async () => {
  const deps = await setUp();
  const { hookId } = await beginHook(deps, deps.userId);
  await makeOld(deps);
  expect(await sweepLostTasks(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(deps.database);
  expect(await sweepLostTasks(deps)).toBe(1);
  expect(await findHook(deps.database, hookId)).toMatchObject({
    status: 'failed',
    error_code: 'hook_failed',
  });
  expect(await readCredits(deps.database, deps.userId)).toEqual({ balance: 100, held: 0 });
  expect(await sweepLostTasks(deps)).toBe(0);
});

test('the folders of a job that the queue gave up are removed, and no others @fix-039', async () => {
  const deps = await setUp();
  const { hookId } = await beginHook(deps, deps.userId);
  const task = await findTask(deps.database, (await findHook(deps.database, hookId))!.task_id);
  const left = path.join(deps.workRoot, workFolderName(task!.job_id!, 'killed'));
  const other = path.join(deps.workRoot, workFolderName(crypto.randomUUID(), 'working'));
  for (const folder of [left, other]) await mkdir(folder);
  await makeOld(deps);
  await sql`update pgboss.job set state = 'failed'`.execute(deps.database);
  await sweepLostTasks(deps);
  expect(await readdir(deps.workRoot)).toEqual([path.basename(other)]);
});

test('a template clip whose job the queue gave up fails with an error code', async () => {
  const deps = await setUp();
  const { database, userId } = deps;
  await insertContentFile(database, {
    id: 'clip',
    kind: 'template-video',
    sentBy: userId,
    fileName: 'clip.mp4',
    sizeBytes: 1,
    storageKey: 'content/files/clip.mp4',
    facts: { durationSeconds: 8, container: 'mp4', width: 720, height: 1280 },
  });
  const task = { kind: 'prepare-footage', userId, subjectId: 'clip', data: { fileId: 'clip' } } as const;
  const taskId = await database.transaction().execute((transaction) => startTask(deps, transaction, task));
  await setContentFileTask(database, 'clip', taskId);
  await makeOld(deps);
  expect(await sweepLostTasks(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  expect(await sweepLostTasks(deps)).toBe(1);
  expect(await findContentFile(database, 'clip')).toMatchObject({
    status: 'failed',
    error_code: 'preparation_failed',
  });
  expect(await sweepLostTasks(deps)).toBe(0);
});

test('a hold without active work is released, and that of a hook in progress is not @fix-032', async () => {
  const deps = await setUp();
  const { database, userId } = deps;
  await beginHook(deps, userId);
  await database
    .transaction()
    .execute((transaction) => placeHold(transaction, { userId, credits: 30, description: 'Lost' }));
  expect(await sweepLostTasks(deps)).toBe(1);
  expect(await readCredits(database, userId)).toEqual({ balance: 90, held: 10 });
  await expectSoundWallets(database);
  expect(await sweepLostTasks(deps)).toBe(0);
});

test('a video that still waits although its parts have ended is composed', async () => {
  const deps = await setUp();
  const { userId, database } = deps;
  const { videoId } = await beginHook(deps, userId);
  const uploadId = await addUpload(database, userId);
  const product = { uploadId, range: wholeRange, overlayText: null };
  await addProduct(deps, { userId, videoId, ...product });
  await chooseAudio(deps, { userId, videoId, audio: null });
  await processVideo(deps, { userId, videoId });
  const status = async () => (await findOwnVideo(database, userId, videoId))?.status;
  // The children end without advancing their parent, which no current code path does.
  await database
    .updateTable('tasks')
    .set({ status: 'completed', ended_at: new Date() })
    .where('kind', 'in', ['make-hook', 'prepare-clip'])
    .execute();
  expect(await status()).toBe('waiting');
  await sweepLostTasks(deps);
  expect(await status()).toBe('waiting');
  await makeOld(deps);
  await sweepLostTasks(deps);
  expect(await status()).toBe('running');
});

test('an erasure whose job the queue gave up restarts, and an export fails', async () => {
  const deps = await setUp();
  const { database, jobs, userId, storage } = deps;
  const origin = { address: '127.0.0.1', userAgent: '', requestId: 'r' };
  await startExport({ database, jobs, storage }, { userId, origin });
  await makeOld(deps);
  expect(await sweepLostTasks(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  expect(await sweepLostTasks(deps)).toBe(1);
  expect((await findLatestExport(database, userId))?.status).toBe('failed');

  const { email } = await database.selectFrom('users').select('email').executeTakeFirstOrThrow();
  await deleteAccount({ database, jobs, log: deps.log }, { userId, email, origin });
  await sql`update users set erasure_began_at = now() - interval '1 minute'`.execute(database);
  await makeOld(deps);
  expect(await sweepLostTasks(deps)).toBe(0);
  await sql`update pgboss.job set state = 'failed'`.execute(database);
  // The lost task fails, and another one starts.
  expect(await sweepLostTasks(deps)).toBe(2);
  const { rows } = await sql`
    select task.data from tasks task join pgboss.job job on job.id::text = task.job_id
    where task.kind = 'erase-account' and task.status = 'running' and job.state = 'created'
  `.execute(database);
  expect(rows).toEqual([{ data: { userId } }]);
  expect(await sweepLostTasks(deps)).toBe(0);
});
