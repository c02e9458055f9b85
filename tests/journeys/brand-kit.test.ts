import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as kits from '#contract/calls/brand-kit.ts';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import * as videoCalls from '#contract/calls/videos.ts';
import { startHook } from '#contract/calls/hooks.ts';
import { readMusicTracks } from '#contract/calls/music.ts';
import * as shares from '#contract/calls/shares.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { ffmpeg, makeClip, measureSound, probe, sampleFolder } from '../helpers/sample-media.ts';
import { hookEnd, readDetails, shortHook, startShortHook, videoEnd } from '../helpers/video-steps.ts';

const run = promisify(execFile);
const kitBody = { colours: ['#12355b', '#ffd23f'], endText: 'Get yours today', endAddress: 'example.com' };

let app: RunningApp;
let owner: Person;
let folder: string;
let generationId: string;
let logoUploadId: string;
let plain: string;
let branded: string;

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  owner = await app.api.signIn();
  await owner.buy('creator');
  ({ generationId } = await startShortHook(owner));
  const upload = await owner.upload(
    await makeClip(path.join(folder, 'product.mp4'), { seconds: 1, size: '320x180', rate: 15 }),
  );
  await owner.call(videoParts.addProduct, { params: params(), body: { videoFileId: upload.id } });
  await chooseMusic();
  plain = await finish('plain.mp4');
});
afterAll(() => app?.stop());

const params = () => ({ generationId });

async function chooseMusic(): Promise<void> {
  const [track] = await owner.call(readMusicTracks);
  const body = { audioSource: 'library', audioTrackId: track!.id, audioVolume: 80 } as const;
  await owner.call(videoParts.chooseAudio, { params: params(), body });
}

async function finish(name: string): Promise<string> {
  await owner.call(generations.processGeneration, { params: params(), query: { async: 'true' }, body: {} });
  const { status, videoUrl, errorCode } = await videoEnd(owner, generationId);
  expect([status, errorCode]).toEqual(['completed', null]);
  return save(name, videoUrl!);
}

async function save(name: string, url: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer()));
  return file;
}

/** The average colour of a box in the frame, as RGB. */
async function colourAt(file: string, seconds: number, box: string): Promise<number[]> {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-ss',
      `${seconds}`,
      '-i',
      file,
      '-frames:v',
      '1',
      '-vf',
      `crop=${box},scale=1:1:flags=area`,
    ].concat(['-pix_fmt', 'rgb24', '-f', 'rawvideo', '-']),
    { encoding: 'buffer' },
  );
  return [...stdout];
}

async function pictureHashes(file: string): Promise<string[]> {
  const args = ['-v', 'error', '-y', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'framehash'];
  await ffmpeg([...args, `${file}.txt`]);
  const lines = (await readFile(`${file}.txt`, 'utf8')).split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(',').at(-1)!.trim());
}

const secondsOf = async (file: string): Promise<number> => Number((await probe(file)).format.duration);
const cornerBox = '20:20:60:124';
const isNear = (one: number[], other: number[], tolerance = 40): boolean =>
  one.every((value, index) => Math.abs(value - other[index]!) <= tolerance);

test('a valid kit is saved, and invalid kits and logos are rejected', async () => {
  const none = await owner.call(kits.readBrandKit);
  expect(none.kit).toBeNull();
  const missing = await owner.try(videoParts.applyBrandKit, { params: params(), body: { isApplied: true } });
  expect([missing.status, missing.body.error]).toEqual([409, 'brand_kit_missing']);

  const svg = path.join(folder, 'logo.svg');
  await writeFile(
    svg,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  await expect(owner.sendFile(kits.uploadBrandLogo, { logo: svg })).rejects.toThrow(/logo_picture_type/);
  const canvas = createCanvas(300, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff00ff';
  context.fillRect(0, 0, 300, 300);
  const png = path.join(folder, 'logo.png');
  await writeFile(png, await canvas.encode('png'));
  ({ uploadId: logoUploadId } = await owner.sendFile(kits.uploadBrandLogo, { logo: png }));

  const refusals = [
    [{ ...kitBody, colours: ['red', '#ffd23f'] }, 'colour_invalid'],
    [{ ...kitBody, endText: 'a'.repeat(61) }, 'end_text_too_long'],
    [{ ...kitBody, endAddress: 'javascript:alert(1)' }, 'end_address_invalid'],
    [{ ...kitBody, endText: ' ', endAddress: '' }, 'brand_kit_empty'],
    [{ ...kitBody, logoUploadId: crypto.randomUUID() }, 'logo_unknown'],
  ] as const;
  for (const [body, code] of refusals) {
    const refused = await owner.try(kits.saveBrandKit, { body: { ...body, colours: [...body.colours] } });
    expect([refused.status < 500, refused.body.error]).toEqual([true, code]);
  }
  const stranger = await app.api.signIn();
  const stolen = await stranger.try(kits.saveBrandKit, { body: { ...kitBody, logoUploadId } });
  expect([stolen.status, stolen.body.error]).toEqual([404, 'logo_unknown']);

  const { kit } = await owner.call(kits.saveBrandKit, { body: { ...kitBody, logoUploadId, version: 0 } });
  expect(kit).toMatchObject({ ...kitBody, version: 1, isApplied: true, musicVolume: 75 });
  const older = await owner.try(kits.saveBrandKit, { body: { ...kitBody, logoUploadId, version: 0 } });
  expect([older.status, older.body.error]).toEqual([409, 'edited_meanwhile']);
  expect((await stranger.call(kits.readBrandKit)).kit).toBeNull();
});

test('applying the kit adds the logo to both parts and an end card, at the usual loudness', async () => {
  expect((await readDetails(owner, generationId)).brandKit).toBeNull();
  const dressed = await owner.call(videoParts.applyBrandKit, {
    params: params(),
    body: { isApplied: true },
  });
  expect(dressed.brandKit).toEqual({ isCurrent: true });
  branded = await finish('branded.mp4');
  const [before, after] = [await secondsOf(plain), await secondsOf(branded)];
  expect(after - before).toBeCloseTo(2, 1);
  const inHook = 0.5;
  const inProduct = before - 0.5;
  for (const seconds of [inHook, inProduct]) {
    expect(isNear(await colourAt(branded, seconds, cornerBox), [255, 0, 255])).toBe(true);
    expect(isNear(await colourAt(plain, seconds, cornerBox), [255, 0, 255])).toBe(false);
  }
  // The lower part of the end card, beside the pill, shows only the background.
  expect(isNear(await colourAt(branded, before + 1.5, '40:40:340:1000'), [0x12, 0x35, 0x5b], 30)).toBe(true);
  const { lufs, truePeak } = await measureSound(branded);
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(truePeak).toBeLessThanOrEqual(-1);
});

test('editing the kit changes no finished video, and a new hook is the only part rendered again', async () => {
  const before = await pictureHashes(branded);
  await owner.call(kits.saveBrandKit, {
    body: { ...kitBody, logoUploadId, colours: ['#7a1020', '#00c2a8'], endText: 'New text' },
  });
  const details = await readDetails(owner, generationId);
  expect(details.brandKit).toEqual({ isCurrent: false });
  expect(await readFile(await save('same.mp4', details.videoUrl!))).toEqual(await readFile(branded));
  const { hookGenerationId } = await owner.call(startHook, {
    body: { ...shortHook, hookText: 'Wait!', generationId },
  });
  expect((await hookEnd(owner, hookGenerationId)).status).toBe('completed');
  const other = await finish('other-hook.mp4');
  const after = await pictureHashes(other);
  const keptFrames = (1 + 2) * 30;
  expect(after.slice(-keptFrames)).toEqual(before.slice(-keptFrames));
  expect(after.slice(0, 30)).not.toEqual(before.slice(0, 30));
  expect(isNear(await colourAt(other, 0.5, cornerBox), [255, 0, 255])).toBe(true);
});

test('removing the kit removes the end card, and applying it again uses its current version', async () => {
  const sharedSite = async () =>
    (await app.api.as(null).try(shares.readShare, { params: params() })).body.siteAddress;
  await owner.call(shares.shareVideo, { params: params() });
  expect(await sharedSite()).toBe('example.com');
  await owner.call(videoParts.applyBrandKit, { params: params(), body: { isApplied: false } });
  expect(await sharedSite()).toBeNull();
  await owner.call(shares.unshareVideo, { params: params() });
  const bare = await finish('bare.mp4');
  expect((await owner.call(kits.readBrandKit)).kit?.isApplied).toBe(false);
  await owner.call(videoParts.applyBrandKit, { params: params(), body: { isApplied: true } });
  const renewed = await finish('renewed.mp4');
  const end = await secondsOf(renewed);
  expect(isNear(await colourAt(renewed, end - 0.5, '40:40:340:1000'), [0x7a, 0x10, 0x20], 30)).toBe(true);
  expect(end - (await secondsOf(bare))).toBeCloseTo(2, 1);
  await owner.call(kits.deleteBrandKit);
  expect((await owner.call(kits.readBrandKit)).kit).toBeNull();
});

test('deleting a video deletes its branded hook and its end card', async () => {
  const database = openDatabase((await startEmbeddedPostgres(app.dataFolder)).databaseUrl);
  const copies = async () => {
    const rows = await database
      .selectFrom('media')
      .select(['brand', 'stored'])
      .where('brand', 'is not', null)
      .execute();
    const filesOf = (stored: (typeof rows)[number]['stored']) =>
      [stored?.key, stored?.posterKey].filter((key) => key != null);
    return rows.map(({ brand, stored }) => ({ of: brand!.of, files: filesOf(stored) }));
  };
  const isKept = (key: string) => existsSync(path.join(app.dataFolder, 'storage', key));
  try {
    const present = await copies();
    expect(present.map((copy) => copy.of).toSorted()).toEqual(['clip', 'end-card', 'hook']);
    // The branded hook has a poster.
    const files = present.flatMap((copy) => copy.files);
    expect(files.map(isKept)).toEqual([true, true, true, true]);
    await owner.call(videoCalls.deleteVideo, { params: params() });
    // Neither do copies of looks stay that the video had before.
    expect(await copies()).toEqual([]);
    expect(files.filter(isKept)).toEqual([]);
  } finally {
    await database.destroy();
  }
});
