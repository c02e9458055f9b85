import { wholePicture } from '#contract/framing.ts';
import { expect, test } from 'vitest';
import type { CreatorDraft } from '../state/draft.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { findMissingPart, isProductAttached, isVideoToBeStarted } from './video-inputs.ts';
import { isAudioAttached } from '../music/music-entry.ts';
import { endedMessageMs, videoMessage } from '../../../parts/final-video/video-message.ts';

const music: CreatorDraft['music'] = {
  choice: 'yes',
  source: 'own',
  uploadId: 'u2',
  trackId: null,
  volume: 40,
};
const completed = { ...savedGeneration, status: 'completed' as const };

test('reports the first missing part', () => {
  const [hook, product] = savedGeneration.components;
  expect(findMissingPart({ ...savedGeneration, components: [] }, music)).toBe('hook');
  expect(findMissingPart({ ...savedGeneration, components: [hook!] }, music)).toBe('upload');
  expect(findMissingPart({ ...savedGeneration, components: [hook!, product!] }, music)).toBeNull();
  expect(findMissingPart(savedGeneration, { ...music, uploadId: null })).toBe('music');
  expect(findMissingPart(savedGeneration, { ...music, choice: null })).toBe('music');
  expect(findMissingPart(savedGeneration, { ...music, choice: 'no', uploadId: null })).toBeNull();
  expect(findMissingPart(savedGeneration, { ...music, source: 'library' })).toBe('music');
  expect(findMissingPart(savedGeneration, { ...music, source: 'library', trackId: 't1' })).toBeNull();
});

test('a draft is started, and a finished video is requested again, because its hook may have changed', () => {
  expect(isVideoToBeStarted(savedGeneration, music)).toBe(true);
  expect(isVideoToBeStarted(completed, music)).toBe(true);
});

test('a video in progress with these inputs is not restarted', () => {
  expect(isVideoToBeStarted({ ...completed, status: 'processing' }, music)).toBe(false);
});

test('a failed video waits for the user', () => {
  expect(isVideoToBeStarted({ ...completed, status: 'failed' }, music)).toBe(false);
});

test('another music or volume is another video', () => {
  const running = { ...completed, status: 'processing' as const };
  expect(isVideoToBeStarted(running, { ...music, volume: 75 })).toBe(true);
  expect(isVideoToBeStarted(running, { ...music, uploadId: 'u3' })).toBe(true);
  expect(isVideoToBeStarted(running, { ...music, choice: 'no' })).toBe(true);
  expect(isVideoToBeStarted(running, { ...music, source: 'library', trackId: 'night-drive' })).toBe(true);
  const silent = { ...running, audioSource: 'none' as const };
  expect(isVideoToBeStarted(silent, { ...music, choice: 'no', uploadId: null, volume: 75 })).toBe(false);
});

test('a clip is sent again only when it, its cut, its text, its framing or its sound changed', () => {
  const product = {
    uploadId: 'u1',
    startSeconds: 2,
    endSeconds: 30,
    overlayText: ' New ',
    framing: null,
    captions: null,
    volume: 100,
  };
  expect(isProductAttached(savedGeneration, product)).toBe(true);
  expect(isProductAttached(undefined, product)).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, uploadId: 'u9' })).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, endSeconds: null })).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, overlayText: '' })).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, framing: wholePicture })).toBe(true);
  expect(isProductAttached(savedGeneration, { ...product, framing: { ...wholePicture, zoom: 1.2 } })).toBe(
    false,
  );
  expect(isProductAttached(savedGeneration, { ...product, volume: 0 })).toBe(false);
  const muted = { ...savedGeneration.components[1]!, clipVolume: 0 };
  expect(isProductAttached({ ...savedGeneration, components: [muted] }, { ...product, volume: 0 })).toBe(
    true,
  );
});

test('music is sent again only when the track or its volume changed', () => {
  expect(isAudioAttached(savedGeneration, music)).toBe(true);
  expect(isAudioAttached(savedGeneration, { ...music, volume: 41 })).toBe(false);
  expect(isAudioAttached(savedGeneration, { ...music, uploadId: 'u9' })).toBe(false);
  expect(isAudioAttached(savedGeneration, { ...music, source: 'library' })).toBe(false);
});

test('the message of an ended work stays for 1.5 s, of a failed one for 3 s @states-009', () => {
  expect(endedMessageMs).toEqual({ completed: 1_500, failed: 3_000 });
});

test.each([
  ['queued', 'Waiting in queue...'],
  ['processing', 'Processing video... 42%'],
  ['rendering', 'Rendering final video...'],
  ['uploading', 'Uploading to cloud storage...'],
  ['completed', 'Video generation complete!'],
  ['failed', 'Generation failed: Disk full'],
] as const)('%s reads as the specification says @states-008', (status, words) => {
  expect(videoMessage(status, 41.7, 'Disk full')).toBe(words);
});
