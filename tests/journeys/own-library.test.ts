import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachHook, deleteHook, readHookStatus, readMyHooks, startHook } from '#contract/calls/hooks.ts';
import { shareVideo } from '#contract/calls/shares.ts';
import { readVideos } from '#contract/calls/videos.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { makeHooks, makeVideos } from '../helpers/own-library.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { hookEnd, readDetails, shortHook, startShortHook } from '../helpers/video-steps.ts';

let app: RunningApp;
let person: Person;
/** Finished hooks and, of the first one, videos. */
let made: string[];
let videos: string[];
const spoken = { hookText: 'One', voice: 'onyx', style: 'serious', speed: 1.2 } as const;
beforeAll(async () => {
  app = await startApp();
  person = await app.api.signIn();
  await person.buy('creator');
  made = await makeHooks(person, [spoken, { hookText: 'Two' }]);
  const clip = await makeClip(path.join(await sampleFolder(), 'clip.mp4'), { seconds: 1, size: '160x120' });
  videos = await makeVideos(person, { hookId: made[0]!, clip, count: 2 });
});
afterAll(() => app?.stop());

test('finished hooks are listed in pages, newest first @lists-003', async () => {
  const first = await person.call(readMyHooks, { query: { limit: 1 } });
  const second = await person.call(readMyHooks, { query: { limit: 1, offset: 1 } });
  expect([...first.hooks, ...second.hooks].map(({ id }) => id)).toEqual(made.toReversed());
  expect([first.totalCount, second.totalCount]).toEqual([2, 2]);
  expect(first.hooks[0]).toMatchObject({ hookText: 'Two', templateName: 'Maya' });
  const file = await fetch(new URL(first.hooks[0]!.hookUrl, app.url), { headers: { range: 'bytes=0-99' } });
  expect(file.status).toBe(206);
  const stranger = await app.api.signIn();
  expect(await stranger.call(readMyHooks)).toEqual({ hooks: [], totalCount: 0 });
});

describe('finished videos', () => {
  const read = (query?: { limit?: number; offset?: number }) =>
    person.call(readVideos, { query: query ?? {} });

  test('finished videos are listed newest first, in full or in pages @my-videos-002', async () => {
    const newestFirst = videos.toReversed();
    expect((await read()).map(({ id }) => id)).toEqual(newestFirst);
    expect((await read({ limit: 1 })).map(({ id }) => id)).toEqual(newestFirst.slice(0, 1));
    expect((await read({ limit: 2, offset: 1 })).map(({ id }) => id)).toEqual(newestFirst.slice(1));
    expect(await read({ limit: 2, offset: 2 })).toEqual([]);
  });

  test('an invalid limit or offset is rejected', async () => {
    for (const query of [{ limit: 0 }, { limit: 201 }, { offset: -1 }]) {
      expect((await person.try(readVideos, { query })).status).toBe(400);
    }
  });

  test('each entry has its metadata, and its file and poster can be downloaded @lists-001', async () => {
    const [video] = await read({ limit: 1 });
    expect(video).toMatchObject({ title: 'One', resolution: '720p', outputFormat: 'mp4', shareUrl: null });
    expect(video!.duration).toBeGreaterThan(1);
    for (const [address, type] of [
      [video!.url, 'video/mp4'],
      [video!.posterUrl!, 'image/jpeg'],
    ] as const) {
      const file = await fetch(new URL(address, app.url), { headers: { range: 'bytes=0-99' } });
      expect([file.status, file.headers.get('content-type')]).toEqual([206, type]);
    }
  });

  test('a shared video lists its URL, and another user does not see it @lists-002', async () => {
    const { url } = await person.call(shareVideo, { params: { generationId: videos[0]! } });
    expect((await read()).map(({ shareUrl }) => shareUrl)).toEqual([null, url]);
    const stranger = await app.api.signIn();
    expect(await stranger.call(readVideos, { query: {} })).toEqual([]);
  });
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
  const fast = await hookEnd(person, made[0]!);
  expect(fast).toMatchObject({ status: 'completed', voice: 'onyx', style: 'serious' });
  const { generationId } = await person.call(attachHook, { body: { hookId: made[0]! } });
  const body = { ...shortHook, ...spoken, generationId };
  expect((await person.call(startHook, { body })).hookGenerationId).toBe(made[0]);
  const { hookGenerationId } = await person.call(startHook, { body: { ...body, speed: 0.8 } });
  expect(hookGenerationId).not.toBe(made[0]);
  const slow = await hookEnd(person, hookGenerationId);
  expect(slow.durationSeconds!).toBeGreaterThan(fast.durationSeconds! * 1.1);
  await person.call(deleteHook, { params: { hookId: hookGenerationId } });
});

test('a deleted hook leaves the list and cannot be used again; a video that uses it keeps it @lists-004', async () => {
  const hookId = made[0]!;
  const { generationId } = await person.call(attachHook, { body: { hookId } });
  const { hookUrl } = await person.call(readHookStatus, { params: { hookId } });
  expect((await person.try(deleteHook, { params: { hookId } })).status).toBe(204);
  expect((await person.try(deleteHook, { params: { hookId } })).status).toBe(404);
  const { hooks, totalCount } = await person.call(readMyHooks);
  expect([hooks.length, totalCount]).toEqual([1, 1]);
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
