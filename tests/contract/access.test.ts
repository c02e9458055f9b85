import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { signOut } from '#contract/calls/accounts.ts';
import { addAudio, addProduct } from '#contract/calls/generations.ts';
import { settleSandboxCheckout, startPayment } from '#contract/calls/payments.ts';
import { receiveUpload } from '#contract/calls/uploads.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, makeMusic, sampleFolder } from '../helpers/sample-media.ts';
import { startShortHook } from '../helpers/video-steps.ts';

/** What the owner has, by the name of the path parameter or body field that takes its id. */
type Owned = Record<string, string>;

let app: RunningApp;
let owner: Person;
let stranger: Person;
let owned: Owned;

beforeAll(async () => {
  app = await startApp({ environment: { WORKER_CONCURRENCY: '1' } });
  owner = await app.api.signIn();
  stranger = await app.api.signIn();
  await owner.buy('starter');
  await stranger.buy('starter');
  const folder = await sampleFolder();
  const hook = await startShortHook(owner);
  const video = await owner.upload(
    await makeClip(path.join(folder, 'clip.mp4'), { seconds: 5, size: '160x120' }),
  );
  const audio = await owner.upload(await makeMusic(path.join(folder, 'music.mp3'), 2), 'audio');
  const { paymentId } = await owner.call(startPayment, { body: { packageId: 'starter' } });
  owned = {
    generationId: hook.generationId,
    hookId: hook.hookGenerationId,
    hookGenerationId: hook.hookGenerationId,
    uploadId: video.id,
    videoFileId: video.id,
    audioFileId: audio.id,
    paymentId,
  };
  const params = { generationId: hook.generationId };
  await owner.call(addProduct, { params, body: { videoFileId: video.id } });
  await owner.call(addAudio, { params, body: { audioFileId: audio.id } });
});
afterAll(() => app?.stop());

/** A body that the schema accepts, with the owner's ids wherever a field takes one. */
function bodyFor(call: Call): unknown {
  const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : [];
  const known: Record<string, unknown> = {
    ...owned,
    templateId: 'maya',
    hookText: 'Hello there.',
    packageId: 'starter',
    credential: 'not.a.token',
    email: 'a@example.com',
    name: 'A',
    nonce: 'n',
    outcome: 'cancelled',
    audioSource: 'custom',
  };
  if (!call.body) return undefined;
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]));
}

const paramsFor = (call: Call): Record<string, string> =>
  Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((name) => [name, owned[name]!]));

const withInventedIds = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(body as object).map(([field, value]) => [
          field,
          field in owned ? crypto.randomUUID() : value,
        ]),
      );

const named = Object.entries(allCalls);
const guarded = named.filter(([, call]) => call.access === 'signed-in');
const takesIds = (call: Call): boolean =>
  Object.keys(call.params?.shape ?? {}).length > 0 ||
  ['attachHook', 'startHook', 'startHookComponent'].some((name) => allCalls[name] === call);

describe('every call that needs a session', () => {
  test('the contract has them all', () => {
    expect(guarded.length).toBeGreaterThanOrEqual(24);
    for (const [, call] of named) expect(call.path).toMatch(/^\/api\//);
  });

  test.each(guarded)('%s refuses somebody who is signed out', async (_name, call) => {
    const answer = await app.api
      .as(null)
      .try(call, { params: paramsFor(call), body: bodyFor(call) } as never);
    expect([answer.status, answer.body.error]).toEqual([401, 'not_signed_in']);
  });

  test.each(guarded)('%s refuses an invented token', async (_name, call) => {
    const answer = await app.api
      .as('invented')
      .try(call, { params: paramsFor(call), body: bodyFor(call) } as never);
    expect([answer.status, answer.body.error]).toEqual([401, 'session_expired']);
  });

  test.each(guarded)('%s refuses a session that was signed out', async (_name, call) => {
    const gone = await app.api.signIn();
    await gone.call(signOut);
    const answer = await gone.try(call, { params: paramsFor(call), body: bodyFor(call) } as never);
    expect([answer.status, answer.body.error]).toEqual([401, 'session_expired']);
  });
});

describe("every call that takes an id, with somebody else's", () => {
  // A shared video's facts are public by design; that it is not shared yet is tested with the share journey.
  const calls = guarded.filter(([, call]) => takesIds(call));

  test.each(calls)('%s answers as if there were no such thing', async (_name, call) => {
    const answer = await stranger.try(call, { params: paramsFor(call), body: bodyFor(call) } as never);
    const invented = await stranger.try(call, {
      params: Object.fromEntries(Object.keys(paramsFor(call)).map((name) => [name, crypto.randomUUID()])),
      body: withInventedIds(bodyFor(call)),
    } as never);
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
    expect([invented.status, invented.body.message]).toEqual([404, answer.body.message]);
  });

  test("an own video cannot be given somebody else's clip or music", async () => {
    const mine = await startShortHook(stranger);
    const params = { generationId: mine.generationId };
    const clip = await stranger.try(addProduct, { params, body: { videoFileId: owned.videoFileId! } });
    const music = await stranger.try(addAudio, { params, body: { audioFileId: owned.audioFileId! } });
    expect([clip.body.error, music.body.error]).toEqual(['not_found', 'not_found']);
  });

  test('nothing of the owner has changed through all of this', async () => {
    const payment = await owner.try(settleSandboxCheckout, {
      params: { paymentId: owned.paymentId! },
      body: { outcome: 'succeeded' },
    });
    expect(payment.body.status).toBe('completed');
  });
});

test('odd ids, bodies and methods are refused without an error of ours', async () => {
  const odd = ['%00', '..%2f..', 'x'.repeat(250), "'; drop table users; --", '😀'];
  for (const id of odd) {
    const answer = await fetch(new URL(`/api/video-generations/${encodeURIComponent(id)}/details`, app.url), {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([400, 404]).toContain(answer.status);
  }
  const notMultipart = await owner.try(receiveUpload, { body: {} } as never);
  expect(notMultipart.status).toBe(400);
  const broken = await fetch(new URL('/api/payments', app.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{"packageId":',
  });
  expect([broken.status, ((await broken.json()) as { error: string }).error]).toEqual([
    400,
    'invalid_request',
  ]);
  expect(app.log()).not.toContain('"msg":"request failed"');
});
