import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { readMyHooks } from '#contract/calls/hooks.ts';
import * as shares from '#contract/calls/shares.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { readMark } from '#studio/provenance/mark-video.ts';
import { signVideo } from '#studio/provenance/sign-video.ts';
import { readOrCreateDevelopmentCertificates } from '../../src/server/adapters/development-certificates.ts';
import type { Person } from '../helpers/api.ts';
import { readCredentials } from '../helpers/read-credentials.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import {
  ffmpeg,
  makeClip,
  makeMusic,
  measureSound,
  packetTimes,
  probe,
  sampleFolder,
} from '../helpers/sample-media.ts';
import { askForVideo, readDetails, startShortHook, videoEnd } from '../helpers/video-steps.ts';

const download = async (url: URL): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

async function readOwnCredentials(app: RunningApp, file: string) {
  const { certificateChain } = await readOrCreateDevelopmentCertificates(app.dataFolder);
  return readCredentials(file, certificateChain);
}

async function signAsAnotherTool(plain: string, folder: string): Promise<string> {
  const outputPath = path.join(folder, 'product.mp4');
  const certificates = await readOrCreateDevelopmentCertificates(path.join(folder, 'another-tool'));
  const credentials = { ...certificates, algorithm: 'es256', timestampUrl: null } as const;
  const mark = {
    title: 'A camera',
    creatorTool: 'Camera',
    digitalSourceType: 'trainedAlgorithmicMedia',
  } as const;
  await signVideo({ path: plain, outputPath, credentials, ...mark });
  return outputPath;
}

describe('from a hook to a shared video', () => {
  let app: RunningApp;
  let folder: string;
  let owner: Person;
  let video: Generation;
  let file: string;

  beforeAll(async () => {
    app = await startApp();
    folder = await sampleFolder();
    owner = await app.api.signIn();
    await owner.buy('starter');
    const { generationId } = await startShortHook(owner);
    const plain = await makeClip(path.join(folder, 'plain.mp4'), { seconds: 1, size: '320x180', rate: 15 });
    const product = await signAsAnotherTool(plain, folder);
    await askForVideo(owner, generationId, {
      product,
      music: await makeMusic(path.join(folder, 'music.mp3'), 2),
    });
    video = await videoEnd(owner, generationId);
    file = path.join(folder, 'final.mp4');
    const reply = await fetch(new URL(video.videoUrl!, app.url));
    await writeFile(file, Buffer.from(await reply.arrayBuffer()));
  });
  afterAll(() => app?.stop());

  test('the credits are spent once, and nothing stays held', async () => {
    expect(video.status).toBe('completed');
    expect(await owner.call(readWallet)).toEqual({ balance: 0, currency: 'USD', held: 0 });
    await expectSoundWalletsOf(app);
  });

  test('the file has the house format and is as long as its parts', async () => {
    const { streams, format } = await probe(file);
    const picture = streams.find((stream) => stream.codec_type === 'video')!;
    const sound = streams.find((stream) => stream.codec_type === 'audio')!;
    expect(picture).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      width: 720,
      height: 1280,
      pix_fmt: 'yuv420p',
      r_frame_rate: '30/1',
      avg_frame_rate: '30/1',
      color_space: 'bt709',
    });
    expect(sound).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 });
    const parts = video.components
      .filter(({ type }) => type !== 'audio')
      .map((part) => part.durationSeconds!);
    const whole = parts.reduce((sum, seconds) => sum + seconds, 0);
    expect(Number(format.duration)).toBeGreaterThan(whole - 0.1);
    expect(Number(format.duration)).toBeLessThan(whole + 0.1);
    expect(video.durationSeconds).toBeCloseTo(whole, 1);
  });

  test('the file is fast-start: moov precedes mdat', async () => {
    const reply = await fetch(new URL(video.videoUrl!, app.url), { headers: { range: 'bytes=0-65535' } });
    expect(reply.status).toBe(206);
    const start = Buffer.from(await reply.arrayBuffer()).toString('latin1');
    expect(start.indexOf('moov')).toBeGreaterThan(0);
    expect(start.indexOf('mdat') === -1 || start.indexOf('moov') < start.indexOf('mdat')).toBe(true);
  });

  test('no frame is missing, late or duplicated, at the join or elsewhere', async () => {
    const times = await packetTimes(file, 'v');
    const steps = times.slice(1).map((time, index) => time - times[index]!);
    for (const step of steps) expect(step).toBeCloseTo(1 / 30, 3);
    expect(await ffmpeg(['-v', 'error', '-i', file, '-f', 'null', '-'])).toBe('');
  });

  test('loudness is about −14 LUFS, and the sound never clips', async () => {
    const { lufs, truePeak } = await measureSound(file);
    expect(lufs).toBeGreaterThan(-15);
    expect(lufs).toBeLessThan(-13);
    expect(truePeak).toBeLessThanOrEqual(-1);
  });

  test('the file is marked and signed as partly AI-generated @shell-027', async () => {
    const composite = 'compositeWithTrainedAlgorithmicMedia';
    expect(await readMark(file)).toMatchObject({ digitalSourceType: composite, creatorTool: 'Hookline' });
    const credentials = await readOwnCredentials(app, file);
    expect(credentials).toMatchObject({ state: 'Trusted', failures: [], title: 'Stop! Buy milk.' });
    expect(credentials!.actions[0]).toMatchObject({
      action: 'c2pa.created',
      softwareAgent: { name: 'Hookline' },
    });
    expect(credentials!.actions[0]!.digitalSourceType).toMatch(new RegExp(`/${composite}$`));
    expect(credentials!.training['cawg.ai_training']).toEqual({ use: 'notAllowed' });
  });

  test('the product clip’s own content credentials are kept as an ingredient', async () => {
    const { actions, ingredients } = (await readOwnCredentials(app, file))!;
    expect(actions.map(({ action }) => action)).toEqual(['c2pa.created', 'c2pa.placed']);
    expect(ingredients).toHaveLength(1);
    expect(ingredients[0]).toMatchObject({ relationship: 'componentOf' });
    expect(ingredients[0]!.active_manifest).toMatch(/^urn:c2pa:/);
  });

  test('one changed byte invalidates the credentials, and a remuxed copy has none @shell-029', async () => {
    const bytes = await readFile(file);
    bytes[bytes.length >> 1]! ^= 0xff;
    await writeFile(path.join(folder, 'changed.mp4'), bytes);
    expect(await readOwnCredentials(app, path.join(folder, 'changed.mp4'))).toMatchObject({
      state: 'Invalid',
    });
    await ffmpeg(['-v', 'error', '-i', file, '-c', 'copy', path.join(folder, 'copy.mp4')]);
    expect(await readOwnCredentials(app, path.join(folder, 'copy.mp4'))).toBeNull();
  });

  test('the hook alone is marked and signed as fully AI-generated @shell-028', async () => {
    const { hooks } = await owner.call(readMyHooks);
    const alone = path.join(folder, 'hook.mp4');
    await writeFile(alone, await download(new URL(hooks[0]!.hookUrl, app.url)));
    expect(await readMark(alone)).toMatchObject({ digitalSourceType: 'trainedAlgorithmicMedia' });
    const credentials = await readOwnCredentials(app, alone);
    expect(credentials).toMatchObject({ state: 'Trusted', failures: [] });
    expect(credentials!.actions[0]!.digitalSourceType).toMatch(/\/trainedAlgorithmicMedia$/);
  });

  test('the download has a file name, and a hostile file name is sanitised', async () => {
    const url = new URL(video.videoUrl!, app.url);
    url.searchParams.set('download', '1');
    url.searchParams.set('filename', 'x"; filename="evil.exe\r\nset-cookie: a=b');
    const reply = await fetch(url, { method: 'GET', headers: { range: 'bytes=0-0' } });
    const disposition = reply.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^attachment; filename="x__ filename=?_+evil\.exe/);
    expect(reply.headers.has('set-cookie')).toBe(false);
    expect(video.downloadFileName).toMatch(/^stop__buy_milk__\d{4}-\d\d-\d\d\.mp4$/);
  });

  test('processing an unchanged video again makes nothing new; other music re-encodes no video', async () => {
    const params = { generationId: video.generationId };
    const again = await owner.call(generations.processGeneration, {
      params,
      query: { async: 'true' },
      body: {},
    });
    expect(again.status).toBe('completed');
    expect(again.videoUrl!.split('?')[0]).toBe(video.videoUrl!.split('?')[0]);
    await owner.call(videoParts.chooseAudio, { params, body: { audioSource: 'none' } });
    const other = await videoEnd(owner, video.generationId);
    expect(other.status).toBe('completed');
    expect(other.videoUrl!.split('?')[0]).not.toBe(video.videoUrl!.split('?')[0]);
    const otherFile = path.join(folder, 'other.mp4');
    await writeFile(
      otherFile,
      Buffer.from(await (await fetch(new URL(other.videoUrl!, app.url))).arrayBuffer()),
    );
    const hashes = (name: string) =>
      ffmpeg(['-v', 'error', '-i', name, '-map', '0:v', '-c', 'copy', '-f', 'framehash', `${name}.txt`])
        .then(() => import('node:fs/promises'))
        .then(({ readFile }) => readFile(`${name}.txt`, 'utf8'));
    expect(await hashes(otherFile)).toBe(await hashes(file));
    expect(await readOwnCredentials(app, otherFile)).toMatchObject({ state: 'Trusted' });
  });

  test('a shared video has a public page with its metadata until the owner unshares it', async () => {
    const params = { generationId: video.generationId };
    const guest = app.api.as(null);
    expect((await guest.try(shares.readShare, { params })).status).toBe(404);
    const { url } = await owner.call(shares.shareVideo, { params });
    expect(url).toBe(`${app.url}/share/${video.generationId}`);
    const shared = await guest.try(shares.readShare, { params });
    expect(shared.body).toMatchObject({ title: 'Stop! Buy milk.', madeWithAi: true });
    const page = await (await fetch(url)).text();
    expect(page).toContain(
      `property="og:video" content="${app.url}/api/share/${video.generationId}/video.mp4"`,
    );
    const part = await fetch(new URL(shared.body.videoUrl, app.url), { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'video/mp4',
      100,
    ]);
    const current = await readDetails(owner, video.generationId);
    const toKeep = new URL(current.videoUrl!, app.url);
    toKeep.searchParams.set('download', '1');
    const whole = await download(new URL(shared.body.videoUrl, app.url));
    expect((await download(toKeep)).equals(whole)).toBe(true);
    await writeFile(path.join(folder, 'shared.mp4'), whole);
    expect(await readOwnCredentials(app, path.join(folder, 'shared.mp4'))).toMatchObject({
      state: 'Trusted',
    });
    await owner.call(shares.unshareVideo, { params });
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(new URL(shared.body.videoUrl, app.url))).status).toBe(404);
  });

  test('another user cannot reach it through any call or URL', async () => {
    const stranger = await app.api.signIn();
    const params = { generationId: video.generationId };
    for (const call of [
      generations.readGeneration,
      generations.cancelGeneration,
      shares.shareVideo,
      shares.unshareVideo,
    ]) {
      expect((await stranger.try(call, { params })).status).toBe(404);
    }
    const live = await fetch(new URL(`/api/sse/generation/${video.generationId}`, app.url), {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(live.status).toBe(404);
    const address = new URL(video.videoUrl!, app.url);
    address.searchParams.delete('signature');
    expect((await fetch(address, { headers: { authorization: `Bearer ${stranger.token}` } })).status).toBe(
      404,
    );
    expect((await readDetails(owner, video.generationId)).status).toBe('completed');
  });
});
