import { beforeEach, expect, test } from 'vitest';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import { readCredits } from '../../db/ledger.ts';
import { ProviderError } from '../../errors.ts';
import { cancelVideo } from '../videos/cancel-video.ts';
import { readUnfinishedVideos } from '../videos/read-unfinished-videos.ts';
import { changeFrames } from './change-frames.ts';
import { changeSettings } from './change-settings.ts';
import { chooseVersion } from './choose-version.ts';
import { readStoryVideo } from './read-story-video.ts';
import { readStoryboard } from './read-storyboard.ts';
import { redrawFrame } from './redraw-frame.ts';
import { removeStory } from './remove-story.ts';
import { startStoryVideo } from './start-story-video.ts';

let front: StoryFront;
let storyId: string;
let storyboardId: string;

beforeEach(async () => {
  front = await storyFront(70);
  storyId = await front.tell();
  await front.work();
  storyboardId = await front.start(storyId);
  await front.work();
});

const own = () => ({ userId: front.userId, storyboardId });
const wallet = () => readCredits(front.database, front.userId);
const read = (videoId: string) => readStoryVideo(front, { userId: front.userId, videoId });
const cancel = (videoId: string) => cancelVideo(front, { userId: front.userId, videoId });
const frames = async () => (await readStoryboard(front, own())).frames;

test('a video holds 10 credits and starts a scene for each frame, in order', async () => {
  const videoId = await front.film(storyboardId, 'once');
  expect(await front.film(storyboardId, 'once')).toBe(videoId);
  expect(await wallet()).toEqual({ balance: 50, held: 10 });
  const video = await read(videoId);
  expect(video).toMatchObject({ status: 'waiting', title: 'The café', progress: 0, file: null });
  expect(video.scenes).toEqual(
    (await frames()).map(({ id, title }) => ({ frameId: id, title, status: 'waiting' })),
  );
  expect((await readStoryboard(front, own())).videoId).toBe(videoId);
  expect(await readUnfinishedVideos(front, { userId: front.userId })).toMatchObject([
    { id: videoId, kind: 'story' },
  ]);
  await expectSoundWallets(front.database);
});

test('a second start with the same content returns the video in progress; other music or order starts another', async () => {
  const videoId = await front.film(storyboardId);
  expect(await front.film(storyboardId)).toBe(videoId);
  expect(await wallet()).toEqual({ balance: 50, held: 10 });
  await changeFrames(front, own(), (await frames()).map(({ id }) => ({ id })).toReversed());
  const other = await front.film(storyboardId);
  expect(other).not.toBe(videoId);
  expect((await read(other)).scenes.map(({ frameId }) => frameId)).toEqual(
    (await read(videoId)).scenes.map(({ frameId }) => frameId).toReversed(),
  );
  expect(await wallet()).toEqual({ balance: 40, held: 20 });
  await changeSettings(front, own(), { audioSource: 'library', audioTrackId: 'first-light' });
  expect([videoId, other]).not.toContain(await front.film(storyboardId));
});

test('cancelling returns the credits and leaves no active work; a second cancel is refused', async () => {
  const videoId = await front.film(storyboardId);
  await cancel(videoId);
  expect(await wallet()).toEqual({ balance: 60, held: 0 });
  expect(await front.countActive()).toBe(0);
  expect(await read(videoId)).toMatchObject({ status: 'cancelled', errorCode: null });
  await expect(cancel(videoId)).rejects.toMatchObject({ code: 'already_finished' });
  expect(await front.film(storyboardId)).not.toBe(videoId);
  await expectSoundWallets(front.database);
});

test('too few credits start nothing', async () => {
  const poor = await storyFront(19);
  const poorStory = await poor.tell();
  await poor.work();
  const id = await poor.start(poorStory);
  await poor.work();
  await expect(poor.film(id)).rejects.toMatchObject({ code: 'insufficient_credits', status: 402 });
  expect(await poor.countActive()).toBe(0);
});

test('an unpaid or unfinished storyboard cannot become a video', async () => {
  const unpaid = await front.start(storyId, { style: 'noir' });
  await expect(front.film(unpaid)).rejects.toMatchObject({ code: 'storyboard_in_progress' });
  front.faults.beforeDrawing = () => {
    throw new Error('broken');
  };
  await front.work();
  await expect(front.film(unpaid)).rejects.toMatchObject({ code: 'storyboard_unpaid' });
  const frameId = (await frames())[0]!.id;
  await redrawFrame(front, { ...own(), frameId, description: null, idempotencyKey: null });
  await expect(front.film(storyboardId)).rejects.toMatchObject({ code: 'picture_in_progress' });
});

test('frames without a picture are omitted', async () => {
  const facts = { provider: 'test', operation: 'drawing', retryable: false } as const;
  let left = 1;
  front.faults.beforeDrawing = () => {
    if (left-- > 0) throw new ProviderError({ ...facts, failure: 'content' });
  };
  const other = await front.start(storyId, { style: 'noir' });
  await front.work();
  const board = await readStoryboard(front, { userId: front.userId, storyboardId: other });
  const drawn = board.frames.filter(({ imageUrl }) => imageUrl !== null);
  expect(drawn.length).toBe(board.frames.length - 1);
  const { scenes } = await read(await front.film(other));
  expect(scenes.map(({ frameId }) => frameId)).toEqual(drawn.map(({ id }) => id));
});

test('a scene shows the chosen picture as drawn, with the current narration', async () => {
  const [first] = await frames();
  const filmOf = async (videoId: string) =>
    (
      await front.database
        .selectFrom('story_video_scenes')
        .select('film')
        .where('video_id', '=', videoId)
        .where('frame_id', '=', first!.id)
        .executeTakeFirstOrThrow()
    ).film;
  const drawn = (await filmOf(await front.film(storyboardId))).subject!;
  expect(drawn.scene.description).toBe('Picture 1');
  const description = 'Maya sleeps on the beach.';
  await redrawFrame(front, { ...own(), frameId: first!.id, description, idempotencyKey: null });
  await front.work(['draw-frame']);
  expect((await filmOf(await front.film(storyboardId))).subject!.scene).toMatchObject({
    description,
    setting: 'beach',
  });
  const [, before] = (await frames())[0]!.versions;
  await chooseVersion(front, { ...own(), frameId: first!.id, versionId: before!.id });
  const [, ...others] = (await frames()).map(({ id }) => ({ id }));
  await changeFrames(front, own(), [{ id: first!.id, narration: 'Hello again.' }, ...others]);
  const { subject, scene } = await filmOf(await front.film(storyboardId));
  expect(subject).toEqual(drawn);
  expect(scene.narration).toBe('Hello again.');
  // A picture without a stored subject is flat once its frame has changed.
  await front.database.updateTable('story_frame_versions').set({ subject: null }).execute();
  await changeSettings(front, own(), { captions: false });
  expect((await filmOf(await front.film(storyboardId))).subject).toBeNull();
});

test('a failed redraw with a new description leaves the video as it is: nothing is made or paid for again', async () => {
  const videoId = await front.film(storyboardId);
  front.faults.beforeDrawing = () => {
    throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false });
  };
  const frameId = (await frames())[0]!.id;
  const description = 'Maya sleeps on the beach.';
  await redrawFrame(front, { ...own(), frameId, description, idempotencyKey: null });
  await front.work(['draw-frame']);
  expect((await frames())[0]).toMatchObject({ errorCode: 'picture_failed' });
  expect(await front.film(storyboardId)).toBe(videoId);
  expect(await wallet()).toEqual({ balance: 50, held: 10 });
});

test('an unreadable narration is rejected with its frame; an empty one is not spoken', async () => {
  const [first, second, ...rest] = await frames();
  const say = (narration: string) =>
    changeFrames(front, own(), [
      { id: first!.id, narration: '' },
      { id: second!.id, narration },
      ...rest.map(({ id }) => ({ id })),
    ]);
  front.voiceFaults.reads = (text) => !/\p{Script=Han}/u.test(text);
  await say('清晨，小美打开了她的咖啡店。');
  await expect(front.film(storyboardId)).rejects.toMatchObject({
    code: 'narration_unreadable',
    status: 422,
    details: { field: 'frames.1.narration' },
  });
  expect(await wallet()).toEqual({ balance: 60, held: 0 });
  await say('She opens early.');
  await front.film(storyboardId);
});

test('missing or foreign music is rejected', async () => {
  const stranger = await testAccount(front.database, 0);
  const foreign = await addUpload(front.database, stranger, 'audio');
  const settings = { ...(await readStoryboard(front, own())).settings, audioSource: 'custom' as const };
  await front.database
    .updateTable('storyboards')
    .set({ settings: JSON.stringify({ ...settings, audioFileId: foreign }) })
    .execute();
  await expect(front.film(storyboardId)).rejects.toMatchObject({ code: 'music_track_unknown' });
  const audioFileId = await addUpload(front.database, front.userId, 'audio');
  await changeSettings(front, own(), { audioSource: 'custom', audioFileId });
  const videoId = await front.film(storyboardId);
  expect((await read(videoId)).part.settings).toMatchObject({ audioSource: 'custom', audioFileId });
});

test('it is visible to its owner only, and stays when its story is removed @story-032', async () => {
  const videoId = await front.film(storyboardId);
  const userId = await testAccount(front.database, 40);
  const refusal = { code: 'not_found', status: 404 };
  const start = startStoryVideo(front, { userId, storyboardId, idempotencyKey: null });
  await expect(start).rejects.toMatchObject(refusal);
  await expect(readStoryVideo(front, { userId, videoId })).rejects.toMatchObject(refusal);
  await expect(cancelVideo(front, { userId, videoId })).rejects.toMatchObject(refusal);
  await removeStory(front, { userId: front.userId, storyId });
  expect(await read(videoId)).toMatchObject({ status: 'waiting' });
});
