import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHook } from '#contract/calls/hooks.ts';
import { addTemplate, readTemplate, uploadTemplateVideo } from '#contract/calls/templates.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from '../tests/helpers/api.ts';
import { startFalStandIn } from '../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { waitFor } from '../tests/helpers/wait-for.ts';
import { makeClip } from '../tests/helpers/sample-media.ts';
import { hookEnd, startShortHook } from '../tests/helpers/video-steps.ts';

/** Duration of each vendor job; a hook needs two, voice and lip-sync. */
const vendorSeconds = 20;
const hooks = 8;
const maxMinutes = 10;

async function addFootage(editor: Person, folder: string): Promise<string> {
  const clip = await makeClip(path.join(folder, 'ada.mp4'), { seconds: 2, size: '180x320' });
  const { url: videoUrl } = await editor.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name: 'Ada', type: 'hook', categoryId: 'marketing', videoUrl, consent: true } as const;
  const { id } = await editor.call(addTemplate, { body });
  await waitFor(async () => {
    const { status } = await editor.call(readTemplate, { params: { templateId: id } });
    return status === 'processing' ? undefined : status;
  }, 60_000);
  return id;
}

type Worker = { child: ChildProcess; hasWorked: () => boolean };

/** An additional worker process on the app's database and data folder. */
function addWorker(environment: Record<string, string>): Worker {
  const program = ['--disable-warning=ExperimentalWarning', 'src/server/main.ts', '--services=worker'];
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    ...environment,
    LOG_LEVEL: 'info',
  };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let hasWorked = false;
  child.stdout.on('data', (lines: Buffer) => (hasWorked ||= lines.includes('"job completed"')));
  return { child, hasWorked: () => hasWorked };
}

/** Makes drawn hooks until every additional worker has made one, so that start-up is not measured. */
async function warmUp(person: Person, workers: readonly Worker[]): Promise<void> {
  do {
    await person.buy('creator');
    const started = await Promise.all([startShortHook(person), startShortHook(person)]);
    for (const { hookGenerationId } of started) await hookEnd(person, hookGenerationId);
  } while (!workers.every(({ hasWorked }) => hasWorked()));
}

/** Seconds until all hooks that wait for a vendor are done, with this many worker processes. */
async function secondsWith(workers: number, folder: string): Promise<number> {
  const postgres = await startEmbeddedPostgres(path.join(folder, `database-${workers}`), { durable: false });
  const closings: (() => Promise<void>)[] = [];
  const fal = await startFalStandIn((close) => closings.push(close));
  const dataFolder = path.join(folder, `data-${workers}`);
  const environment = {
    LOG_LEVEL: 'warn',
    ESPEAK_NG_PATH: 'off',
    DATA_DIR: dataFolder,
    DATABASE_URL: postgres.databaseUrl,
    FAL_KEY: fal.apiKey,
    FAL_QUEUE_URL: fal.url,
    FAL_REST_URL: fal.url,
    FAL_JWKS_URL: fal.jwksUrl,
  };
  const app = await startApp({ dataFolder, environment });
  const further = Array.from({ length: workers - 1 }, () =>
    addWorker({ ...environment, PUBLIC_ORIGIN: app.url }),
  );
  const editor = await app.api.signIn('Editor');
  const seenAt = new Map<string, number>();
  const vendor = setInterval(() => {
    for (const order of fal.orders().filter(({ isDone }) => !isDone)) {
      if (!seenAt.has(order.id)) {
        seenAt.set(order.id, performance.now());
        void fal.make(order);
      } else if (performance.now() - seenAt.get(order.id)! > vendorSeconds * 1_000) void fal.finish(order);
    }
  }, 100);
  try {
    const templateId = await addFootage(editor, folder);
    fal.behave({ polls: 0 });
    await warmUp(editor, further);
    fal.behave({ polls: Number.MAX_SAFE_INTEGER });
    const people = await Promise.all(
      Array.from({ length: hooks }, (_, index) => app.api.signIn(`Waiting ${index}`)),
    );
    for (const person of people) await person.buy('starter');
    const startedAt = performance.now();
    await Promise.all(
      people.map(async (person) => {
        const body = { templateId, hookText: 'Stop! Buy milk.' };
        const { hookGenerationId } = await person.call(startHook, { body });
        const { status, engines } = await hookEnd(person, hookGenerationId, maxMinutes * 60_000);
        if (status !== 'completed' || engines?.lipSync !== 'fal')
          throw new Error(`a hook ended as ${status}, made by ${engines?.lipSync}`);
      }),
    );
    return (performance.now() - startedAt) / 1_000;
  } finally {
    clearInterval(vendor);
    for (const { child } of further) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await app.stop();
    for (const close of closings) await close();
    await postgres.stop();
  }
}

/** Speed-up of two worker processes over one while they wait for a vendor. */
export async function measureWaitingEngines(): Promise<{ oneSeconds: number; twoSeconds: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-waiting-'));
  try {
    return { oneSeconds: await secondsWith(1, folder), twoSeconds: await secondsWith(2, folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// node bench/waiting-engines.ts
if (import.meta.main) {
  const { oneSeconds, twoSeconds } = await measureWaitingEngines();
  process.stdout.write(`${JSON.stringify({ oneSeconds, twoSeconds, ratio: oneSeconds / twoSeconds })}\n`);
}
