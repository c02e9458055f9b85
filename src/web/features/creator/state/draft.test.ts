import { expect, test } from 'vitest';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { draftForAnotherHook, draftFromGeneration, emptyDraft, followServer, inHookStyle } from './draft.ts';

const mine = draftFromGeneration('d1', savedGeneration);
const [hook, product, audio] = savedGeneration.components;
const louder = { ...savedGeneration, components: [hook!, product!, { ...audio!, audioVolume: 90 }] };

test('progress does not change inputs', () => {
  expect(followServer(mine, savedGeneration, { ...savedGeneration, progress: 40 })).toBe(mine);
});

test('music changed in another tab changes here', () => {
  expect(followServer(mine, savedGeneration, louder).music.volume).toBe(90);
});

test('a clip muted on another device is muted here', () => {
  const muted = { ...savedGeneration, components: [hook!, { ...product!, clipVolume: 0 }, audio!] };
  expect(followServer(mine, savedGeneration, muted).product).toEqual({ ...mine.product, volume: 0 });
});

test('a library track chosen elsewhere is chosen here', () => {
  const { audioFileId: _, ...rest } = audio!;
  const library = {
    ...savedGeneration,
    audioSource: 'library' as const,
    components: [hook!, product!, { ...rest, audioTrackId: 'night-drive' }],
  };
  expect(followServer(mine, savedGeneration, library).music).toMatchObject({
    source: 'library',
    trackId: 'night-drive',
    uploadId: null,
  });
});

test('unsent inputs stay, regardless of changes elsewhere @states-039', () => {
  const typing = { ...mine, music: { ...mine.music, volume: 10 } };
  expect(followServer(typing, savedGeneration, louder).music.volume).toBe(10);
});

test('a hook made in another tab is used here too', () => {
  const other = {
    ...savedGeneration,
    hook_generation_id: 'h2',
    components: [{ ...hook!, hookId: 'h2', text: 'Wait.' }, product!, audio!],
  };
  const followed = followServer(mine, savedGeneration, other);
  expect(followed).toMatchObject({ hookId: 'h2', hook: { text: 'Wait.' } });
  expect(followed.product).toEqual(mine.product);
});

test('the speaking style follows the hook style until another speaking style is chosen @validation-017', () => {
  const { hook } = emptyDraft('d1');
  expect([hook.hookStyle, hook.style]).toEqual(['casual', 'natural']);
  const energetic = { ...hook, ...inHookStyle(hook, 'energetic') };
  expect([energetic.hookStyle, energetic.style]).toEqual(['energetic', 'enthusiastic']);
  expect(inHookStyle(energetic, 'minimalist')).toEqual({ hookStyle: 'minimalist', style: 'natural' });
  const chosen = { ...energetic, style: 'serious' as const };
  expect(inHookStyle(chosen, 'casual')).toEqual({ hookStyle: 'casual', style: 'serious' });
});

test('another hook keeps presenter, words, clip and music', () => {
  const next = draftForAnotherHook('d2', { ...mine, startCount: 3 });
  expect(next).toEqual({
    ...emptyDraft('d2'),
    hook: mine.hook,
    product: mine.product,
    music: mine.music,
  });
  expect(next.hookId).toBeNull();
});
