import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewVoice } from '#contract/calls/voices.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { probe, sampleFolder } from '../helpers/sample-media.ts';

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  person = await app.api.signIn();
});
afterAll(() => app?.stop());

async function hear(body: object): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(new URL(previewVoice.path, app.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

async function seconds({ bytes }: { bytes: Buffer }): Promise<number> {
  const file = path.join(await sampleFolder(), `${crypto.randomUUID()}.m4a`);
  await writeFile(file, bytes);
  return Number((await probe(file)).format.duration);
}

const script = 'Stop scrolling. This saved me five hours this week.';

test('each voice returns different audio, and a slower speed takes longer @lists-007', async () => {
  const [alloy, onyx] = [await hear({ voice: 'alloy', script }), await hear({ voice: 'onyx', script })];
  expect(alloy.type).toBe('audio/mp4');
  expect(alloy.bytes.equals(onyx.bytes)).toBe(false);
  const slow = await hear({ voice: 'alloy', speed: 0.7, script });
  expect(await seconds(slow)).toBeGreaterThan((await seconds(alloy)) * 1.25);
});

test('only the beginning of a long script is spoken', async () => {
  expect(await seconds(await hear({ voice: 'nova', script: script.repeat(15) }))).toBeLessThan(15);
});

test.each([
  ['no script', { voice: 'alloy', script: '  ' }, 400, 'voice_preview_incomplete'],
  ['no words', { voice: 'alloy', script: '🎉' }, 422, 'hook_text_unspeakable'],
  ['another script', { voice: 'alloy', script: 'مرحبا' }, 422, 'hook_text_unsupported_script'],
  ['an unknown voice', { voice: 'nobody', script }, 400, 'invalid_request'],
])('%s is rejected', async (_, body, status, error) => {
  const answer = await person.try(previewVoice, { body: body as never });
  expect([answer.status, (answer.body as unknown as { error: string }).error]).toEqual([status, error]);
});
