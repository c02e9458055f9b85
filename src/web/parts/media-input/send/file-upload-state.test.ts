import { expect, test } from 'vitest';
import type { Upload } from '#contract/calls/uploads.ts';
import { fileUploadReducer, type FileUploadState } from './file-upload-state.ts';

const chosen = { file: new File(['x'], 'clip.mp4'), previewUrl: 'blob:1' };
const sending: FileUploadState = { phase: 'sending', chosen, share: 0.4, transfer: 'going' };
const upload = { id: 'u1' } as Upload;

test('a file is sent, moves forward only, and arrives', () => {
  const started = fileUploadReducer({ phase: 'empty' }, { type: 'send', chosen });
  expect(started).toEqual({ phase: 'sending', chosen, share: 0, transfer: 'going' });
  expect(fileUploadReducer(sending, { type: 'progress', share: 0.2 })).toEqual(sending);
  expect(fileUploadReducer(sending, { type: 'succeed', upload })).toEqual({ phase: 'sent', chosen, upload });
});

test('a chosen file waits until it is sent, and may rest on its way', () => {
  const kept = fileUploadReducer({ phase: 'empty' }, { type: 'choose', chosen });
  expect(kept).toEqual({ phase: 'chosen', chosen });
  expect(fileUploadReducer(kept, { type: 'progress', share: 1 })).toBe(kept);
  const paused = fileUploadReducer(sending, { type: 'transfer', transfer: 'paused' });
  expect(paused).toEqual({ ...sending, transfer: 'paused' });
});

test.each(['file_damaged', 'file_too_large', 'clip_too_long'] as const)(
  '%s requires another file',
  (code) => {
    expect(fileUploadReducer(sending, { type: 'fail', code })).toEqual({
      phase: 'refused',
      fileName: 'clip.mp4',
      code,
    });
  },
);

test.each([
  'offline',
  'upload_interrupted',
  'internal',
  'too_many_requests',
  'too_many_uploads',
  'uploads_busy',
  'file_check_timeout',
  'file_check_failed',
  'session_expired',
] as const)('after %s the same file can be sent again', (code) => {
  expect(fileUploadReducer(sending, { type: 'fail', code })).toEqual({ phase: 'broken', chosen, code });
});

test('a removed file leaves no state', () => {
  expect(fileUploadReducer(sending, { type: 'forget' })).toEqual({ phase: 'empty' });
});

test('reports of a removed upload are ignored', () => {
  const empty: FileUploadState = { phase: 'empty' };
  expect(fileUploadReducer(empty, { type: 'succeed', upload })).toBe(empty);
  expect(fileUploadReducer(empty, { type: 'fail', code: 'offline' })).toBe(empty);
});
