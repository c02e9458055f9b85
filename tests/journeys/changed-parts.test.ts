import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { readMusicTracks } from '#contract/calls/music.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { ffmpeg, makeClip, measureSound, sampleFolder } from '../helpers/sample-media.ts';
import {
  askForVideo,
  hookEnd,
  readDetails,
  shortHook,
  startShortHook,
  videoEnd,
} from '../helpers/video-steps.ts';

let app: RunningApp;
let owner: Person;
let folder: string;
let generationId: string;
beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  owner = await app.api.signIn();
  await owner.buy('creator');
  ({ generationId } = await startShortHook(owner));
  const product = await makeClip(path.join(folder, 'product.mp4'), { seconds: 1, size: '320x180', rate: 15 });
  await askForVideo(owner, generationId, { product });
  await videoEnd(owner, generationId);
});
afterAll(() => app?.stop());

const params = () => ({ generationId });

async function download(name: string): Promise<string> {
  const { status, videoUrl } = await videoEnd(owner, generationId);
  expect(status).toBe('completed');
  const file = path.join(folder, name);
  await writeFile(file, Buffer.from(await (await fetch(new URL(videoUrl!, app.url))).arrayBuffer()));
  return file;
}

/** A hash of every video packet. */
async function pictureHashes(file: string): Promise<string[]> {
  await ffmpeg([
    '-v',
    'error',
    '-y',
    '-i',
    file,
    '-map',
    '0:v',
    '-c',
    'copy',
    '-f',
    'framehash',
    `${file}.txt`,
  ]);
  const lines = (await readFile(`${file}.txt`, 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => line.split(',').at(-1)!.trim());
}

/** The stored clips with their modification times in milliseconds. */
async function storedClips(): Promise<Record<string, number>> {
  const clips = path.join(app.dataFolder, 'storage/users', owner.userId, 'clips');
  const names = await readdir(clips);
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(clips, name))).mtimeMs));
  return Object.fromEntries(names.map((name, index) => [name, times[index]!]));
}

test('library music is mixed in, and choosing it encodes no video again @states-042', async () => {
  const before = await download('before.mp4');
  const tracks = await owner.call(readMusicTracks);
  expect(tracks.length).toBeGreaterThanOrEqual(6);
  expect(new Set(tracks.map(({ mood }) => mood)).size).toBe(tracks.length);
  const [track] = tracks;
  const sample = await fetch(new URL(track!.url, app.url), { headers: { range: 'bytes=0-99' } });
  expect([sample.status, sample.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
  const chosen = await owner.call(videoParts.chooseAudio, {
    params: params(),
    body: { audioSource: 'library', audioTrackId: track!.id, audioVolume: 80 },
  });
  expect(chosen.components.at(-1)).toMatchObject({
    type: 'audio',
    status: 'completed',
    audioTrackId: track!.id,
    volume: 100,
    audioVolume: 80,
  });
  const after = await download('library.mp4');
  expect(await pictureHashes(after)).toEqual(await pictureHashes(before));
  const { lufs, truePeak } = await measureSound(after);
  expect(Math.abs(lufs + 14)).toBeLessThan(1);
  expect(truePeak).toBeLessThanOrEqual(-1);
  const unknown = await owner.try(videoParts.addAudio, {
    params: params(),
    body: { audioTrackId: 'nothing' },
  });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'not_found']);
});

test('a muted clip leaves the music, encodes no picture again and costs nothing', async () => {
  const before = await download('heard.mp4');
  const clips = await storedClips();
  const { balance } = await owner.call(readWallet);
  const product = (await readDetails(owner, generationId)).components.find(({ type }) => type === 'product');
  expect(product).toMatchObject({ clipVolume: 100, hasSound: true });
  const mute = async (clipVolume?: number) => {
    const body = { videoFileId: product!.videoFileId!, clipVolume };
    const { components } = await owner.call(videoParts.addProduct, { params: params(), body });
    await owner.call(generations.processGeneration, { params: params(), query: { async: 'true' }, body: {} });
    return components.find(({ type }) => type === 'product')!.clipVolume;
  };
  expect(await mute(0)).toBe(0);
  const after = await download('muted.mp4');
  expect(await pictureHashes(after)).toEqual(await pictureHashes(before));
  const { lufs, truePeak } = await measureSound(after);
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(truePeak).toBeLessThanOrEqual(-1);
  // A client that does not know the level.
  expect(await mute()).toBe(0);
  expect(await mute(100)).toBe(100);
  expect(await readFile(await download('again.mp4'))).not.toEqual(await readFile(after));
  expect(await storedClips()).toEqual(clips);
  expect(await owner.call(readWallet)).toMatchObject({ balance });
});

test('with another hook only the hook part is rendered again @states-041', async () => {
  const before = await pictureHashes(await download('one.mp4'));
  const clips = await storedClips();
  const { hookGenerationId } = await owner.call(startHook, {
    body: { ...shortHook, hookText: 'Wait!', generationId },
  });
  await owner.call(generations.processGeneration, { params: params(), query: { async: 'true' }, body: {} });
  expect((await hookEnd(owner, hookGenerationId)).status).toBe('completed');
  const after = await pictureHashes(await download('two.mp4'));
  const productFrames = 30;
  expect(after.slice(-productFrames)).toEqual(before.slice(-productFrames));
  expect(after.slice(0, 30)).not.toEqual(before.slice(0, 30));
  expect(await storedClips()).toEqual(clips);
});
