import { expect, test } from 'vitest';
import type { Upload } from '#contract/calls/uploads.ts';
import type { FileUpload } from '../../parts/media-input/send/use-file-upload.ts';
import { clipFacts } from '../../parts/media-input/trim/clip-facts.fixture.ts';
import { findClipProblem, findFootageProblem, findWholeUpload, referenceRules } from './reference-clip.ts';

const file = new File(['x'], 'a.avi');
const chosen = { file, previewUrl: 'blob:1' };
const original = { file, url: 'blob:here', facts: clipFacts, readError: null };
const refused = (code: 'file_too_large' | 'file_not_video' | 'file_damaged') => ({
  state: { phase: 'refused' as const, fileName: 'a.avi', code },
});

test('a rejected file shows the reason: too large, or not a video @content-pages-046', () => {
  const problemOf = (upload: Pick<FileUpload, 'state'>) =>
    findClipProblem({ original: null, upload, refusal: null });
  expect(problemOf(refused('file_too_large'))).toContain('100 MB');
  expect(problemOf(refused('file_not_video'))).toContain('not a video');
  expect(problemOf({ state: { phase: 'empty' } })).toBeNull();
});

test('a clip that cannot be read, sent or prepared shows the reason', () => {
  const empty = { state: { phase: 'empty' as const } };
  const readError = new Error('no tools', { cause: new Error('404') });
  expect(findClipProblem({ original: { ...original, readError }, upload: empty, refusal: null })).toBe(
    'Failed to load video processing tools: 404',
  );
  const broken = { state: { phase: 'broken' as const, chosen, code: 'offline' as const } };
  expect(findClipProblem({ original, upload: broken, refusal: null })).toBe(
    'Error processing video: Connection error. Please try again.',
  );
  expect(findClipProblem({ original, upload: refused('file_damaged'), refusal: 'Broken.' })).toBe(
    'Error processing video: Broken.',
  );
  expect(findClipProblem({ original, upload: empty, refusal: null })).toBeNull();
});

test('a clip that is too short is rejected before trimming', () => {
  expect(findFootageProblem({ durationSeconds: 5 })).toBeNull();
  expect(findFootageProblem({ durationSeconds: 4.9 })).toContain('shorter than 5 seconds');
});

test('only a clip that cannot be trimmed in the browser is sent whole @content-pages-036', () => {
  expect(referenceRules.isSentAtOnce(clipFacts, true)).toBe(false);
  expect(referenceRules.isSentAtOnce({ ...clipFacts, isCuttable: false }, false)).toBe(true);
  expect(referenceRules.isSentAtOnce({ ...clipFacts, durationSeconds: null }, false)).toBe(true);
  expect(referenceRules.isSentAtOnce(null, false)).toBe(false);
});

test('a whole upload is sent, prepared and ready', () => {
  const upload = { id: 'u1', status: 'processing', progress: 50, previewUrl: null } as Upload;
  const sending = { state: { phase: 'sending' as const, chosen, share: 0.4, transfer: 'going' as const } };
  const sent = { state: { phase: 'sent' as const, chosen, upload } };
  expect(findWholeUpload({ state: { phase: 'chosen', chosen } }, undefined)).toBeNull();
  expect(findWholeUpload(sending, undefined)).toEqual({ stage: 'sending', share: 0.4 });
  expect(findWholeUpload(sent, upload)).toEqual({ stage: 'preparing', share: 0.5 });
  expect(findWholeUpload(sent, { ...upload, previewUrl: '/copy.mp4' })?.stage).toBe('ready');
  expect(findWholeUpload(sent, { ...upload, status: 'failed' })).toBeNull();
});
