import { expect, test } from 'vitest';
import type { CreatorDraft } from './draft.ts';
import { savedGeneration } from './saved-generation.fixture.ts';
import {
  findMissingPart,
  isAudioAttached,
  isProductAttached,
  isVideoToBeStarted,
  videoTitle,
} from './video-inputs.ts';
import { videoMessage } from './video-message.ts';

const music = { choice: 'yes' as CreatorDraft['music']['choice'], uploadId: 'u2', volume: 40 };
const completed = { ...savedGeneration, status: 'completed' as const };

test('the first missing part is named', () => {
  const [hook, product] = savedGeneration.components;
  expect(findMissingPart({ ...savedGeneration, components: [] }, music)).toBe('hook');
  expect(findMissingPart({ ...savedGeneration, components: [hook!] }, music)).toBe('upload');
  expect(findMissingPart({ ...savedGeneration, components: [hook!, product!] }, music)).toBeNull();
  expect(findMissingPart(savedGeneration, { ...music, uploadId: null })).toBe('music');
  expect(findMissingPart(savedGeneration, { ...music, choice: null })).toBe('music');
  expect(findMissingPart(savedGeneration, { ...music, choice: 'no', uploadId: null })).toBeNull();
});

test('a draft is started, a finished or running video of the same entries is not', () => {
  expect(isVideoToBeStarted(savedGeneration, music)).toBe(true);
  expect(isVideoToBeStarted(completed, music)).toBe(false);
  expect(isVideoToBeStarted({ ...completed, status: 'processing' }, music)).toBe(false);
});

test('a failed video waits for the person', () => {
  expect(isVideoToBeStarted({ ...completed, status: 'failed' }, music)).toBe(false);
});

test('another music or volume is another video', () => {
  expect(isVideoToBeStarted(completed, { ...music, volume: 75 })).toBe(true);
  expect(isVideoToBeStarted(completed, { ...music, uploadId: 'u3' })).toBe(true);
  expect(isVideoToBeStarted(completed, { ...music, choice: 'no' })).toBe(true);
  const silent = { ...completed, audioSource: 'none' as const };
  expect(isVideoToBeStarted(silent, { choice: 'no', uploadId: null, volume: 75 })).toBe(false);
});

test('a clip is sent again only when it, its cut or its text changed', () => {
  const product = { uploadId: 'u1', startSeconds: 2, endSeconds: 30, overlayText: ' New ' };
  expect(isProductAttached(savedGeneration, product)).toBe(true);
  expect(isProductAttached(undefined, product)).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, uploadId: 'u9' })).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, endSeconds: null })).toBe(false);
  expect(isProductAttached(savedGeneration, { ...product, overlayText: '' })).toBe(false);
});

test('music is sent again only when the track or its volume changed', () => {
  expect(isAudioAttached(savedGeneration, music)).toBe(true);
  expect(isAudioAttached(savedGeneration, { ...music, volume: 41 })).toBe(false);
  expect(isAudioAttached(savedGeneration, { ...music, uploadId: 'u9' })).toBe(false);
});

test('the title is the start of the hook with dots', () => {
  expect(videoTitle('  Stop scrolling, this one is for you  ')).toBe('Stop scrolling, this one is fo...');
  expect(videoTitle('Hi')).toBe('Hi...');
});

test.each([
  ['queued', 'Waiting in queue...'],
  ['processing', 'Processing video... 42%'],
  ['rendering', 'Rendering final video...'],
  ['uploading', 'Uploading to cloud storage...'],
  ['completed', 'Video generation complete!'],
  ['failed', 'Generation failed: Disk full'],
] as const)('%s reads as the specification says', (status, words) => {
  expect(videoMessage(status, 41.7, 'Disk full')).toBe(words);
});
