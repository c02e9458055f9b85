import { expect, test } from 'vitest';
import { CallError, offlineError } from '../../lib/call-error.ts';
import { thumbnailFailureText, videoFailureText } from './upload-failure.ts';

test('a failed clip upload shows whether the connection, the file or the server failed @content-pages-040', () => {
  expect(videoFailureText(offlineError())).toBe('Error uploading video. Please try again.');
  expect(videoFailureText(new CallError('internal', 500, ''))).toBe(
    'Failed to upload video. Please try again.',
  );
  expect(videoFailureText(new CallError('file_too_large', 413, ''))).toBe(
    'Video file size cannot exceed 200MB',
  );
  expect(videoFailureText(new CallError('file_not_video', 415, ''))).toBe(
    'Only MP4, MOV, and AVI video formats are supported',
  );
  expect(videoFailureText(new CallError('file_damaged', 422, ''))).toContain('damaged');
});

test('a failed thumbnail upload does as well @content-pages-041', () => {
  expect(thumbnailFailureText(offlineError())).toBe('Failed to upload thumbnail');
  expect(thumbnailFailureText(new CallError('internal', 500, ''))).toBe('Failed to upload thumbnail');
  expect(thumbnailFailureText(new CallError('file_not_picture', 415, ''))).toBe(
    'Only JPG and PNG image formats are supported',
  );
});
