import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVideos } from '#contract/calls/videos.ts';
import { shareVideo } from '#contract/calls/shares.ts';
import type { Person } from '../helpers/api.ts';
import { makeHooks, makeVideos } from '../helpers/own-library.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';

let app: RunningApp;
let person: Person;
let made: string[];
beforeAll(async () => {
  app = await startApp();
  person = await app.api.signIn();
  await person.buy('starter');
  const [hookId] = await makeHooks(person, [{ hookText: 'Wait for it.' }]);
  const clip = await makeClip(path.join(await sampleFolder(), 'clip.mp4'), { seconds: 2, size: '160x120' });
  made = await makeVideos(person, { hookId: hookId!, clip, count: 3 });
});
afterAll(() => app?.stop());

const read = (query?: { limit?: number; offset?: number }) => person.call(readVideos, { query: query ?? {} });

test('finished videos are listed newest first, in full or in pages @my-videos-002', async () => {
  const newestFirst = made.toReversed();
  expect((await read()).map(({ id }) => id)).toEqual(newestFirst);
  expect((await read({ limit: 2 })).map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
  expect((await read({ limit: 2, offset: 2 })).map(({ id }) => id)).toEqual(newestFirst.slice(2));
  expect(await read({ limit: 2, offset: 3 })).toEqual([]);
});

test('an invalid limit or offset is rejected', async () => {
  for (const query of [{ limit: 0 }, { limit: 201 }, { offset: -1 }]) {
    expect((await person.try(readVideos, { query })).status).toBe(400);
  }
});

test('each entry has its metadata, and its file and poster can be downloaded @lists-001', async () => {
  const [video] = await read({ limit: 1 });
  expect(video).toMatchObject({
    title: 'Wait for it.',
    resolution: '720p',
    outputFormat: 'mp4',
    shareUrl: null,
  });
  expect(video!.duration).toBeGreaterThan(2);
  for (const [address, type] of [
    [video!.url, 'video/mp4'],
    [video!.posterUrl!, 'image/jpeg'],
  ] as const) {
    const file = await fetch(new URL(address, app.url), { headers: { range: 'bytes=0-99' } });
    expect([file.status, file.headers.get('content-type')]).toEqual([206, type]);
  }
});

test('a shared video lists its URL, and another user does not see it @lists-002', async () => {
  const { url } = await person.call(shareVideo, { params: { generationId: made[1]! } });
  expect((await read()).map(({ shareUrl }) => shareUrl)).toEqual([null, url, null]);
  const stranger = await app.api.signIn();
  expect(await stranger.call(readVideos, { query: {} })).toEqual([]);
});
