import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readExport, startExport } from '#contract/calls/account.ts';
import { readMe } from '#contract/calls/accounts.ts';
import { addCategory, readCategory } from '#contract/calls/categories.ts';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { readUnfinishedVideos, readVideos } from '#contract/calls/videos.ts';
import * as calls from '#contract/calls/reels.ts';
import type { Reel, ReelRequestInput } from '#contract/calls/reels.ts';
import { addReferenceVideo } from '#contract/calls/reference-videos.ts';
import { readShare, shareVideo } from '#contract/calls/shares.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import { readOrCreateDevelopmentCertificates } from '#server/adapters/development-certificates.ts';
import type { Person } from '../helpers/api.ts';
import { readCredentials } from '../helpers/read-credentials.ts';
import { readZip } from '../helpers/read-zip.ts';
import { beginReel, readReel, reelEnd, reelRequest } from '../helpers/reel-steps.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip, measureSound, probe, sampleFolder } from '../helpers/sample-media.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';

const run = promisify(execFile);
let app: RunningApp;
let folder: string;

const brand = {
  offer: 'Beans roasted this week',
  callToAction: 'Taste it today',
  colours: ['#AA3311', '223344'],
};
const title = 'A/B 🚀 Roasters: How we roast';

/** The reel that the first two tests read: the worker was killed while it was drawn. */
let owner: Person;
let reel: Reel;
let twinId: string;
let logoUploadId: string;
let reelFile: string;

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  owner = await buyer();
  const { categoryId, subcategoryId } = await addCategoryWithReference();
  expect(await owner.call(calls.readReelBrand)).toMatchObject({ brandName: null, logo: null });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><circle r="9" cx="10" cy="10"/></svg>';
  const logo = await sendLogo(owner, 'logo.svg', svg);
  expect([logo.status, logo.body]).toMatchObject([201, { width: 1_024, height: 341 }]);
  const settings = { duration: 15, aspectRatio: '1:1' } as const;
  logoUploadId = logo.body.uploadId;
  const input = { categoryId, subcategoryId, settings, brandName: 'A/B 🚀 Roasters', ...brand, logoUploadId };
  const [first, twin] = await Promise.all([beginReel(owner, input, 'once'), beginReel(owner, input, 'once')]);
  twinId = twin.id;
  expect(await owner.call(readUnfinishedVideos)).toMatchObject([{ generationId: first.id, kind: 'reel' }]);
  expect((await owner.try(calls.addReelFormat, formatOf(first.id, '4:5'))).body.error).toBe(
    'generation_incomplete',
  );
  const before = begun();
  await waitFor(
    async () => ((await readReel(owner, first.id)).stage === 'rendering' ? true : undefined),
    180_000,
  );
  app.pidsOf('worker').forEach(killIfAlive);
  await waitFor(() => (begun() > before ? true : undefined), 110_000);
  reel = await reelEnd(owner, first.id);
  reelFile = await download(reel.videoUrl!, 'reel.mp4');
}, 900_000);
afterAll(async () => {
  await expectSoundWalletsOf(app);
  await app.stop();
});

const buyer = async (packageId = 'starter'): Promise<Person> => {
  const person = await app.api.signIn();
  await person.buy(packageId);
  return person;
};

const download = async (url: string, name: string): Promise<string> => {
  const response = await fetch(new URL(url, app.url));
  expect(response.status).toBe(200);
  const file = path.join(folder, name);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return file;
};

const movementsOf = async (person: Person): Promise<string[]> =>
  (await person.call(readTransactions)).transactions.map(({ kind }) => kind).toSorted();

const workFolders = (): Promise<string[]> => readdir(path.join(app.dataFolder, 'work'));

/** How many times the worker has started to make a reel. */
const begun = (): number =>
  app
    .log()
    .split('\n')
    .filter((line) => line.includes('"job":"make-reel"') && line.includes('"job started"')).length;

/** The MD5 of the decoded sound. */
const soundOf = async (file: string): Promise<string> =>
  (await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', '-f', 'md5', '-'])).stdout;

const picture = (type: 'image/png' | 'image/webp', width = 40, height = 20): Buffer => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillStyle = '#cc3311';
  canvas.getContext('2d').fillRect(0, 0, width, height);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/webp');
};

/** A subcategory with a short reference video. */
async function addCategoryWithReference() {
  const { id: categoryId } = await owner.call(addCategory, { body: { name: 'With a reference' } });
  const params = { categoryId };
  const clip = await makeClip(path.join(folder, 'reference.mp4'), { seconds: 5, size: '180x320', rate: 15 });
  const fields = { videoType: 'How we roast' };
  const { id: subcategoryId } = await owner.sendFile(addReferenceVideo, { file: clip }, { params, fields });
  await waitFor(async () => {
    const { subcategories } = await owner.call(readCategory, { params });
    return subcategories[0]!.referenceVideoStatus === 'ready' ? true : undefined;
  }, 60_000);
  return { categoryId, subcategoryId };
}

const sendLogo = async (person: Person, name: string, content: Buffer | string) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return person.trySendFile(calls.uploadReelLogo, { logo: file });
};

const formatOf = (reelId: string, aspectRatio: '1:1' | '4:5') => ({
  params: { reelId },
  body: { aspectRatio },
});

async function expectExportAndErasure(person: Person, reelId: string): Promise<void> {
  await person.call(startExport);
  const ready = await waitFor(async () => {
    const found = (await person.call(readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 90_000);
  const zip = readZip(Buffer.from(await (await fetch(new URL(ready.downloadUrl!, app.url))).arrayBuffer()));
  const rows = (name: string): { id: string }[] => JSON.parse(zip.get(`${name}.json`)!.toString());
  const [voiceOver] = rows('voice-overs');
  expect(voiceOver).toMatchObject({ script: { lines: expect.anything() }, spoken: { engine: 'embedded' } });
  expect(rows('videos')).toContainEqual(expect.objectContaining({ id: reelId, kind: 'reel' }));
  const media = [...zip.keys()].filter((name) => name.startsWith('media/')).map((name) => name.split('/')[1]);
  expect([...new Set(media)].toSorted()).toEqual(['uploads', 'videos', 'voice-overs']);

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
}

test('a reel with a reference video whose worker is killed yields one script, one video and one capture @reel-007', async () => {
  expect(twinId).toBe(reel.id);
  expect(reel).toMatchObject({
    status: 'completed',
    categoryName: 'With a reference',
    subcategoryName: 'How we roast',
    engines: { script: 'embedded', voice: 'embedded', notes: [] },
    downloadFileName: 'A-B-Roasters-video.mp4',
  });
  const { certificateChain } = await readOrCreateDevelopmentCertificates(app.dataFolder);
  const credentials = await readCredentials(reelFile, certificateChain);
  expect(credentials).toMatchObject({ state: 'Trusted', title });
  expect(credentials!.actions[0]!.digitalSourceType).toMatch(/\/compositeWithTrainedAlgorithmicMedia$/);
  const reused = await owner.try(calls.startReel, { body: reelRequest, idempotencyKey: 'once' });
  expect([reused.status, reused.body.error]).toEqual([409, 'idempotency_key_reused']);
  expect(await movementsOf(owner)).toEqual(['capture', 'hold', 'purchase']);
  const files = await readdir(path.join(app.dataFolder, 'storage', 'users', owner.userId, 'reels'));
  expect(files).toEqual([]);
  await expect.poll(workFolders).toEqual([]);
});

test('a reel has a free script, logo, colours and sound, and is shared, exported and made in another format @reel-001', async () => {
  const brief = { ...reelRequest, settings: undefined, duration: 15 } as const;
  const script = await owner.call(calls.writeReelScript, { body: brief });
  expect(script).toMatchObject({ durationSeconds: 15, version: 0, engine: 'embedded', notes: [] });
  expect(script.lines[0]!.role).toBe('hook');
  expect(await owner.call(calls.writeReelScript, { body: brief })).toEqual(script);
  const another = await owner.call(calls.writeReelScript, { body: { ...brief, version: 1 } });
  expect(another.lines.map(({ text }) => text)).not.toEqual(script.lines.map(({ text }) => text));

  expect(reel).toMatchObject({
    industry: 'Food & Beverage',
    settings: { aspectRatio: '1:1', duration: 15, style: 'modern' },
    colours: ['#aa3311', '#223344'],
    formats: [{ id: reel.id, aspectRatio: '1:1' }],
  });
  const { streams, format } = await probe(reelFile);
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 720, height: 720 });
  expect(Math.abs(Number(format.duration) - 15)).toBeLessThan(1);
  expect(Math.abs((await measureSound(reelFile)).lufs + 14)).toBeLessThan(0.5);

  const other = await owner.call(calls.addReelFormat, formatOf(reel.id, '4:5'));
  expect(await owner.call(calls.addReelFormat, formatOf(reel.id, '4:5'))).toMatchObject({ id: other.id });
  expect(await owner.call(calls.addReelFormat, formatOf(reel.id, '1:1'))).toMatchObject({ id: reel.id });
  const portrait = await reelEnd(owner, other.id);
  expect(portrait).toMatchObject({
    status: 'completed',
    settings: { aspectRatio: '4:5' },
    script: reel.script,
  });
  expect(portrait.formats.map(({ aspectRatio }) => aspectRatio)).toEqual(['1:1', '4:5']);
  const portraitFile = await download(portrait.videoUrl!, 'portrait.mp4');
  expect((await probe(portraitFile)).streams[0]).toMatchObject({ width: 720, height: 900 });
  expect(await soundOf(portraitFile)).toBe(await soundOf(reelFile));
  expect(await movementsOf(owner)).toEqual(['capture', 'hold', 'purchase']);

  const downloadFileName = 'A-B-Roasters-video.mp4';
  expect(await owner.call(readVideos)).toMatchObject([
    { id: portrait.id, kind: 'reel', format: '4:5', downloadFileName },
    { id: reel.id, kind: 'reel', format: '1:1', downloadFileName },
  ]);
  await owner.call(shareVideo, { params: { generationId: reel.id } });
  const shared = await app.api.as(null).try(readShare, { params: { generationId: reel.id } });
  expect(shared.body).toMatchObject({ title, madeWithAi: true });
  const remembered = await owner.call(calls.readReelBrand);
  expect(remembered).toMatchObject({
    brandName: 'A/B 🚀 Roasters',
    industry: 'Food & Beverage',
    customIndustry: null,
    ...brand,
    colours: ['#aa3311', '#223344'],
    logo: { uploadId: logoUploadId },
  });
  await download(remembered.logo!.url, 'logo.png');
  await expectExportAndErasure(owner, reel.id);
}, 300_000);

test('a cancelled reel returns the credits, keeps its settings and leaves no work folder @reel-008', async () => {
  const person = await buyer();
  const script = [
    { role: 'hook', text: 'Good morning.' },
    { role: 'call-to-action', text: 'Buy milk.' },
  ] as const;
  const started = await beginReel(person, {
    offer: 'Fresh beans',
    script: [...script],
    settings: { duration: 15, aspectRatio: '1:1' },
  });
  expect(started).toMatchObject({ status: 'processing', videoUrl: null, script });
  const { id } = started;
  await waitFor(async () => ((await readReel(person, id)).stage === 'rendering' ? true : undefined), 240_000);
  await person.call(cancelGeneration, { params: { generationId: id } });
  expect(await readReel(person, id)).toMatchObject({
    status: 'cancelled',
    stage: null,
    videoUrl: null,
    offer: 'Fresh beans',
    script,
    categoryId: reelRequest.categoryId,
    subcategoryId: reelRequest.subcategoryId,
    settings: { aspectRatio: '1:1', duration: 15 },
  });
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  expect(await movementsOf(person)).toEqual(['hold', 'purchase', 'release']);
  await expect.poll(workFolders).toEqual([]);
}, 300_000);

test('bad input is rejected with specific messages before anything is charged @reel-003', async () => {
  const [person, stranger, poor] = [await buyer(), await buyer(), await app.api.signIn()];
  const refusal = async (changes: Partial<ReelRequestInput>) => {
    const { status, body } = await person.try(calls.startReel, { body: { ...reelRequest, ...changes } });
    return [status, body.field, body.message];
  };
  const long = { role: 'hook', text: 'wonderful '.repeat(29) } as const;
  const logo = await sendLogo(stranger, 'strangers.png', picture('image/png'));
  for (const [changes, ...expected] of [
    [{ brandName: ' ' }, 400, 'brandName', 'Brand name is required'],
    [{ brandName: 'N' }, 400, 'brandName', 'Brand name must be at least 2 characters'],
    [{ industry: '' }, 400, 'industry', 'Please select an industry'],
    [{ industry: 'Other' }, 400, 'customIndustry', 'Please specify your industry'],
    [{ categoryId: '' }, 400, 'categoryId', 'Please select a category'],
    [{ categoryId: 'invented' }, 422, 'categoryId', expect.stringContaining('no longer available')],
    [{ subcategoryId: '' }, 400, 'subcategoryId', 'Please select a subcategory'],
    [{ subcategoryId: 'invented' }, 422, 'subcategoryId', expect.stringContaining('no longer available')],
    [{ offer: 'x'.repeat(121) }, 400, 'offer', expect.stringContaining('120 characters')],
    [{ callToAction: 'x'.repeat(61) }, 400, 'callToAction', expect.stringContaining('60 characters')],
    [{ colours: ['red', '#112233'] }, 422, 'colours.0', expect.stringContaining('#1a73e8')],
    [{ script: [] }, 400, 'script', 'Please write at least one line to speak'],
    [
      { script: [{ role: 'hook', text: ' ' }] },
      400,
      'script.0.text',
      expect.stringContaining('write something'),
    ],
    [{ script: [long, long] }, 422, 'script', expect.stringContaining('shorten')],
    [{ script: [{ role: 'hook', text: '🚀🚀' }] }, 422, 'script.0.text', expect.stringContaining('Latin')],
    [{ settings: { duration: 15, trackId: 'invented' } }, 422, 'settings.trackId', expect.anything()],
    [{ logoUploadId: 'invented' }, 404, 'logoUploadId', expect.anything()],
    [{ logoUploadId: logo.body.uploadId }, 404, 'logoUploadId', expect.anything()],
  ] as const) {
    expect(await refusal(changes as Partial<ReelRequestInput>)).toEqual(expected);
  }
  for (const settings of [{ duration: 20 }, { aspectRatio: '2:1' }, { style: 'baroque' }, { voice: 'hal' }])
    expect((await refusal({ settings } as never))[0]).toBe(400);

  const logos = [
    ['bad.txt', Buffer.from('text'), 415, 'logo_type'],
    ['empty.png', Buffer.alloc(0), 422, 'file_empty'],
    ['script.svg', '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 422, 'logo_unsafe'],
    [
      'link.svg',
      '<svg viewBox="0 0 9 9"><image href="https://example.com/a.png"/></svg>',
      422,
      'logo_unsafe',
    ],
    ['broken.svg', '<svg viewBox="0 0 9 9"', 422, 'file_damaged'],
    ['good.webp', picture('image/webp'), 201, undefined],
    // Its stated size would need 40 GB; it is rasterised at the usual logo size.
    ['huge.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>', 201, undefined],
  ] as const;
  for (const [name, content, status, error] of logos) {
    const reply = await sendLogo(person, name, content);
    expect([name, reply.status, reply.body.error]).toEqual([name, status, error]);
  }
  const short = await poor.try(calls.startReel, { body: reelRequest });
  expect([short.status, short.body]).toMatchObject([
    402,
    { error: 'insufficient_credits', required: 10, balance: 0 },
  ]);
  expect(await movementsOf(person)).toEqual(['purchase']);

  const { id } = await beginReel(stranger);
  for (const answer of [
    await person.try(calls.readReel, { params: { reelId: id } }),
    await person.try(calls.addReelFormat, formatOf(id, '4:5')),
    await person.try(cancelGeneration, { params: { generationId: id } }),
  ])
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  await stranger.call(cancelGeneration, { params: { generationId: id } });

  const styles = await person.call(calls.readReelStyles);
  expect(styles.map((style) => style.id)).toEqual([
    'modern',
    'cinematic',
    'minimalist',
    'colorful',
    'corporate',
  ]);
}, 300_000);
