import { describe, expect, test } from 'vitest';
import { emptyDraft, type GreenscreenDraft } from './draft.ts';
import {
  effectiveSound,
  findMissing,
  makesSameVideo,
  missingTexts,
  pictureSettings,
  startKey,
  videoSettings,
} from './settings.ts';

const clip = { uploadId: 'u1', startSeconds: null, endSeconds: null };
const draft: GreenscreenDraft = { ...emptyDraft, clip };
const withBackground = (values: Partial<GreenscreenDraft['background']>): GreenscreenDraft => ({
  ...draft,
  background: { ...draft.background, ...values },
});

describe('missing settings', () => {
  test.each([
    [emptyDraft, 'Please upload a video first'],
    [withBackground({ type: 'image' }), 'Please select a background image'],
    [withBackground({ type: 'video' }), 'Please select a background video'],
  ])('is described in the words of the specification @greenscreen-pages-003', (incomplete, words) => {
    const missing = findMissing(incomplete);
    expect(missing && missingTexts[missing]).toBe(words);
  });

  test.each([
    withBackground({ type: 'color' }),
    withBackground({ type: 'blur' }),
    withBackground({ type: 'built-in' }),
    withBackground({ type: 'image', imageId: 'i1' }),
    withBackground({ type: 'video', videoId: 'v1' }),
  ])('is empty for %j', (complete) => {
    expect(findMissing(complete)).toBeNull();
  });
});

describe('the request', () => {
  test('names a colour without its hash', () => {
    const settings = pictureSettings(withBackground({ type: 'color', colour: '#1a73e8' }));
    expect(settings).toMatchObject({ videoId: 'u1', backgroundType: 'color', backgroundConfig: '1a73e8' });
  });

  test('carries the part that the server cuts', () => {
    const cut = { ...draft, clip: { ...clip, startSeconds: 2, endSeconds: 9 } };
    expect(videoSettings(cut)).toMatchObject({ startTime: 2, endTime: 9 });
  });

  test('of a preview leaves out text and sound, which change no picture', () => {
    const finished = { ...draft, finish: { ...draft.finish, overlayText: 'New', sound: 'both' as const } };
    expect(pictureSettings(finished)).toEqual(pictureSettings(draft));
    expect(videoSettings(finished)).toMatchObject({ textOverlay: 'New' });
  });

  test('takes the sound of an uploaded background video only', () => {
    const both = {
      ...withBackground({ type: 'video', videoId: 'v1' }),
      finish: { ...draft.finish, sound: 'both' as const },
    };
    expect(effectiveSound(both)).toBe('both');
    expect(effectiveSound({ ...both, background: { ...both.background, type: 'built-in' } })).toBe('own');
  });
});

describe('the idempotency key', () => {
  const key = startKey(draft, 'c1', null);

  test('is the same for the same entries, in every tab @greenscreen-pages-005', () => {
    expect(startKey(structuredClone(draft), 'c1', null)).toBe(key);
    const otherChoice = withBackground({ imageId: 'unused' });
    expect(makesSameVideo(draft, otherChoice)).toBe(true);
    expect(startKey(otherChoice, 'c1', null)).toBe(key);
  });

  test.each([
    ['background', startKey(withBackground({ builtInId: 'cafe' }), 'c1', null)],
    ['text', startKey({ ...draft, finish: { ...draft.finish, overlayText: 'New' } }, 'c1', null)],
    ['clip', startKey(draft, 'c2', null)],
    ['video before', startKey(draft, 'c1', 'g1')],
    ['attempt', startKey({ ...draft, attempt: 1 }, 'c1', null)],
  ])('differs with another %s', (_name, other) => {
    expect(other).not.toBe(key);
  });
});
