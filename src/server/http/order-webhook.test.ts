import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { receiveFalWebhook } from '#contract/calls/engines.ts';
import { startFalStandIn } from '../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { openFal } from '../adapters/fal/fal-client.ts';
import { pictureOutput } from '../adapters/fal/fal-models.ts';
import { runFalJob } from '../adapters/fal/fal-queue.ts';
import { openFalWebhooks } from '../adapters/fal/fal-webhooks.ts';
import { listenForEvents } from '../db/event-listener.ts';
import { transientContext } from '../ports/engine-context.ts';
import { mountEngines } from './engines.ts';
import { createServer } from './server.ts';

/** A server that fal can reach, and a worker process that waits for a job whose end polling never shows. */
async function opened({ isConnected = true } = {}) {
  const database = await testDatabase();
  const standIn = await startFalStandIn();
  const events = await listenForEvents(database.databaseUrl);
  onTestFinished(() => events.close());
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: async () => null,
  });
  mountEngines(app, { database, verifyOrderWebhook: isConnected ? openFalWebhooks(standIn) : null });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${receiveFalWebhook.path}`;
  onTestFinished(() => app.close());
  const fal = openFal({
    ...standIn.settings,
    webhook: { url, onOrderEnd: events.onOrderEnd },
    // Without the webhook it would be polled again after a minute.
    pace: { ...standIn.settings.pace, pollEveryMs: 60_000 },
  });
  const order = async () => {
    standIn.behave({ polls: 1_000 });
    const result = runFalJob(fal, {
      operation: 'picture',
      endpoint: 'fal-ai/flux/schnell',
      input: async () => ({ prompt: 'A', image_size: 'square_hd', num_images: 1, output_format: 'png' }),
      output: pictureOutput,
      context: transientContext(new AbortController().signal),
    });
    await expect.poll(() => standIn.asked('GET', /status$/).length).toBe(1);
    return { result, job: standIn.orders()[0]! };
  };
  const post = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: receiveFalWebhook.path, headers, payload });
  return { standIn, order, post, url, timesAsked: () => standIn.asked('GET', /status$/).length };
}

test('a webhook wakes the waiting process, and the result comes from fal’s queue @lists-016', async () => {
  const { standIn, order, url, timesAsked } = await opened();
  const { result, job } = await order();
  expect(job.webhookUrl).toBe(url);
  expect(await standIn.finish(job)).toBe(200);
  expect((await result).url).toMatch(`${standIn.url}/files/`);
  expect(timesAsked()).toBe(2);
});

test('wrong, missing or old signatures and changed bodies are rejected and wake no process @lists-018', async () => {
  const { standIn, order, post, timesAsked } = await opened();
  const { result, job } = await order();
  const forgeries = {
    'another key': { signature: 'of-another-key' },
    'no signature': { signature: 'none' },
    'six minutes old': { agedSeconds: 360 },
    'six minutes ahead': { agedSeconds: -360 },
    'another body': { body: JSON.stringify({ request_id: job.id, status: 'ERROR' }) },
    'another order': { headers: { 'x-fal-webhook-request-id': 'another' } },
  } as const;
  for (const [name, forgery] of Object.entries(forgeries)) {
    expect([name, await standIn.notify(job, forgery)]).toEqual([name, 400]);
  }
  const refused = await post({ 'content-type': 'application/json' }, '{}');
  expect(refused.json()).toMatchObject({ error: 'invalid_request', message: 'Invalid webhook signature' });
  expect(timesAsked()).toBe(1);
  await standIn.finish(job);
  await result;
});

test('webhooks that are early, repeated, late or of unknown orders are acknowledged and harmless @lists-019', async () => {
  const { standIn, order, post, timesAsked } = await opened();
  const { result, job } = await order();
  const early = await standIn.notify(job);
  await expect.poll(timesAsked).toBe(2);
  const twice = await Promise.all([standIn.finish(job), standIn.notify(job)]);
  await result;
  const late = await standIn.notify(job, { agedSeconds: 120 });
  expect([early, ...twice, late]).toEqual([200, 200, 200, 200]);
  const unknown = JSON.stringify({ request_id: 'of-nobody' });
  const reply = await post(standIn.webhooks.signedHeaders('of-nobody', unknown), unknown);
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
});

test('while fal’s keys cannot be read its webhook gets a reply that requests a retry', async () => {
  const { standIn, order } = await opened();
  const { result, job } = await order();
  standIn.fail('GET', /jwks/, { kind: 'status', status: 503 }, 2);
  expect(await standIn.finish(job)).toBe(502);
  expect(await standIn.notify(job)).toBe(200);
  await result;
});

test('without a fal connection the webhook does not exist', async () => {
  const { post, standIn } = await opened({ isConnected: false });
  const reply = await post(standIn.webhooks.signedHeaders('an-order', '{}'), '{}');
  expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found']);
});
