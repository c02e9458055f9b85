import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount, readExport, startExport } from '#contract/calls/account.ts';
import { readMe } from '#contract/calls/accounts.ts';
import { cancelGeneration } from '#contract/calls/generations.ts';
import { readUnfinishedVideos, readVideos } from '#contract/calls/videos.ts';
import { readShare, shareVideo } from '#contract/calls/shares.ts';
import { removeStory } from '#contract/calls/stories.ts';
import * as storyboards from '#contract/calls/storyboards.ts';
import type { Storyboard, StoryboardSettings } from '#contract/calls/storyboards.ts';
import * as calls from '#contract/calls/story-videos.ts';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import { previewVoice } from '#contract/calls/voices.ts';
import { readOrCreateDevelopmentCertificates } from '#server/adapters/development-certificates.ts';
import { readPacketHashes } from '#studio/compose/test-parts.ts';
import type { Person } from '../helpers/api.ts';
import { readCredentials } from '../helpers/read-credentials.ts';
import { readZip } from '../helpers/read-zip.ts';
import { killIfAlive } from '../helpers/processes.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { ffmpeg, makeMusic, measureSound, probe, sampleFolder } from '../helpers/sample-media.ts';
import { expectSoundWalletsOf } from '../helpers/sound-wallets.ts';
import {
  beginStoryVideo,
  drawStory,
  readStoryboard,
  readStoryVideo,
  storyVideoEnd,
} from '../helpers/story-steps.ts';

/** One scene that is as long as its narration, and one of the least length. */
const narrative = `Maya opens her café before dawn.

Tom smiles at her.`;
let app: RunningApp;
let folder: string;

/** The storyboard and its video that the first two tests read: the worker was killed when one scene was ready. */
let owner: Person;
let board: Storyboard;
let started: StoryVideo;
let first: Awaited<ReturnType<typeof finish>>;
let scenesMade: number;

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
  owner = await buyer();
  board = await drawStory(owner, narrative);
  await setUp(owner, board.id, { audioSource: 'library', audioTrackId: 'first-light' });
  const begun = scenesBegun();
  const twins = await Promise.all([0, 1].map(() => beginStoryVideo(owner, board.id, 'once')));
  expect(twins[0]!.id).toBe(twins[1]!.id);
  started = twins[0]!;
  expect((await beginStoryVideo(owner, board.id)).id).toBe(started.id);
  expect(await owner.call(readWallet)).toMatchObject({ balance: 40, held: 10 });
  expect(await owner.call(readUnfinishedVideos)).toMatchObject([
    { generationId: started.id, kind: 'story', nextStep: 'preview-share' },
  ]);
  await waitFor(async () => {
    const { scenes, progress, stage } = await readStoryVideo(owner, started.id);
    if (!scenes.some(({ status }) => status === 'ready')) return undefined;
    expect(progress).toBeGreaterThan(20);
    expect(stage).toBe('rendering');
    return true;
  }, 120_000);
  app.pidsOf('worker').forEach(killIfAlive);
  first = await finish(owner, board.id, 'first');
  scenesMade = scenesBegun() - begun;
}, 600_000);
afterAll(async () => {
  await expectSoundWalletsOf(app);
  await app.stop();
});

const buyer = async (packageId = 'creator'): Promise<Person> => {
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
const setUp = (person: Person, storyboardId: string, body: Partial<StoryboardSettings>) =>
  person.call(storyboards.changeStoryboardSettings, { params: { storyboardId }, body });
const arrange = (person: Person, { id, scenes }: Storyboard) =>
  person.call(storyboards.changeFrames, {
    params: { storyboardId: id },
    body: { frames: scenes.map((scene) => ({ id: scene.id, narration: null })) },
  });
/** How many times a worker has started to make a scene. */
const scenesBegun = (): number =>
  app
    .log()
    .split('\n')
    .filter((line) => line.includes('"job":"make-story-scene"') && line.includes('"job started"')).length;

async function finish(person: Person, storyboardId: string, name: string) {
  const { id } = await beginStoryVideo(person, storyboardId);
  const video = await storyVideoEnd(person, id);
  expect([video.status, video.errorCode]).toEqual(['completed', null]);
  const file = await download(video.videoUrl!, `${name}.mp4`);
  return { video, file, packets: await readPacketHashes(file) };
}

test('a killed worker keeps finished scenes and captures once, and the video is as long as its narration @story-030', async () => {
  expect(first.video).toMatchObject({ status: 'completed', progress: 100 });
  expect(await movementsOf(owner)).toEqual(['capture', 'capture', 'hold', 'hold', 'purchase']);
  // Only the scene in progress started again.
  expect(scenesMade).toBeLessThanOrEqual(board.scenes.length + 1);
  const pauses = 0.75;
  const said: number[] = [];
  for (const { narration } of board.scenes) said.push(await secondsOf(owner, narration));
  expect(Math.max(...said) + pauses).toBeGreaterThan(2.5);
  const expected = said.reduce((sum, seconds) => sum + Math.max(2.5, seconds + pauses), 0);
  expect(Math.abs(first.video.durationSeconds! - expected)).toBeLessThanOrEqual(0.2);
  await expect.poll(() => readdir(path.join(app.dataFolder, 'work'))).toEqual([]);
}, 300_000);

/** The spoken length of a text in the storyboard's voice, in seconds. */
async function secondsOf(person: Person, script: string): Promise<number> {
  const body = { voice: 'alloy', style: 'natural', speed: 1, script } as const;
  const response = await fetch(new URL(previewVoice.path, app.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const file = path.join(folder, `${crypto.randomUUID()}.m4a`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  const trimmed = `${file}.wav`;
  const edge = 'silenceremove=start_periods=1:start_threshold=-45dB,areverse';
  await ffmpeg(['-y', '-i', file, '-af', `${edge},${edge}`, trimmed]);
  return Number((await probe(trimmed)).format.duration);
}

test('a story becomes a video with sound that is shared and signed; unchanged scenes are not rendered again @story-028', async () => {
  expect(board).toMatchObject({ isPaid: true, videoId: null, counts: { success: 2 } });
  expect(started).toMatchObject({ videoUrl: null, storyboardId: board.id, scriptRefId: board.scriptRefId });
  expect((await readStoryboard(owner, board.id)).videoId).toBe(started.id);
  expect(first.video).toMatchObject({
    id: started.id,
    progress: 100,
    stage: null,
    secondsLeft: null,
    title: board.title,
    settings: { audioTrackId: 'first-light', captions: true },
    scenes: board.scenes.map(({ id, title }) => ({ frameId: id, title, status: 'ready' })),
    engines: { voice: 'embedded', notes: [] },
  });
  await expectFilm(owner, first);

  await arrange(owner, { ...board, scenes: board.scenes.toReversed() });
  const begun = scenesBegun();
  const music = await owner.upload(await makeMusic(path.join(folder, 'own.mp3'), 4), 'audio');
  await setUp(owner, board.id, { audioSource: 'custom', audioFileId: music.id, audioVolume: 40 });
  const turned = await finish(owner, board.id, 'turned');
  expect(turned.packets).not.toEqual(first.packets);
  expect(turned.packets.toSorted()).toEqual(first.packets.toSorted());
  expect(scenesBegun()).toBe(begun);
  expect(await movementsOf(owner)).toEqual([
    ...Array.from({ length: 3 }, () => 'capture'),
    ...Array.from({ length: 3 }, () => 'hold'),
    'purchase',
  ]);
  await expectAftermath(owner, board.scriptRefId, first.video.id);
}, 600_000);

async function expectFilm(person: Person, { video, file }: Awaited<ReturnType<typeof finish>>) {
  const { streams, format } = await probe(file);
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 720, height: 1280 });
  expect(Math.abs(Number(format.duration) - video.durationSeconds!)).toBeLessThan(0.1);
  expect(Math.abs((await measureSound(file)).lufs + 14)).toBeLessThanOrEqual(0.5);
  const { certificateChain } = await readOrCreateDevelopmentCertificates(app.dataFolder);
  const credentials = await readCredentials(file, certificateChain);
  expect(credentials).toMatchObject({ state: 'Trusted', title: video.title });
  expect(credentials!.actions[0]!.digitalSourceType).toMatch(/\/trainedAlgorithmicMedia$/);
  const videos = await person.call(readVideos);
  expect(videos).toMatchObject([{ id: video.id, kind: 'story', title: video.title }]);
  const params = { generationId: video.id };
  await person.call(shareVideo, { params });
  expect(await person.call(readShare, { params })).toMatchObject({ title: video.title });
  expect((await readStoryVideo(person, video.id)).shareUrl).toContain(`/share/${video.id}`);
}

/** Videos outlive their story, an export contains everything, and erasing the account deletes its files. */
async function expectAftermath(person: Person, storyId: string, videoId: string): Promise<void> {
  await person.call(startExport);
  const ready = await waitFor(async () => {
    const found = (await person.call(readExport)).export;
    return found?.status === 'ready' ? found : undefined;
  }, 60_000);
  const zip = readZip(Buffer.from(await (await fetch(new URL(ready.downloadUrl!, app.url))).arrayBuffer()));
  const rows = (name: string): object[] => JSON.parse(zip.get(`${name}.json`)!.toString());
  expect(rows('story-video-scenes')).toHaveLength(4);
  expect(rows('story-scene-files')).toHaveLength(4);
  const media = [...zip.keys()].filter((name) => name.startsWith('media/')).map((name) => name.split('/')[1]);
  expect(media).toEqual(expect.arrayContaining(['story-scenes', 'videos']));
  await person.call(removeStory, { params: { storyId } });
  const { videoUrl } = await readStoryVideo(person, videoId);
  expect((await fetch(new URL(videoUrl!, app.url))).status).toBe(200);
  const { email } = (await person.call(readMe)).user;
  await person.call(deleteAccount, { body: { email } });
  const own = path.join(app.dataFolder, 'storage', 'users', person.userId);
  const left = (): Promise<string[]> => readdir(own, { recursive: true }).catch(() => []);
  await waitFor(
    async () => ((await left()).some((name) => /\.[a-z0-9]+$/.test(name)) ? undefined : true),
    60_000,
  );
}

test('cancelling returns the credits; other users get 404, and too few credits start nothing @story-029', async () => {
  const [person, stranger] = [await buyer('starter'), await app.api.signIn()];
  const { id: storyboardId } = await drawStory(person, narrative);
  const poor = await person.try(calls.startStoryVideo, { params: { storyboardId }, body: {} });
  expect([poor.status, poor.body]).toMatchObject([
    402,
    { error: 'insufficient_credits', required: 10, balance: 0 },
  ]);
  await person.buy('starter');
  const { id } = await beginStoryVideo(person, storyboardId);
  await waitFor(
    async () =>
      (await readStoryVideo(person, id)).scenes.some(({ status }) => status === 'working') ? true : undefined,
    60_000,
  );
  const cancel = { params: { generationId: id } };
  for (const answer of [
    await stranger.try(calls.readStoryVideo, { params: { storyVideoId: id } }),
    await stranger.try(calls.startStoryVideo, { params: { storyboardId }, body: {} }),
    await stranger.try(cancelGeneration, cancel),
  ])
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
  await person.call(cancelGeneration, cancel);
  expect(await readStoryVideo(person, id)).toMatchObject({
    status: 'cancelled',
    stage: null,
    videoUrl: null,
  });
  expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  const again = await person.try(cancelGeneration, cancel);
  expect([again.status, again.body.error]).toEqual([409, 'already_finished']);
  await expect.poll(() => readdir(path.join(app.dataFolder, 'work'))).toEqual([]);
}, 480_000);
