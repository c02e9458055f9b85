import { afterAll, expect, test } from 'vitest';
import { startHook } from '#contract/calls/hooks.ts';
import { chooseTake, readTakes } from '#contract/calls/takes.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import { hookEnd, readDetails, shortHook } from '../helpers/video-steps.ts';

const hook = { ...shortHook, hookText: 'Stop!', textOverlayEnabled: false };
let app: RunningApp;
afterAll(() => app?.stop());

test('another take is started and charged once although the web process is killed and two tabs retry', async () => {
  app = await startApp();
  const person = await app.api.signIn();
  await person.buy('creator');
  const { generationId, hookGenerationId: first } = await person.call(startHook, {
    body: { ...hook, generationId: null },
  });
  const params = { generationId };
  expect((await hookEnd(person, first)).status).toBe('completed');

  const another = (tab: string) =>
    person.call(startHook, {
      body: { ...hook, generationId, anotherThan: first },
      idempotencyKey: tab,
    });
  const lost = another('tab-1').catch(() => null);
  app.pidsOf('web').forEach(killIfAlive);
  await lost;
  const { hookGenerationId: second } = await waitFor(() => another('tab-1').catch(() => undefined), 60_000);
  expect((await another('tab-2')).hookGenerationId).toBe(second);
  expect((await another('tab-1')).hookGenerationId).toBe(second);
  expect((await hookEnd(person, second)).status).toBe('completed');
  expect(await person.call(readWallet)).toMatchObject({ balance: 40, held: 0 });

  const { takes } = await person.call(readTakes, { params });
  expect(takes.map(({ id, isChosen, status }) => [id, isChosen, status])).toEqual([
    [first, false, 'completed'],
    [second, true, 'completed'],
  ]);
  await person.call(chooseTake, { params: { ...params, hookId: first } });
  expect((await readDetails(person, generationId)).hook_generation_id).toBe(first);
  expect(await person.call(readWallet)).toMatchObject({ balance: 40, held: 0 });
  await expectSoundWalletsOf(app);
}, 300_000);
