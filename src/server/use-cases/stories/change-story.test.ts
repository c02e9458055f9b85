import { beforeEach, expect, test } from 'vitest';
import { narrative, storyFront, type StoryFront } from '../../../../tests/helpers/test-story.ts';
import { expectSoundWallets } from '../../../../tests/helpers/sound-wallets.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { addUpload } from '../../../../tests/helpers/test-video.ts';
import { readCredits } from '../../db/ledger.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { readFrames } from '../../db/story-frames.ts';
import type { PictureOrder } from '../../ports/pictures.ts';
import { cancelRedraw, cancelStoryboard } from './cancel-storyboard.ts';
import { changeAsset, redrawAsset } from './change-asset.ts';
import { changeFrames } from './change-frames.ts';
import { changeSettings } from './change-settings.ts';
import { chooseVersion } from './choose-version.ts';
import { changeScenes } from './change-scenes.ts';
import { readOwnAssets } from './read-assets.ts';
import { readStories, readStory } from './read-story.ts';
import { readStoryboard } from './read-storyboard.ts';
import { readWizardState } from './read-wizard-state.ts';
import { redrawFrame } from './redraw-frame.ts';
import { removeStory } from './remove-story.ts';

let front: StoryFront;
let storyId: string;
let own: { userId: string; storyId: string };

beforeEach(async () => {
  front = await storyFront();
  storyId = await front.tell();
  own = { userId: front.userId, storyId };
});

const assets = () => readOwnAssets(front, own);
const story = () => readStory(front, own);
const drawn = async () => {
  await front.work();
  const storyboardId = await front.start(storyId);
  await front.work();
  return storyboardId;
};

test('the same request with its key creates one story, whose characters and products are drawn automatically', async () => {
  const id = await front.tell(narrative, 'key');
  expect(await front.tell(narrative, 'key')).toBe(id);
  expect(await readStories(front, front)).toHaveLength(2);
  expect((await assets()).map(({ kind, status }) => [kind, status])).toEqual([
    ['character', 'PENDING'],
    ['character', 'PENDING'],
    ['product', 'PENDING'],
  ]);
  await front.work();
  const ready = await assets();
  expect(ready.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
  for (const { stored } of ready) expect(await isFileNeeded(front.database, stored!.key)).toBe(true);
  // Jobs queued at the same time are taken in any order.
  const ofMaya = front.drawn.find(({ prompt }) => prompt.includes('Maya:'))!;
  expect(ofMaya.prompt).toMatch(/short brown hair, a green apron.*Style: realistic photograph/);
  expect(await readCredits(front.database, front.userId)).toEqual({ balance: 30, held: 0 });
});

test('scenes can be renamed, rewritten, moved, added and removed; a stale list is refused @story-021', async () => {
  const { scenes, version } = await story();
  const [first, second, third] = scenes;
  await changeScenes(front, {
    ...own,
    version,
    scenes: [
      { ...second!, title: 'The neighbour' },
      { ...first!, narration: 'Tom runs through the park at night.' },
      { narration: 'Somebody knocks.' },
      { ...third!, description: 'Maya sleeps in her bedroom.' },
    ],
  });
  const changed = await story();
  expect(changed.scenes.map(({ id }) => id)).toEqual([second!.id, first!.id, expect.any(String), third!.id]);
  expect(changed.scenes[0]).toMatchObject({ ...second!, title: 'The neighbour' });
  expect(changed.scenes[1]).toMatchObject({ characterIds: ['tom'], title: first!.title });
  expect(changed.scenes[3]).toMatchObject({
    narration: third!.narration,
    description: 'Maya sleeps in her bedroom.',
    characterIds: ['maya'],
  });
  await expect(changeScenes(front, { ...own, version, scenes })).rejects.toMatchObject({
    code: 'edited_meanwhile',
  });
});

test.each([
  ['none', [], 'scenes'],
  ['an empty scene', [{ narration: '🎉 …' }], 'scenes.0.narration'],
  ['a scene that is too long', [{ narration: 'word '.repeat(1_000) }], 'scenes.0.narration'],
  ['a long name', [{ narration: 'Words.', title: 'x'.repeat(81) }], 'scenes.0.title'],
  ['too many scenes', Array.from({ length: 11 }, () => ({ narration: 'Words.' })), 'scenes'],
])('a list of scenes with %s is rejected at the invalid place', async (_name, scenes, field) => {
  await expect(changeScenes(front, { ...own, version: 0, scenes })).rejects.toMatchObject({
    code: 'invalid_request',
    details: { field },
  });
});

test('a character matches its description in its portrait and in every frame', async () => {
  const [maya] = await assets();
  const assetId = maya!.id;
  await changeAsset(front, { ...own, assetId }, { name: 'Mia', description: 'red curls and a yellow coat' });
  await front.work();
  expect(front.drawn.filter(({ subject }) => subject.kind === 'character')).toHaveLength(2);
  const [changed] = await assets();
  expect(changed!.subject).toMatchObject({ name: 'Mia', appearance: 'red curls and a yellow coat' });
  await front.start(storyId);
  await front.work();
  const frames = front.drawn.filter(({ subject }) => {
    if (subject.kind !== 'frame') return false;
    const mia = subject.characters.find(({ name }) => name === 'Mia')!;
    return subject.scene.characterIds.includes(mia.id);
  });
  expect(frames.length).toBeGreaterThan(1);
  for (const { prompt } of frames) expect(prompt).toContain('red curls and a yellow coat');
});

test('an asset is redrawn and stays consistent in the frames; invalid values are rejected', async () => {
  await front.work();
  const [maya, , coffee] = await assets();
  const portrait = ({ subject }: PictureOrder) =>
    subject.kind === 'character' && subject.character.name === 'Maya';
  const before = front.drawn.find(portrait)!.subject.seed;
  await redrawAsset(front, { ...own, assetId: maya!.id });
  await expect(redrawAsset(front, { ...own, assetId: maya!.id })).rejects.toMatchObject({
    code: 'picture_in_progress',
  });
  await front.work();
  const { seed } = front.drawn.at(-1)!.subject;
  expect(seed).not.toBe(before);
  await front.start(storyId);
  await front.work();
  const { subject } = front.drawn.at(-1)!;
  expect(subject.kind === 'frame' && subject.scene.characterIds.every((id) => id !== before)).toBe(true);
  const change = (form: object) => changeAsset(front, { ...own, assetId: coffee!.id }, form);
  await expect(change({ colour: 'url(x)' })).rejects.toMatchObject({ code: 'colour_invalid' });
  await expect(change({ name: ' ' })).rejects.toMatchObject({ details: { field: 'name' } });
  await expect(change({ description: 'x'.repeat(401) })).rejects.toMatchObject({ code: 'invalid_request' });
  await change({ colour: '#AA0000', kind: 'bottle' });
  expect((await assets())[2]!.subject).toMatchObject({ colour: '#aa0000', kind: 'bottle' });
});

test('frames are reordered, narration and settings change, and an earlier picture is restored @story-018', async () => {
  const storyboardId = await drawn();
  const board = { userId: front.userId, storyboardId };
  const before = await readStoryboard(front, board);
  const [first, ...others] = before.frames;
  const order = [...others, first!].map(({ id }) => ({ id }));
  await changeFrames(front, board, [...order.slice(0, -1), { id: first!.id, narration: 'And so it began.' }]);
  const after = await readStoryboard(front, board);
  expect(after.frames.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  expect(after.frames.at(-1)).toMatchObject({ narration: 'And so it began.', imageUrl: first!.imageUrl });
  const said = '"Come in," says Maya. Tom says: "Thank you."';
  await changeFrames(front, board, [...order.slice(0, -1), { id: first!.id, narration: said }]);
  const rows = await readFrames(front.database, storyboardId);
  expect(rows.at(-1)!.scene.quotations.map(({ characterId }) => characterId)).toEqual(['maya', 'tom']);
  await changeFrames(front, board, [...order.slice(0, -1), { id: first!.id, narration: ' 🎉 ' }]);
  expect((await readFrames(front.database, storyboardId)).at(-1)!.scene).toMatchObject({
    narration: '🎉',
    quotations: [],
  });
  await expect(changeFrames(front, board, order.slice(1))).rejects.toMatchObject({
    code: 'edited_meanwhile',
  });
  await redrawFrame(front, { ...board, frameId: first!.id, description: null, idempotencyKey: null });
  await front.work();
  const { versions } = (await readStoryboard(front, board)).frames.at(-1)!;
  await chooseVersion(front, { ...board, frameId: first!.id, versionId: versions[1]!.id });
  expect((await readStoryboard(front, board)).frames.at(-1)!.imageUrl).toBe(first!.imageUrl);
  await changeSettings(front, board, { voice: 'nova', speed: 2 });
  const faster = await readStoryboard(front, board);
  expect(faster.settings).toMatchObject({ voice: 'nova', speed: 2, captions: true });
  expect(faster.frames[0]!.seconds).toBeLessThan(after.frames[0]!.seconds);
  await expect(
    changeSettings(front, board, { audioSource: 'library', audioTrackId: 'none' }),
  ).rejects.toMatchObject({ code: 'music_track_unknown' });
  const strangers = await addUpload(front.database, await testAccount(front.database));
  await expect(
    changeSettings(front, board, { audioSource: 'custom', audioFileId: strangers }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('removing a story stops its work, returns the credits, and orphans its files', async () => {
  await front.work();
  const { stored } = (await assets())[0]!;
  await front.start(storyId);
  await removeStory(front, own);
  expect(await front.countActive()).toBe(0);
  expect(await readCredits(front.database, front.userId)).toEqual({ balance: 30, held: 0 });
  expect(await isFileNeeded(front.database, stored!.key)).toBe(false);
  await expect(story()).rejects.toMatchObject({ code: 'not_found' });
  await expectSoundWallets(front.database);
});

test('a story is visible to its owner only @story-020', async () => {
  const storyboardId = await drawn();
  const userId = await testAccount(front.database, 30);
  const [asset] = await assets();
  const [frame] = (await readStoryboard(front, { userId: front.userId, storyboardId })).frames;
  const theirs = { userId, storyId };
  const board = { userId, storyboardId };
  const attempts = [
    () => readStory(front, theirs),
    () => readOwnAssets(front, theirs),
    () => changeScenes(front, { ...theirs, version: 0, scenes: [] }),
    () => changeAsset(front, { ...theirs, assetId: asset!.id }, {}),
    () => redrawAsset(front, { ...theirs, assetId: asset!.id }),
    () => removeStory(front, theirs),
    () => readWizardState(front, { ...theirs, storyboardId: null }),
    () => readWizardState(front, { ...board, storyId: null }),
    () => readStoryboard(front, board),
    () => cancelStoryboard(front, board),
    () => cancelRedraw(front, { ...board, frameId: frame!.id }),
    () => changeFrames(front, board, []),
    () => changeSettings(front, board, {}),
    () => chooseVersion(front, { ...board, frameId: frame!.id, versionId: frame!.versions[0]!.id }),
    () => redrawFrame(front, { ...board, frameId: frame!.id, description: null, idempotencyKey: null }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  expect(await readStories(front, { userId })).toEqual([]);
});
