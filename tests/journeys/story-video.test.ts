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

const narrative = `Maya opens her café before dawn.

Tom comes in from the rain. "One large coffee, please," says Tom.

Maya smiles in the evening.`;
let app: RunningApp;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  folder = await sampleFolder();
});
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

test('a story becomes a video with sound that is shared and signed; unchanged scenes are not rendered again @story-028', async () => {
  const person = await buyer();
  const board = await drawStory(person, narrative);
  expect(board).toMatchObject({ isPaid: true, videoId: null, counts: { success: 3 } });
  await setUp(person, board.id, { audioSource: 'library', audioTrackId: 'first-light' });
  const twins = await Promise.all([0, 1].map(() => beginStoryVideo(person, board.id, 'once')));
  expect(twins[0]!.id).toBe(twins[1]!.id);
  const [started] = twins;
  expect(started).toMatchObject({ videoUrl: null, storyboardId: board.id, scriptRefId: board.scriptRefId });
  expect((await beginStoryVideo(person, board.id)).id).toBe(started!.id);
  expect(await person.call(readWallet)).toMatchObject({ balance: 40, held: 10 });
  expect(await person.call(readUnfinishedVideos)).toMatchObject([
    { generationId: started!.id, kind: 'story', nextStep: 'preview-share' },
  ]);
  expect((await readStoryboard(person, board.id)).videoId).toBe(started!.id);
  const first = await finish(person, board.id, 'first');
  expect(first.video).toMatchObject({
    id: started!.id,
    progress: 100,
    stage: null,
    secondsLeft: null,
    title: board.title,
    settings: { audioTrackId: 'first-light', captions: true },
    scenes: board.scenes.map(({ id, title }) => ({ frameId: id, title, status: 'ready' })),
    engines: { voice: 'embedded', notes: [] },
  });
  await expectFilm(person, first);

  await arrange(person, { ...board, scenes: board.scenes.toReversed() });
  const begun = scenesBegun();
  const music = await person.upload(await makeMusic(path.join(folder, 'own.mp3'), 4), 'audio');
  await setUp(person, board.id, { audioSource: 'custom', audioFileId: music.id, audioVolume: 40 });
  const turned = await finish(person, board.id, 'turned');
  expect(turned.packets).not.toEqual(first.packets);
  expect(turned.packets.toSorted()).toEqual(first.packets.toSorted());
  expect(scenesBegun()).toBe(begun);
  expect(await movementsOf(person)).toEqual([
    ...Array.from({ length: 3 }, () => 'capture'),
    ...Array.from({ length: 3 }, () => 'hold'),
    'purchase',
  ]);
  await expectAftermath(person, board.scriptRefId, first.video.id);
}, 400_000);

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
  expect(rows('story-video-scenes')).toHaveLength(6);
  expect(rows('story-scene-files')).toHaveLength(6);
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

const withoutQuotes = narrative.replace(' "One large coffee, please," says Tom.', '');

test('a killed worker keeps finished scenes and captures once, and the video is as long as its narration @story-030', async () => {
  const person = await buyer();
  const board = await drawStory(person, withoutQuotes);
  const begun = scenesBegun();
  const { id } = await beginStoryVideo(person, board.id);
  await waitFor(async () => {
    const { scenes, progress, stage } = await readStoryVideo(person, id);
    if (!scenes.some(({ status }) => status === 'ready')) return undefined;
    expect(progress).toBeGreaterThan(20);
    expect(stage).toBe('rendering');
    return true;
  }, 120_000);
  app.pidsOf('worker').forEach(killIfAlive);
  const video = await storyVideoEnd(person, id);
  expect(video).toMatchObject({ status: 'completed', progress: 100 });
  expect(await movementsOf(person)).toEqual(['capture', 'capture', 'hold', 'hold', 'purchase']);
  // Scenes in progress start again: at most two.
  expect(scenesBegun() - begun).toBeLessThanOrEqual(board.scenes.length + 2);
  const pauses = 0.75;
  const said = await Promise.all(board.scenes.map(({ narration }) => secondsOf(person, narration)));
  const expected = said.reduce((sum, seconds) => sum + Math.max(2.5, seconds + pauses), 0);
  expect(Math.abs(video.durationSeconds! - expected)).toBeLessThanOrEqual(0.2);
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
  const file = path.join(folder, `${crypto.randomUUID()}.m4a`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  const trimmed = `${file}.wav`;
  const edge = 'silenceremove=start_periods=1:start_threshold=-45dB,areverse';
  await ffmpeg(['-y', '-i', file, '-af', `${edge},${edge}`, trimmed]);
  return Number((await probe(trimmed)).format.duration);
}

test('cancelling returns the credits; other users get 404, and too few credits start nothing @story-029', async () => {
  const [person, stranger] = [await buyer(), await buyer('starter')];
  const { id: storyboardId } = await drawStory(person, withoutQuotes);
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
  expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
  const again = await person.try(cancelGeneration, cancel);
  expect([again.status, again.body.error]).toEqual([409, 'already_finished']);
  await expect.poll(() => readdir(path.join(app.dataFolder, 'work'))).toEqual([]);

  const { id: only } = await drawStory(stranger, withoutQuotes);
  const poor = await stranger.try(calls.startStoryVideo, { params: { storyboardId: only }, body: {} });
  expect([poor.status, poor.body]).toMatchObject([
    402,
    { error: 'insufficient_credits', required: 10, balance: 0 },
  ]);
}, 200_000);
