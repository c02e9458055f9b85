import { expect, test } from 'vitest';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import { findHook } from '../../db/hooks.ts';
import { hookVersions } from '../../domain/recipes.ts';
import type { JobContext } from '../../domain/tasks.ts';
import { makeHook, type MakeHookDeps } from './make-hook.ts';
import { describeEngines } from './read-hook.ts';

const media = {
  key: 'users/u/hooks/h.mp4',
  posterKey: null,
  durationSeconds: 2,
  loudness: { integratedLufs: -16, truePeakDbtp: -2 },
};
const speech = { key: 'h.wav', durationSeconds: 2, phones: [], words: [], engine: 'embedded', notes: [] };
const film = { media, engine: 'embedded', notes: [] };

/** A job whose slow steps are already stored, by this version of the app or by another. */
async function finishedFrom(steps: { speech: object; clip: object }) {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const { hookId } = await beginHook(deps, await testAccount(database, 100));
  const context = {
    step: (name: 'speech' | 'clip') => Promise.resolve(steps[name]),
    progress: () => {},
    signal: new AbortController().signal,
  } as unknown as JobContext;
  const write = await makeHook(
    { database, storage: { remove: async () => {} } } as unknown as MakeHookDeps,
    { hookId },
    context,
  );
  await database.transaction().execute(write);
  return (await findHook(database, hookId))!;
}

test('a hook records the versions that made it', async () => {
  const steps = {
    speech: { ...speech, version: hookVersions.voice },
    clip: { ...film, version: hookVersions.footage },
  };
  const hook = await finishedFrom(steps);
  expect(hook.engines.recipe).toEqual({ voice: hookVersions.voice, film: hookVersions.footage });
  expect(Object.keys(describeEngines(hook))).toEqual(['voice', 'lipSync', 'notes']);
});

test('a job interrupted by an upgrade keeps the old voice with its new picture, and records both', async () => {
  const hook = await finishedFrom({ speech, clip: { ...film, version: hookVersions.presenter } });
  expect(hook.engines.recipe).toEqual({ voice: 1, film: hookVersions.presenter });
});

test('a hook stores the times of its words', async () => {
  const words = [{ word: 'Hello', startSeconds: 0.25, endSeconds: 0.6 }];
  expect((await finishedFrom({ speech: { ...speech, words }, clip: film })).words).toEqual(words);
  const unknown = { ...speech, words: null };
  expect((await finishedFrom({ speech: unknown, clip: film })).words).toBeNull();
});

test('a vendor’s versions are its own', async () => {
  const steps = {
    speech: { ...speech, engine: 'openai', version: null },
    clip: { ...film, engine: 'fal', version: null },
  };
  expect((await finishedFrom(steps)).engines.recipe).toEqual({ voice: null, film: null });
});

test('a hook without stored versions is valid, and the same words are not made and charged again', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  const { hookId, videoId } = await beginHook(deps, userId);
  await finishHook(deps, hookId);
  const old = (await findHook(database, hookId))!;
  expect(old.engines).not.toHaveProperty('recipe');
  expect(describeEngines(old)).toEqual({ voice: 'embedded', lipSync: 'embedded', notes: [] });
  expect((await beginHook(deps, userId, { videoId })).hookId).toBe(hookId);
});
