import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { readMyHooks, startHook } from '#contract/calls/hooks.ts';
import { addTemplate, readTemplate, uploadTemplateVideo } from '#contract/calls/templates.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { startFalStandIn } from '../helpers/fal-stand-in/fal-stand-in.ts';
import { startOpenaiStandIn } from '../helpers/openai-stand-in/openai-stand-in.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { hookEnd, readDetails } from '../helpers/video-steps.ts';

let app: RunningApp;
let fal: Awaited<ReturnType<typeof startFalStandIn>>;
let openai: Awaited<ReturnType<typeof startOpenaiStandIn>>;
let editor: Person;
let templateId: string;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  fal = await startFalStandIn((close) => closings.push(close));
  openai = await startOpenaiStandIn((close) => closings.push(close));
  app = await startApp({
    environment: {
      FAL_KEY: fal.apiKey,
      FAL_QUEUE_URL: fal.url,
      FAL_REST_URL: fal.url,
      FAL_JWKS_URL: fal.jwksUrl,
      OPENAI_SPEECH_BASE_URL: openai.settings.baseUrl,
      OPENAI_SPEECH_API_KEY: openai.apiKey,
    },
  });
  editor = await app.api.signIn();
  templateId = await addFootage(editor);
});
afterAll(async () => {
  await app?.stop();
  for (const close of closings) await close();
});

/** A new user with 10 credits, and readers of the vendor calls made since then. */
async function newcomer() {
  const person = await app.api.signIn(`Ada ${crypto.randomUUID()}`);
  await person.buy('starter');
  const [ordersBefore, spokenBefore] = [fal.orders().length, openai.questions.length];
  return {
    person,
    say: (hookText: string, template = templateId) =>
      person.call(startHook, { body: { templateId: template, hookText } }),
    orders: () => fal.orders().slice(ordersBefore),
    timesSpoken: () => openai.questions.length - spokenBefore,
  };
}

async function addFootage(person: Person): Promise<string> {
  const clip = await makeClip(path.join(await sampleFolder(), 'ada.mp4'), {
    seconds: 1.2,
    size: '180x320',
    rate: 15,
  });
  const { url: videoUrl } = await person.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name: 'Ada', type: 'hook', categoryId: 'marketing', videoUrl, consent: true } as const;
  const { id } = await person.call(addTemplate, { body });
  await waitFor(async () => {
    const { status } = await person.call(readTemplate, { params: { templateId: id } });
    return status === 'processing' ? undefined : status;
  }, 60_000);
  return id;
}

test('a worker killed while fal works is replaced by one that resumes the same fal job: one order, one charge @lists-020', async () => {
  const { person, say, orders, timesSpoken } = await newcomer();
  fal.behave({ polls: 100_000 });
  const { generationId, hookGenerationId } = await say('Stop scrolling.');
  await waitFor(() => (fal.asked('GET', /status$/).length > 0 ? true : undefined), 60_000);
  for (const pid of app.pidsOf('worker')) killIfAlive(pid);
  const askedBefore = fal.asked('GET', /status$/).length;
  await waitFor(() => (fal.asked('GET', /status$/).length > askedBefore ? true : undefined), 60_000);
  const [job] = orders();
  expect(job!.webhookUrl).toBe(`${app.url}/api/webhooks/fal`);
  expect(await fal.notify(job!, { signature: 'of-another-key' })).toBe(400);
  expect(await fal.finish(job!)).toBe(200);
  fal.behave({ polls: 0 });

  const hook = await hookEnd(person, hookGenerationId);
  expect([hook.status, hook.engines]).toEqual(['completed', { voice: 'openai', lipSync: 'fal', notes: [] }]);
  expect(orders().map(({ endpoint, cancelled }) => [endpoint, cancelled])).toEqual([
    ['fal-ai/sync-lipsync/v2', false],
  ]);
  expect(timesSpoken()).toBe(1);
  expect((await readDetails(person, generationId)).components[0]!.engines).toEqual(hook.engines);
  const { hooks } = await person.call(readMyHooks);
  expect(hooks[0]!.engines).toEqual(hook.engines);
  const { transactions } = await person.call(readTransactions);
  expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'hold', 'purchase']);
  expect(app.log()).not.toMatch(/standin-secret|sk-standin|Stop scrolling/);
}, 300_000);

test('engines that fail permanently are replaced with a note for the owner; built-in presenters never use fal @lists-014', async () => {
  const { person, say, orders } = await newcomer();
  openai.fail('POST', /speech$/, { kind: 'status', status: 401 });
  fal.behave({ outcomes: ['fail-422'] });
  const failed = await hookEnd(person, (await say('Look.')).hookGenerationId);
  expect([failed.status, failed.engines]).toEqual([
    'completed',
    {
      voice: 'embedded',
      lipSync: 'embedded',
      notes: [
        { code: 'engine_replaced', part: 'voice', failed: 'openai', used: 'embedded', reason: 'HTTP 401' },
        {
          code: 'engine_replaced',
          part: 'lip-sync',
          failed: 'fal',
          used: 'embedded',
          reason: 'HTTP 422, content_policy_violation',
        },
        { code: 'voice_over' },
      ],
    },
  ]);
  expect(orders().length).toBe(1);

  await person.buy('starter');
  const drawn = await hookEnd(person, (await say('Stop.', 'maya')).hookGenerationId);
  expect(drawn.engines).toEqual({ voice: 'openai', lipSync: 'embedded', notes: [] });
  expect(orders().length).toBe(1);
}, 300_000);

test('cancelling a hook cancels the vendor’s job and returns the credits @lists-015', async () => {
  const { person, say, orders } = await newcomer();
  fal.behave({ outcomes: ['never'] });
  const { generationId } = await say('Look.');
  await waitFor(() => (orders().length === 1 ? true : undefined), 60_000);
  await person.call(cancelGeneration, { params: { generationId } });
  await waitFor(() => (orders()[0]!.cancelled ? true : undefined), 30_000);
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  await expectSoundWalletsOf(app);
}, 300_000);
