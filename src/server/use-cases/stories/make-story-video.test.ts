import { expect, test } from 'vitest';
import { readPacketHashes } from '#studio/compose/test-parts.ts';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { probe } from '../../../../tests/helpers/sample-media.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { openFalImageToVideo } from '../../adapters/fal/fal-image-to-video.ts';
import { readCredits } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { ProviderError } from '../../errors.ts';
import { readTimeLeft } from '../tasks/read-time-left.ts';
import { readUnfinishedVideos } from '../videos/read-unfinished-videos.ts';
import { changeFrames } from './change-frames.ts';
import { changeSettings } from './change-settings.ts';
import { readStoryVideo } from './read-story-video.ts';
import { readStoryboard } from './read-storyboard.ts';

/** Short enough for the shortest scenes, because rendering takes most of the time. */
const opening = 'Maya opens her small café.';
const meeting = 'Tom comes in from the rain.';
const resting = 'In the evening Maya rests.';

let front: StoryFront;
let storyboardId: string;

async function begin(...told: string[]) {
  front = await storyFront(60, 'embedded', undefined, told.join('\n\n'));
  const storyId = await front.tell();
  await front.work();
  storyboardId = await front.start(storyId);
  await front.work();
}
const own = () => ({ userId: front.userId, storyboardId });
const wallet = () => readCredits(front.database, front.userId);
const read = (videoId: string) => readStoryVideo(front, { userId: front.userId, videoId });
const frames = async () => (await readStoryboard(front, own())).frames;
const film = async () => {
  const videoId = await front.film(storyboardId);
  await front.work();
  return videoId;
};
const outputOf = async (videoId: string) =>
  (await findOwnVideo(front.database, front.userId, videoId))!.output!;
const packetsOf = async (videoId: string) =>
  readPacketHashes(await front.storage.fetch((await outputOf(videoId)).key, front.workRoot));
/** How often scenes were rendered, by the rows of their tasks. */
const countScenes = async () =>
  (await front.database.selectFrom('tasks').select('id').where('kind', '=', 'make-story-scene').execute())
    .length;
const brokenVoice = () => {
  throw new ProviderError({ provider: 'test', operation: 'speaking', retryable: false });
};

test('a new order, new music and one changed narration render only what changed, packet by packet @story-033', async () => {
  await begin(opening, resting);
  const first = await film();
  expect(await read(first)).toMatchObject({
    status: 'completed',
    progress: 100,
    errorCode: null,
    scenes: [{ status: 'ready' }, { status: 'ready' }],
    engines: { voice: 'embedded', notes: [] },
    downloadFileName: expect.stringMatching(/^the_caf__\d{4}-\d\d-\d\d\.mp4$/) as string,
  });
  expect(await wallet()).toEqual({ balance: 40, held: 0 });
  // An identical, finished video is not charged again.
  expect(await film()).toBe(first);
  const { key, durationSeconds } = await outputOf(first);
  const { streams, format } = await probe(await front.storage.fetch(key, front.workRoot));
  expect(streams[0]).toMatchObject({ codec_name: 'h264', width: 720, height: 1280 });
  expect(Math.abs(Number(format.duration) - durationSeconds)).toBeLessThan(0.1);

  const packets = await packetsOf(first);
  const scenes = await clipPackets(first);
  expect(packets).toEqual(scenes.flat());
  await changeFrames(front, own(), (await frames()).map(({ id }) => ({ id })).toReversed());
  const rendered = await countScenes();
  const turned = await film();
  expect(await packetsOf(turned)).toEqual(scenes.toReversed().flat());
  await changeSettings(front, own(), { audioSource: 'library', audioTrackId: 'first-light' });
  const withMusic = await film();
  expect(await packetsOf(withMusic)).toEqual(scenes.toReversed().flat());
  await changeSettings(front, own(), { audioVolume: 30 });
  expect(await packetsOf(await film())).toEqual(scenes.toReversed().flat());
  expect(await countScenes()).toBe(rendered);

  const spoken = front.spoken.length;
  const [last, earliest] = await frames();
  await changeFrames(front, own(), [
    { id: last!.id },
    { id: earliest!.id, narration: 'Maya opens late today.' },
  ]);
  const changed = await film();
  expect(await countScenes()).toBe(rendered + 1);
  expect(front.spoken.slice(spoken)).toMatchObject([{ text: expect.stringMatching(/^Maya opens late/) }]);
  const afterwards = await packetsOf(changed);
  const kept = scenes.at(-1)!;
  expect(afterwards.slice(0, kept.length)).toEqual(kept);
  expect(afterwards).not.toEqual(scenes.toReversed().flat());
  await expectSoundWallets(front.database);
}, 300_000);

/** The clips of a video's scenes, in order. */
async function clipPackets(videoId: string): Promise<string[][]> {
  const rows = await front.database
    .selectFrom('story_video_scenes as scene')
    .innerJoin('story_scene_files as file', 'file.recipe', 'scene.recipe')
    .select(['file.stored'])
    .where('scene.video_id', '=', videoId)
    .where('file.kind', '=', 'clip')
    .orderBy('scene.position')
    .execute();
  return Promise.all(
    rows.map(async ({ stored }) => readPacketHashes(await front.storage.fetch(stored.key, front.workRoot))),
  );
}

test('quotations have their own voice, and files are kept as long as they are needed @story-034', async () => {
  await begin(opening, '"One coffee," says Tom.');
  const videoId = await film();
  const narrator = front.spoken.find(({ text }) => text.startsWith('Maya opens'))!.voice;
  const quoted = front.spoken.find(({ text }) => text.includes('One coffee'))!;
  expect(quoted.text).not.toContain('says');
  expect(quoted.voice).not.toBe(narrator);
  expect(new Set(front.spoken.filter((one) => one !== quoted).map(({ voice }) => voice)).size).toBe(1);

  const needed = async () => {
    const found: string[] = [];
    for await (const { key } of front.storage.list(`users/${front.userId}`))
      if (await isFileNeeded(front.database, key)) found.push(key.split('/')[2]!);
    return found.toSorted();
  };
  const sceneFiles = Array.from({ length: 4 }, () => 'story-scenes');
  expect(await needed()).toEqual(expect.arrayContaining([...sceneFiles, 'videos', 'videos']));
  await front.database
    .updateTable('story_scene_files')
    .set({ used_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await tidyUp(front.database);
  expect(await needed()).not.toContain('story-scenes');
  expect(await read(videoId)).toMatchObject({ status: 'completed', scenes: [{ status: 'ready' }, {}] });
}, 300_000);

test('a failed scene returns the credits and keeps the others for the next attempt @story-031', async () => {
  await begin(opening, resting);
  front.voiceFaults.beforeSpeaking = ({ text }) => {
    if (text.includes('evening')) brokenVoice();
  };
  const failed = await film();
  expect(await read(failed)).toMatchObject({
    status: 'failed',
    errorCode: 'provider_failed',
    scenes: [{ status: 'ready' }, { status: 'failed' }],
  });
  expect(await wallet()).toEqual({ balance: 50, held: 0 });
  const unfinished = async () =>
    (await readUnfinishedVideos(front, { userId: front.userId })).map(({ id }) => id);
  expect(await unfinished()).toEqual([failed]);
  front.voiceFaults.beforeSpeaking = () => {};
  const rendered = await countScenes();
  expect(await read(await film())).toMatchObject({ status: 'completed' });
  expect(await countScenes()).toBe(rendered + 1);
  expect(await unfinished()).toEqual([]);
  expect(await wallet()).toEqual({ balance: 40, held: 0 });
}, 300_000);

test('while its scenes are made the video shows their combined progress and the time left', async () => {
  await begin(opening, resting);
  await film();
  await changeSettings(front, own(), { captions: false });
  const videoId = await front.film(storyboardId);
  const [first] = await front.database
    .selectFrom('tasks')
    .selectAll()
    .where('kind', '=', 'make-story-scene')
    .where('status', '=', 'running')
    .execute();
  await front.workOn('make-story-scene', first!.job_id!);
  const { progress, secondsLeft, scenes } = await read(videoId);
  expect(progress).toBeCloseTo(45);
  expect(secondsLeft).toBeGreaterThan(0);
  expect(scenes.filter(({ status }) => status === 'ready')).toHaveLength(1);
  expect(await readTimeLeft(front, first!.id)).toBeNull();
}, 300_000);

test('with image-to-video connected, pictures become clips; a refused one gets a camera move, with a note @story-035', async () => {
  await begin(opening, resting);
  const standIn = await startFalStandIn();
  standIn.behave({ polls: 0, outcomes: ['succeed', 'fail-422'] });
  front.imageToVideos.push(openFalImageToVideo(standIn.settings));
  const videoId = await film();
  const ordered = standIn.orders().length;
  expect(ordered).toBe(2);
  expect((await read(videoId)).engines).toEqual({
    voice: 'embedded',
    notes: [
      {
        code: 'engine_replaced',
        part: 'image-to-video',
        failed: 'fal',
        used: 'embedded',
        reason: 'HTTP 422, content_policy_violation',
      },
    ],
  });
  // Its clips are reused, even with a different narration.
  const [changed, ...rest] = await frames();
  await changeFrames(front, own(), [
    { id: changed!.id, narration: 'She opens.' },
    ...rest.map((frame) => ({ id: frame.id })),
  ]);
  await film();
  expect(standIn.orders().length).toBe(ordered + 1);
}, 300_000);

test('missing, expired or unreadable clips are replaced by camera moves; slow ones are waited for @story-036', async () => {
  await begin(opening, meeting, resting);
  const standIn = await startFalStandIn();
  standIn.behave({ polls: 0, outcomes: ['never', 'expired', 'broken-video'] });
  // A busy machine needs seconds for a clip that does arrive.
  const pace = { ...standIn.settings.pace, timeoutMs: 5_000, maxJobMs: 5_000 };
  front.imageToVideos.push(openFalImageToVideo({ ...standIn.settings, pace }));
  const ready = { status: 'ready' };
  const video = await read(await film());
  expect(video).toMatchObject({ status: 'completed', scenes: [ready, ready, ready] });
  const reasons = video.engines.notes.map((note) => ('reason' in note ? note.reason : note.code));
  expect(reasons).toHaveLength(3);
  expect(new Set(reasons).size).toBe(3);
  expect(await wallet()).toEqual({ balance: 40, held: 0 });

  // Captions are part of every clip, so all of them are rendered again.
  standIn.behave({ polls: 4 });
  await changeSettings(front, own(), { captions: false });
  expect(await read(await film())).toMatchObject({ status: 'completed', engines: { notes: [] } });
  expect(standIn.orders()).toHaveLength(6);
  await expectSoundWallets(front.database);
}, 300_000);
