import path from 'node:path';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as videoParts from '#contract/calls/video-parts.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { shareVideo, unshareVideo } from '#contract/calls/shares.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { makeClip, sampleFolder } from '../helpers/sample-media.ts';
import { hookEnd, shortHook, videoEnd } from '../helpers/video-steps.ts';

/** As hostile as speakable text can be; share-head.test.ts covers other titles. */
const title = `"></script><b>Hi & 'you'`;
let app: RunningApp;
let person: Person;
let folder: string;
let generationId: string;

beforeAll(async () => {
  folder = await sampleFolder();
  app = await startApp();
  person = await app.api.signIn();
  await person.buy('starter');
  const started = await person.call(startHook, { body: { ...shortHook, hookText: title } });
  generationId = started.generationId;
  const params = { generationId };
  const clip = await person.upload(
    await makeClip(path.join(folder, 'clip.mp4'), { seconds: 1, size: '160x120' }),
  );
  await person.call(videoParts.addProduct, { params, body: { videoFileId: clip.id } });
  await hookEnd(person, started.hookGenerationId);
  await person.call(videoParts.chooseAudio, { params, body: { audioSource: 'none' } });
  const { status } = await videoEnd(person, generationId);
  if (status !== 'completed') throw new Error(`the video is ${status}`);
});
afterAll(async () => {
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (address: string): Promise<Response> => fetch(new URL(address, app.url));
const oEmbed = (address: string, more = ''): Promise<Response> =>
  get(`/oembed?url=${encodeURIComponent(address)}${more}`);

test('an unshared video has no embed, no oEmbed data, and no metadata on its page', async () => {
  const page = `${app.url}/share/${generationId}`;
  expect((await oEmbed(page)).status).toBe(404);
  expect((await get(`/embed/${generationId}`)).status).toBe(404);
  const answer = await get(`/share/${generationId}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('og:');
});

test('a shared video can be embedded, whatever its title, until it is unshared @shell-026', async () => {
  const { url } = await person.call(shareVideo, { params: { generationId } });
  const page = await (await get(url)).text();
  expect(page).toContain('content="&quot;&gt;&lt;/script&gt;&lt;b&gt;Hi &amp; &#39;you&#39;"');
  expect(page).not.toContain('<b>Hi');
  const discovery = /type="application\/json\+oembed" href="([^"]+)"/
    .exec(page)![1]!
    .replaceAll('&amp;', '&');
  const answer = await get(discovery);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const described = (await answer.json()) as Record<string, string | number>;
  expect(described).toMatchObject({
    version: '1.0',
    type: 'video',
    title,
    provider_name: 'Hookline',
    width: 720,
    height: 1280,
  });
  const frame = /^<iframe src="([^"<>]+)" title="[^"<>]*" [^<>]*><\/iframe>$/.exec(String(described.html));
  const embed = await get(frame![1]!);
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(embed.headers.get('x-frame-options')).toBeNull();
  const player = await embed.text();
  expect(player).toContain('Made with AI');
  expect(player).not.toContain('<script');
  const video = await get(/<video src="([^"]+)"/.exec(player)![1]!);
  expect(video.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(video.headers.get('content-type')).toBe('video/mp4');
  expect((await get(String(described.thumbnail_url))).headers.get('content-type')).toBe('image/jpeg');

  const small = (await (await oEmbed(url, '&maxwidth=200&format=json')).json()) as {
    width: number;
    height: number;
  };
  expect([small.width, small.height]).toEqual([200, 355]);
  expect((await oEmbed(url, '&format=xml')).status).toBe(501);
  expect((await oEmbed(`https://evil.example/share/${generationId}`)).status).toBe(404);

  await person.call(unshareVideo, { params: { generationId } });
  expect((await oEmbed(url)).status).toBe(404);
  expect((await get(frame![1]!)).status).toBe(404);
});

test('only the embed of a shared video may be framed by other sites', async () => {
  for (const address of ['/', '/wallet', `/share/${generationId}`, '/no/such/page'])
    expect((await get(address)).headers.get('content-security-policy'), address).toContain(
      "frame-ancestors 'none'",
    );
});
