import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachHook, deleteHook, readHookStatus, readMyHooks, startHook } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { hookEnd, readDetails, shortHook, startShortHook } from '../helpers/video-steps.ts';

let app: RunningApp;
let person: Person;
const made: string[] = [];
beforeAll(async () => {
  app = await startApp();
  person = await app.api.signIn();
  await person.buy('creator');
  for (const hookText of ['One', 'Two', 'Three']) {
    const { hookGenerationId } = await person.call(startHook, { body: { ...shortHook, hookText } });
    expect((await hookEnd(person, hookGenerationId)).status).toBe('completed');
    made.push(hookGenerationId);
  }
});
afterAll(() => app?.stop());

test('finished hooks are listed in pages, newest first @lists-003', async () => {
  const first = await person.call(readMyHooks, { query: { limit: 2 } });
  const second = await person.call(readMyHooks, { query: { limit: 2, offset: 2 } });
  expect([...first.hooks, ...second.hooks].map(({ id }) => id)).toEqual(made.toReversed());
  expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
  expect(first.hooks[0]).toMatchObject({ hookText: 'Three', templateName: 'Maya' });
  const file = await fetch(new URL(first.hooks[0]!.hookUrl, app.url), { headers: { range: 'bytes=0-99' } });
  expect(file.status).toBe(206);
  const stranger = await app.api.signIn();
  expect(await stranger.call(readMyHooks)).toEqual({ hooks: [], totalCount: 0 });
});

test('only the owner can download a hook’s captions', async () => {
  const hookId = made[1]!;
  const stranger = await app.api.signIn();
  const read = (kind: 'srt' | 'vtt', headers: Record<string, string>) =>
    fetch(new URL(`/api/hooks/${hookId}/captions.${kind}`, app.url), { headers });
  const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
  const [srt, vtt] = [await read('srt', bearer(person)), await read('vtt', bearer(person))];
  expect([srt.headers.get('content-type'), vtt.headers.get('content-type')]).toEqual([
    expect.stringContaining('application/x-subrip'),
    expect.stringContaining('text/vtt'),
  ]);
  expect(srt.headers.get('content-disposition')).toContain('filename="Two.srt"');
  expect(await srt.text()).toMatch(/^1\r\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\r\nTwo\r\n/);
  expect(await vtt.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
  expect([(await read('srt', bearer(stranger))).status, (await read('vtt', {})).status]).toEqual([404, 401]);
});

test('another voice, style or speed makes another hook, and its status names them @lists-008', async () => {
  const spoken = { ...shortHook, hookText: 'One', voice: 'onyx', style: 'serious', speed: 1.2 } as const;
  const { generationId, hookGenerationId } = await person.call(startHook, { body: spoken });
  const again = await person.call(startHook, { body: { ...spoken, generationId } });
  expect(again.hookGenerationId).toBe(hookGenerationId);
  const slower = await person.call(startHook, { body: { ...spoken, speed: 0.8, generationId } });
  expect(slower.hookGenerationId).not.toBe(hookGenerationId);
  const [fast, slow] = [
    await hookEnd(person, hookGenerationId),
    await hookEnd(person, slower.hookGenerationId),
  ];
  expect(fast).toMatchObject({ status: 'completed', voice: 'onyx', style: 'serious' });
  expect(slow.durationSeconds!).toBeGreaterThan(fast.durationSeconds! * 1.1);
  for (const hookId of [hookGenerationId, slower.hookGenerationId])
    await person.call(deleteHook, { params: { hookId } });
});

test('a deleted hook leaves the list and cannot be used again; a video that uses it keeps it @lists-004', async () => {
  const hookId = made[0]!;
  const { generationId } = await person.call(attachHook, { body: { hookId } });
  const { hookUrl } = await person.call(readHookStatus, { params: { hookId } });
  expect((await person.try(deleteHook, { params: { hookId } })).status).toBe(204);
  expect((await person.try(deleteHook, { params: { hookId } })).status).toBe(404);
  const { hooks, totalCount } = await person.call(readMyHooks);
  expect([hooks.length, totalCount]).toEqual([2, 2]);
  for (const body of [{ hookId }, { hookUrl: hookUrl! }])
    expect((await person.try(attachHook, { body })).status).toBe(404);
  expect((await readDetails(person, generationId)).components[0]).toMatchObject({ status: 'completed' });
});

test('deleting a hook in progress stops it and returns its credits @lists-005', async () => {
  const before = await person.call(readWallet);
  const { hookGenerationId } = await startShortHook(person);
  await person.call(deleteHook, { params: { hookId: hookGenerationId } });
  expect(await person.call(readWallet)).toEqual(before);
});
