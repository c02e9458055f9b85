import { beforeEach, expect, test } from 'vitest';
import type { StoryboardView } from './read-storyboard.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { readCredits } from '../../db/ledger.ts';
import { ProviderError } from '../../errors.ts';
import { cancelRedraw } from './cancel-storyboard.ts';
import { changeFrames } from './change-frames.ts';
import { chooseVersion } from './choose-version.ts';
import { changeScenes } from './change-scenes.ts';
import { readStoryboard } from './read-storyboard.ts';
import { readStory } from './read-story.ts';
import { redrawFrame } from './redraw-frame.ts';

let front: StoryFront;
let storyId: string;

beforeEach(async () => {
  front = await storyFront();
  storyId = await front.tell();
  await front.work();
});

const own = (storyboardId: string) => ({ userId: front.userId, storyboardId });
const read = (storyboardId: string): Promise<StoryboardView> => readStoryboard(front, own(storyboardId));
const first = async (storyboardId: string) => (await read(storyboardId)).frames[0]!;

async function drawn(): Promise<string> {
  const id = await front.start(storyId);
  await front.work();
  front.drawn.length = 0;
  return id;
}
async function redraw(storyboardId: string, description: string | null): Promise<void> {
  const { id: frameId } = await first(storyboardId);
  await redrawFrame(front, { ...own(storyboardId), frameId, description, idempotencyKey: null });
}
const dance = 'Maya dances in the rain on the street at night, holding a red umbrella.';

test('a picture is drawn from its new description, and its narration is spoken as before', async () => {
  const id = await drawn();
  const { narration } = await first(id);
  await redraw(id, dance);
  await front.work();
  const [order] = front.drawn;
  expect(order!.subject).toMatchObject({
    take: 1,
    scene: { setting: 'street', timeOfDay: 'night', weather: 'rain', pictured: dance, narration },
  });
  expect(await first(id)).toMatchObject({ description: dance, narration });
});

test('a redraw with unchanged words draws another picture of the same scene', async () => {
  const id = await drawn();
  for (const variation of [1, 2]) {
    await redraw(id, null);
    await front.work();
    expect(front.drawn.at(-1)!.subject).toMatchObject({
      take: variation,
      scene: { setting: 'cafe', narration: expect.any(String) as string },
    });
  }
});

test('the title follows a new description once it is drawn, and the scene of the story stays', async () => {
  const id = await drawn();
  const inStory = { title: 'Part 1', description: 'Picture 1' };
  expect(await first(id)).toMatchObject({ title: 'Part 1', inStory });
  await redraw(id, dance);
  expect(await first(id)).toMatchObject({ title: 'Part 1', inStory });
  await front.work();
  expect(await first(id)).toMatchObject({ title: 'Maya in the street', inStory });
  expect((await readStory(front, { userId: front.userId, storyId })).scenes[0]).toMatchObject(inStory);
});

test('what a later description leaves open is as in the story, not as in an earlier redraw', async () => {
  const id = await drawn();
  await redraw(id, dance);
  await front.work();
  await redraw(id, 'In the morning Maya stretches and smiles.');
  await front.work();
  expect(front.drawn.at(-1)!.subject).toMatchObject({ scene: { setting: 'cafe', timeOfDay: 'morning' } });
  expect(await first(id)).not.toMatchObject({ title: 'Maya in the street' });
});

test('a title that the user chose stays', async () => {
  const { scenes, version } = await readStory(front, { userId: front.userId, storyId });
  const renamed = scenes.map((scene, index) => (index === 0 ? { ...scene, title: 'Dawn' } : scene));
  await changeScenes(front, { userId: front.userId, storyId, version, scenes: renamed });
  const id = await drawn();
  await redraw(id, dance);
  await front.work();
  expect(await first(id)).toMatchObject({ title: 'Dawn', description: dance });
});

test('an earlier version brings its title and description back, and is redrawn as it was described', async () => {
  const id = await drawn();
  await redraw(id, dance);
  await front.work();
  const { id: frameId, versions } = await first(id);
  const [newer, older] = versions;
  await chooseVersion(front, { ...own(id), frameId, versionId: older!.id });
  expect(await first(id)).toMatchObject({ title: 'Part 1', description: 'Picture 1' });
  await redraw(id, null);
  await front.work();
  expect(front.drawn.at(-1)!.subject).toMatchObject({ take: 2, scene: { setting: 'cafe' } });
  expect(front.drawn.at(-1)!.subject).not.toHaveProperty('scene.pictured');
  await chooseVersion(front, { ...own(id), frameId, versionId: newer!.id });
  expect(await first(id)).toMatchObject({ title: 'Maya in the street', description: dance });
});

test('a cancelled redraw returns its credit and leaves picture, title and words as they were', async () => {
  const id = await drawn();
  const before = await read(id);
  const cancel = () => cancelRedraw(front, { ...own(id), frameId: before.frames[0]!.id });
  await expect(cancel()).rejects.toMatchObject({ code: 'already_finished' });
  await redraw(id, dance);
  expect(await readCredits(front.database, front.userId)).toEqual({ balance: 19, held: 1 });
  await cancel();
  expect(await front.countActive()).toBe(0);
  expect(await readCredits(front.database, front.userId)).toEqual({ balance: 20, held: 0 });
  const { inStory: _same, ...frame } = before.frames[0]!;
  expect(await first(id)).toMatchObject(frame);
  await expect(cancel()).rejects.toMatchObject({ code: 'already_finished' });
  await expectSoundWallets(front.database);
});

test('a failed redraw leaves picture, title and words as they were, and keeps a narration written since', async () => {
  const id = await drawn();
  const before = await first(id);
  front.faults.beforeDrawing = async () => {
    const [, ...others] = (await read(id)).frames.map((frame) => ({ id: frame.id }));
    await changeFrames(front, own(id), [{ id: before.id, narration: 'Written since.' }, ...others]);
    throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false });
  };
  await redraw(id, dance);
  await front.work();
  const { title, description, imageUrl } = before;
  const failed = { title, description, imageUrl, status: 'SUCCESS', errorCode: 'picture_failed' };
  expect(await first(id)).toMatchObject({ ...failed, narration: 'Written since.' });
  expect(await readCredits(front.database, front.userId)).toEqual({ balance: 20, held: 0 });
  front.faults.beforeDrawing = () => {};
  await redraw(id, null);
  await front.work();
  expect(front.drawn.at(-1)!.subject).not.toHaveProperty('scene.pictured');
});

test('choosing a picture ends the notice of a failed redraw', async () => {
  const id = await drawn();
  front.faults.beforeDrawing = () => {
    throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false });
  };
  await redraw(id, null);
  await front.work();
  const { id: frameId, errorCode, versions } = await first(id);
  expect(errorCode).toBe('picture_failed');
  await chooseVersion(front, { ...own(id), frameId, versionId: versions[0]!.id });
  expect(await first(id)).toMatchObject({ status: 'SUCCESS', errorCode: null });
});

test('a frame without a picture keeps its new description when it fails again', async () => {
  front.faults.beforeDrawing = ({ subject, prompt }) => {
    if (subject.kind === 'frame' && (prompt.includes('Picture 1') || prompt.includes(dance)))
      throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false });
  };
  const id = await drawn();
  await redraw(id, dance);
  await front.work();
  expect(await first(id)).toMatchObject({ status: 'FAILED', imageUrl: null, description: dance });
});

test('cancelling one redraw leaves another at work; a storyboard at work is cancelled as a whole', async () => {
  const id = await drawn();
  const [one, other] = (await read(id)).frames;
  for (const { id: frameId } of [one!, other!])
    await redrawFrame(front, { ...own(id), frameId, description: null, idempotencyKey: null });
  await cancelRedraw(front, { ...own(id), frameId: one!.id });
  expect((await read(id)).frames.map(({ status }) => status).slice(0, 2)).toEqual(['SUCCESS', 'GENERATING']);
  await front.work();
  const next = await front.start(storyId, { style: 'noir' });
  const { id: frameId } = await first(next);
  await expect(cancelRedraw(front, { ...own(next), frameId })).rejects.toMatchObject({
    code: 'storyboard_in_progress',
  });
});

test('a failed frame whose redraw was cancelled can be drawn again', async () => {
  front.faults.beforeDrawing = ({ subject, prompt }) => {
    if (subject.kind === 'frame' && prompt.includes('Picture 1'))
      throw new ProviderError({ provider: 'test', operation: 'drawing', retryable: false });
  };
  const id = await drawn();
  const failed = await first(id);
  expect(failed).toMatchObject({ status: 'FAILED', imageUrl: null });
  await redraw(id, null);
  await cancelRedraw(front, { ...own(id), frameId: failed.id });
  expect(await first(id)).toMatchObject({ status: 'FAILED', imageUrl: null, redrawCredits: 0 });
  expect(await read(id)).toMatchObject({ status: 'SUCCESS', canContinue: true });
});
