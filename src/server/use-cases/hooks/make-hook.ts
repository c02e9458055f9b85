import type { Transaction } from 'kysely';
import type { HookStage } from '#contract/calls/hooks.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Database } from '../../db/database.ts';
import { completeHook, endHook, findHook, updateHookProgress } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { captureHold, releaseHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { progressBetween, type JobContext, type JobProgress } from '../../domain/jobs.ts';
import { composeWhenReady } from '../generations/compose-when-ready.ts';
import { tellGenerations } from '../generations/tell-generations.ts';
import { getTemplate } from '../templates/find-template.ts';
import { filmHook, type FilmDeps } from './film-hook.ts';
import { findSounds, speakHook } from './speak-hook.ts';

type MakeDeps = { database: Database; jobs: JobQueue } & FilmDeps;
type Settle = (transaction: Transaction<Tables>) => Promise<void>;

/** Shares of the whole by measured time: speaking is quick, drawing is not. */
const speechEndsAt = 12;
const filmingEndsAt = 97;

/** Speech, then the one who speaks it. Answers how to settle: state and credits in one transaction. */
export async function makeHook(
  deps: MakeDeps,
  input: { hookId: string },
  context: JobContext,
): Promise<Settle> {
  const hook = await findHook(deps.database, input.hookId);
  if (hook?.status !== 'processing') return async () => {};
  const template = await getTemplate(deps.database, hook.template_id);
  const spoken = { ...hook, voice: hook.voice ?? template.voice };
  const isUnwanted = async (): Promise<boolean> =>
    (await findHook(deps.database, hook.id))?.status !== 'processing';
  const errandsOf = (part: string) => (engine: string) => ({
    once: <T extends object>(name: string, work: () => Promise<T>) =>
      context.step(`${part}-${engine}-${name}`, work),
    isUnwanted,
    signal: context.signal,
  });

  context.progress({ stage: 'text-to-speech', progress: 3 });
  const speech = await speakHook(deps, spoken, context, errandsOf('speech'));
  context.progress({ stage: 'lip-sync', progress: speechEndsAt });
  const sounds = await findSounds(deps, spoken, speech, context);
  const film = await context.step('clip', async () =>
    filmHook(deps, template, {
      hook,
      speech: {
        path: await deps.storage.fetch(speech.key, context.workFolder),
        durationSeconds: speech.durationSeconds,
        ...sounds,
      },
      context,
      errandOf: errandsOf('lip-sync'),
      onProgress: (fraction) =>
        context.progress({
          stage: 'lip-sync',
          progress: progressBetween(speechEndsAt, filmingEndsAt, fraction),
        }),
    }),
  );
  await deps.storage.remove(speech.key);
  return async (transaction) => {
    const engines = {
      voice: speech.engine,
      lipSync: film.engine,
      notes: [...speech.notes, ...film.notes],
    };
    if (!(await completeHook(transaction, hook.id, { clip: film.media, engines }))) return;
    await captureHold(transaction, hook.hold_id);
    const told = await tellGenerations(transaction, { hookId: hook.id }, 'status', {
      status: 'completed',
      stage: 'complete',
      progress: 100,
      errorCode: null,
    });
    for (const generationId of told) await composeWhenReady(deps, transaction, generationId);
  };
}

/** The hook has failed for good: its credits go back, whoever waits is told. */
export async function failHook(
  deps: MakeDeps,
  transaction: Transaction<Tables>,
  hookId: string,
  code: ErrorCode,
): Promise<void> {
  if (!(await endHook(transaction, hookId, 'failed', code))) return;
  const hook = (await findHook(transaction, hookId))!;
  await releaseHold(transaction, hook.hold_id);
  const told = await tellGenerations(transaction, { hookId }, 'error', {
    status: 'failed',
    stage: hook.stage,
    progress: hook.progress,
    errorCode: code,
  });
  for (const generationId of told) await composeWhenReady(deps, transaction, generationId);
}

export async function reportHook(deps: MakeDeps, hookId: string, progress: JobProgress): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { stage } = progress;
    if (!(await updateHookProgress(transaction, hookId, stage as HookStage, progress.progress))) return;
    await tellGenerations(transaction, { hookId }, 'status', {
      status: 'processing',
      errorCode: null,
      ...progress,
    });
  });
}
