import { expect, test } from 'vitest';
import { toUploadError } from './upload-error.ts';

const answered = (status: number, body = '') => ({
  message: `answered ${status}`,
  originalResponse: { getStatus: () => status, getBody: () => body },
});

test.each([
  ['a lost connection', { message: 'no answer', originalResponse: null }, 'offline', 0],
  ['a request that was cut', answered(0), 'offline', 0],
  ['an upload that was forgotten', answered(404, 'The file for this url was not found\n'), 'not_found', 404],
  ['a file over the limit', answered(413, 'Maximum size exceeded\n'), 'file_too_large', 413],
  ['an ended session', answered(401, '{"error":"session_expired","message":"x"}'), 'session_expired', 401],
  ['a broken server', answered(500, 'oops'), 'internal', 500],
] as const)('%s', (_name, error, code, status) => {
  expect(toUploadError(error)).toMatchObject({ name: 'CallError', code, status });
});
