import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readExport, startExport } from '#contract/calls/account.ts';
import { readMe } from '#contract/calls/accounts.ts';
import * as calls from '#contract/calls/broll.ts';
import type { BrollSettingsInput } from '#contract/calls/broll.ts';
import { cancelGeneration, isVideoBeingMade } from '#contract/calls/generations.ts';
import { readVideos } from '#contract/calls/videos.ts';
import { readShare, shareVideo } from '#contract/calls/shares.ts';
import { uploadFromVideo } from '#contract/calls/uploads.ts';
import { readTransactions } from '#contract/calls/wallet.ts';
import { readOrCreateDevelopmentCertificates } from '#server/adapters/development-certificates.ts';
import { withExif, writeTestPhoto } from '#studio/broll/test-photos.ts';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import type { Person } from '../helpers/api.ts';
import { readCredentials } from '../helpers/read-credentials.ts';
import { readZip } from '../helpers/read-zip.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { probe, sampleFolder } from '../helpers/sample-media.ts';

let app: RunningApp;
let folder: string;
let wide: string;
let turned: string;

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  wide = await writeTestPhoto(path.join(folder, 'lamp.jpg'), {
    width: 900,
    height: 700,
    thing: { x: 0.7, y: 0.5, size: 0.4 },
  });
  const upright = await writeTestPhoto(path.join(folder, 'upright.jpg'), {
    width: 800,
    height: 600,
    thing: { x: 0.3, y: 0.4, size: 0.4 },
  });
  turned = path.join(folder, 'turned.jpg');
  await writeFile(turned, withExif(await readFile(upright), 6));
});
afterAll(() => app.stop());

const start = (person: Person, body: BrollSettingsInput, idempotencyKey?: string) =>
  person.call(calls.startBroll, { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

const read = (person: Person, generationId: string) =>
  person.call(calls.readBroll, { params: { brollId: generationId } });

const end = (person: Person, generationId: string) =>
  waitFor(async () => {
    const video = await read(person, generationId);
    return isVideoBeingMade(video.status) ? undefined : video;
  }, 120_000);

const download = async (url: string, name: string): Promise<string> => {
  const response = await fetch(new URL(url, app.url));
  expect(response.status).toBe(200);
  const file = path.join(folder, name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
};

const audioTrackId = 'picnic-day';
const short = { durationSeconds: 5, format: '1:1', style: 'dynamic' } as const;

/** The account and the film that the first and the last test read: its worker was killed. */
let person: Person;
let photos: BrollSettingsInput['photos'];
let video: Awaited<ReturnType<typeof read>>;

test('two photos become a free film with music that is listed, downloaded, shared, signed, and usable as a product clip, although its worker was killed @fix-055', async () => {
  person = await app.api.signIn();
  const [first, second] = [await person.upload(wide, 'photo'), await person.upload(turned, 'photo')];
  expect(first).toMatchObject({ kind: 'photo', status: 'ready', format: 'jpg', width: 900, height: 700 });
  expect(second).toMatchObject({ width: 600, height: 800 });
  const kept = await readFile(await download(second.imageUrl!, 'kept.jpg'));
  expect(kept.includes('Exif')).toBe(false);

  const preview = (by: Person) =>
    fetch(new URL(calls.previewBroll.path, app.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ photoId: first.id, text: 'New lamp', style: 'dynamic', format: '1:1' }),
    });
  const shown = await preview(person);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { width, height } = await loadImage(Buffer.from(await shown.arrayBuffer()));
  expect([width, height]).toEqual([720, 720]);
  expect((await preview(await app.api.signIn())).status).toBe(404);

  photos = [{ uploadId: first.id, text: 'New lamp' }, { uploadId: second.id }];
  const [started, twin] = await Promise.all([
    start(person, { ...short, photos, audioTrackId }, 'once'),
    start(person, { ...short, photos, audioTrackId }, 'once'),
  ]);
  expect(twin.generationId).toBe(started.generationId);
  const { generationId } = started;
  await waitFor(async () => ((await read(person, generationId)).progress > 2 ? true : undefined), 60_000);
  app.pidsOf('worker').forEach(killIfAlive);
  video = await end(person, generationId);
  expect(video).toMatchObject({
    status: 'completed',
    title: 'New lamp',
    settings: { ...short, audioTrackId, photos: [photos[0], { uploadId: second.id, text: '' }] },
  });
  const file = await download(video.videoUrl!, 'broll.mp4');
  const { streams } = await probe(file);
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 720, height: 720, nb_frames: '150' });
  const { integratedLufs, truePeakDbtp } = await measureLoudness({ path: file });
  expect(Math.abs(integratedLufs! + 14)).toBeLessThanOrEqual(0.5);
  expect(truePeakDbtp).toBeLessThanOrEqual(-1);
  const { certificateChain } = await readOrCreateDevelopmentCertificates(app.dataFolder);
  expect(await readCredentials(file, certificateChain)).toMatchObject({
    state: 'Trusted',
    title: 'New lamp',
  });
  expect((await person.call(readTransactions)).transactions).toEqual([]);

  const [listed] = await person.call(readVideos);
  expect(listed).toMatchObject({ id: generationId, kind: 'broll', format: '1:1', title: 'New lamp' });
  await download(listed!.posterUrl!, 'poster.jpg');
  await person.call(shareVideo, { params: { generationId } });
  const shared = await app.api.as(null).try(readShare, { params: { generationId } });
  expect(shared.body).toMatchObject({ id: generationId, madeWithAi: true });
  const clip = await person.call(uploadFromVideo, { body: { generationId } });
  expect(await person.uploadReady(clip.id)).toMatchObject({ kind: 'video', status: 'ready' });
}, 300_000);

test('unusable photos and films with no or too many photos are rejected with clear messages', async () => {
  const [person, stranger] = [await app.api.signIn(), await app.api.signIn()];
  const canvas = createCanvas(300, 300);
  const send = async (name: string, bytes: Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    const { status, body } = await person.tryUpload(file, 'photo');
    return [status, body.error];
  };
  const bomb = canvas.toBuffer('image/png');
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const webp = Buffer.alloc(64);
  webp.write('RIFF', 0);
  webp.write('WEBPVP8X', 8);
  webp[20] = 0x02;
  expect(await send('bomb.png', bomb)).toEqual([422, 'photo_too_large']);
  expect(await send('drawing.svg', Buffer.from(svg))).toEqual([415, 'file_not_photo']);
  expect(await send('moving.webp', webp)).toEqual([422, 'photo_animated']);
  expect(await send('text.jpg', Buffer.from('just a text'))).toEqual([415, 'file_not_photo']);
  expect(await send('tiny.png', createCanvas(20, 20).toBuffer('image/png'))).toEqual([
    422,
    'photo_too_small',
  ]);
  const whole = await readFile(wide);
  expect(await send('half.jpg', whole.subarray(0, whole.length * 0.2))).toEqual([422, 'photo_damaged']);
  expect(await send('heavy.jpg', Buffer.alloc(20_000_001, 1))).toEqual([422, 'photo_too_large']);

  const { id: uploadId } = await person.upload(wide, 'photo');
  const refusal = async (values: Partial<BrollSettingsInput>, who = person) => {
    const answer = await who.try(calls.startBroll, { body: { ...short, photos: [{ uploadId }], ...values } });
    return [answer.status, answer.body.message];
  };
  expect(await refusal({ photos: [] })).toEqual([400, 'Please add at least one photo.']);
  expect(await refusal({ photos: Array.from({ length: 13 }, () => ({ uploadId })) })).toEqual([
    422,
    'A B-roll takes at most 12 photos. Please remove some.',
  ]);
  expect(await refusal({ photos: [{ uploadId, text: 'x'.repeat(81) }] })).toEqual([
    422,
    'A line of text has at most 80 characters.',
  ]);
  expect((await refusal({}, stranger))[0]).toBe(404);
  const image = await person.upload(wide, 'image');
  expect((await refusal({ photos: [{ uploadId: image.id }] }))[0]).toBe(404);
  expect((await refusal({ durationSeconds: 31 }))[0]).toBe(400);
  expect((await refusal({ audioTrackId: 'unheard-of' }))[0]).toBe(422);
}, 300_000);

test('a fourth film is refused while three run, and cancelled films end at once and leave nothing', async () => {
  const person = await app.api.signIn();
  const { id: uploadId } = await person.upload(wide, 'photo');
  const body = { durationSeconds: 30, photos: [{ uploadId }] };
  const started = [await start(person, body), await start(person, body), await start(person, body)];
  const fourth = await person.try(calls.startBroll, { body });
  expect([fourth.status, fourth.body.error]).toEqual([429, 'too_many_broll']);
  for (const { generationId } of started) await person.call(cancelGeneration, { params: { generationId } });
  expect(await read(person, started[0]!.generationId)).toMatchObject({ status: 'cancelled', videoUrl: null });
  await expect.poll(() => readdir(path.join(app.dataFolder, 'work')), { timeout: 60_000 }).toEqual([]);
}, 300_000);

test('the export contains the photos of a film, and erasing the account deletes its files', async () => {
  await person.call(startExport);
  const ready = await waitFor(async () => {
    const found = (await person.call(readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 90_000);
  const zip = readZip(Buffer.from(await (await fetch(new URL(ready.downloadUrl!, app.url))).arrayBuffer()));
  const rows = (name: string): object[] => JSON.parse(zip.get(`${name}.json`)!.toString()) as object[];
  expect(rows('videos')).toMatchObject([{ id: video.generationId, kind: 'broll' }]);
  const [{ parts }] = rows('videos') as [{ parts: { role: string }[] }];
  const ids = photos.map(({ uploadId }) => ({ uploadId }));
  expect(parts.find(({ role }) => role === 'photos')).toMatchObject({ settings: { photos: ids } });
  expect([...zip.keys()]).toContain(`media/uploads/${photos[1]!.uploadId}.jpg`);

  const { email } = (await person.call(readMe)).user;
  await person.call(deleteAccount, { body: { email } });
  const left = (): Promise<string[]> =>
    readdir(path.join(app.dataFolder, 'storage', 'users', person.userId), { recursive: true }).catch(
      () => [],
    );
  await waitFor(
    async () => ((await left()).some((name) => /\.[a-z0-9]+$/.test(name)) ? undefined : true),
    60_000,
  );
});
