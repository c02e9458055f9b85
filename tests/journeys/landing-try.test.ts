import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTry, startTry, tryVoice } from '#contract/calls/tries.ts';
import { tryLimits } from '#contract/tries.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { probe, sampleFolder } from '../helpers/sample-media.ts';

let app: RunningApp;
beforeAll(async () => {
  // Acts as a proxy, so the test can choose the client address.
  app = await startApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app?.stop());

const text = 'More coffee?';
const send = (url: string, address: string, body: object) =>
  fetch(new URL(url, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

async function keep(response: Response, name: string): Promise<string> {
  const file = path.join(await sampleFolder(), name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

test('a visitor hears a line and gets a small preview video', async () => {
  const voice = await send(tryVoice.path, '192.0.2.1', { text, presenter: 'maya' });
  expect(voice.headers.get('content-type')).toBe('audio/mp4');
  const visitor = app.api.as(null);
  const started = await visitor.try(startTry, { body: { text, presenter: 'maya' } });
  const params = { tryId: started.body.id };
  await expect
    .poll(async () => (await visitor.try(readTry, { params })).body.status, { timeout: 60_000 })
    .toBe('completed');
  const { videoUrl } = (await visitor.try(readTry, { params })).body;
  const { streams, format } = await probe(await keep(await fetch(new URL(videoUrl!, app.url)), 'try.mp4'));
  expect(streams.find((stream) => stream.codec_type === 'video')).toMatchObject({ width: 360, height: 640 });
  const spoken = await probe(await keep(voice, 'try.m4a'));
  expect(Math.abs(Number(format.duration) - Number(spoken.format.duration))).toBeLessThan(0.3);
  expect((await fetch(new URL(videoUrl!.replace(/signature=.{4}/, 'signature=0000'), app.url))).status).toBe(
    404,
  );
  expect(app.log()).not.toContain('coffee');
});

test('the worker is killed while it makes a preview: it is made again, and nothing is left on disk @try-001', async () => {
  const visitor = app.api.as(null);
  const { body } = await visitor.try(startTry, { body: { text, presenter: 'rosa' } });
  const params = { tryId: body.id };
  const workFolders = () => readdir(path.join(app.dataFolder, 'work'));
  const oneFolder = async (): Promise<string | undefined> => {
    const names = await workFolders();
    return names.length === 1 ? names[0] : undefined;
  };
  const lost = await waitFor(oneFolder, 60_000);
  app.pidsOf('worker').forEach(killIfAlive);
  await expect
    .poll(async () => (await visitor.try(readTry, { params })).body.status, { timeout: 90_000 })
    .toBe('completed');
  const { videoUrl } = (await visitor.try(readTry, { params })).body;
  expect((await fetch(new URL(videoUrl!, app.url))).status).toBe(200);
  expect(lost).toMatch(/^try\./);
  expect(await workFolders()).toEqual([]);
}, 300_000);

test('of 200 concurrent requests the limit is served, and the rest get 429 with Retry-After', async () => {
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => send(startTry.path, '192.0.2.9', { text, presenter: 'kai' })),
  );
  const counts = Object.groupBy(replies, ({ status }) => status);
  expect([counts[202]?.length, counts[429]?.length]).toEqual([tryLimits.previews, 200 - tryLimits.previews]);
  for (const { headers } of counts[429]!) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['nothing', '  ', 400, 'hook_incomplete'],
  ['61 characters', 'a'.repeat(61), 422, 'hook_text_too_long'],
  ['1,000 characters', 'a'.repeat(1_000), 422, 'hook_text_too_long'],
  ['1,001 characters', 'a'.repeat(1_001), 400, 'invalid_request'],
  ['pictures only', '🎉', 422, 'hook_text_unspeakable'],
  ['another script', 'مرحبا', 422, 'hook_text_unsupported_script'],
  ['NUL', 'a\0b', 400, 'invalid_request'],
])('%s is rejected as in the hook field', async (_, line, status, error) => {
  for (const { path: url } of [startTry, tryVoice]) {
    const reply = await send(url, '192.0.2.3', { text: line, presenter: 'maya' });
    expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([status, error]);
  }
});
