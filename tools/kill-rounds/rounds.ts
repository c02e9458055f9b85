import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { RunningApp } from '../../tests/helpers/running-app.ts';
import { waitFor } from '../../tests/helpers/wait-for.ts';
import type { Load, WorkKind } from './load.ts';
import type { Random } from '../../tests/helpers/seeded-random.ts';
import type { Round } from './report.ts';
import { findPids, killTarget, needsStart, type Target } from './targets.ts';

export type RoundScene = {
  app: () => RunningApp;
  /** After a kill that requires a new `npm start`. */
  startAgain: () => Promise<void>;
  database: Database;
  load: Load;
  /** The process to kill, from a separate random generator, so that a seed selects the same targets at any machine speed. */
  nextTarget: () => Target;
  random: Random;
};

/** More tasks would only wait for each other on two cores. */
const maxWorkUnderWay = 5;
const maxPauseMs = 2_500;
const readyWithinMs = 60_000;
const workingWithinMs = 120_000;
const ffmpegWithinMs = 5_000;

/** Mostly hooks, the cheapest work that runs through the whole pipeline. */
const kinds: readonly WorkKind[] = ['hook', 'hook', 'upload', 'hook', 'video'];

/** Kills one target during work and waits until the app has recovered. */
export async function playRound(scene: RoundScene): Promise<Round> {
  const { random, load } = scene;
  const chosen = scene.nextTarget();
  keepBusy(scene);
  await delay(random.next() * maxPauseMs);
  const target = chosen === 'ffmpeg' && !(await hasFfmpeg(scene)) ? 'worker' : chosen;

  const before = pidsOfServices(scene.app());
  const reports = await countReports(scene.database);
  const killedAt = performance.now();
  await killTarget(target, { app: scene.app(), random });
  if (needsStart(target)) await scene.startAgain();
  await waitFor(async () => ((await isReady(scene.app(), target, before)) ? true : undefined), readyWithinMs);
  const readyMs = performance.now() - killedAt;
  // Interrupted work is taken over after the heartbeat timeout; new work shows earlier that the workers have recovered.
  if (load.underWay() < maxWorkUnderWay + 2) load.begin('hook');
  await waitFor(
    async () => ((await countReports(scene.database)) > reports ? true : undefined),
    workingWithinMs,
  );
  return { target, readyMs, workingMs: performance.now() - killedAt };
}

function keepBusy({ load, random }: RoundScene): void {
  while (load.underWay() < maxWorkUnderWay - 2) load.begin(random.pick(kinds));
}

/** Waits for a process to kill, and starts work that uses such a process. */
async function hasFfmpeg({ app, load }: RoundScene): Promise<boolean> {
  if (load.underWay() < maxWorkUnderWay + 2) load.begin('upload');
  const end = performance.now() + ffmpegWithinMs;
  while (performance.now() < end) {
    if ((await findPids('ffmpeg', app())).length > 0) return true;
    await delay(20);
  }
  return false;
}

type Services = { web: number[]; worker: number[] };
const pidsOfServices = (app: RunningApp): Services => ({
  web: app.pidsOf('web'),
  worker: app.pidsOf('worker'),
});

/** A killed service counts as recovered once its successor runs, because readiness only checks for a fresh heartbeat. */
async function isReady(app: RunningApp, target: Target, before: Services): Promise<boolean> {
  const now = pidsOfServices(app);
  for (const service of ['web', 'worker'] as const) {
    if (now[service].length === 0) return false;
    if (target === service && now[service].some((pid) => before[service].includes(pid))) return false;
  }
  return (await fetch(new URL('/api/ready', app.url)).catch(() => null))?.ok ?? false;
}

/** Number of progress and end events by workers; the web service reports the start of a task. */
async function countReports(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from task_events where data->>'type' in ('task.progress', 'task.ended')
  `.execute(database);
  return rows[0]!.count;
}
