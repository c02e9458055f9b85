import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeClip } from '../../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import type { AppError } from '../../errors.ts';
import { inspectUpload, openInspections } from './inspect-upload.ts';

/** Inspects a complete clip, or another file, with a script in place of ffprobe. */
async function inspectWith(script: string, options: { timeLimitMs?: number; content?: string } = {}) {
  const { content, ...limits } = options;
  const folder = await temporaryFolder();
  const file = path.join(folder, 'clip.mp4');
  if (content === undefined) await makeClip(file, { seconds: 1, size: '64x64', sound: false });
  else await writeFile(file, content);
  const ffprobePath = path.join(folder, 'ffprobe');
  await writeFile(ffprobePath, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const deps = { inspections: openInspections(limits), ffmpeg: { ffmpegPath: 'ffmpeg', ffprobePath } };
  return inspectUpload(deps, { userId: 'somebody', path: file, kind: 'video' }).then(
    () => 'accepted',
    ({ code, status, details }: AppError) => ({ code, status, details }),
  );
}

test('an inspection beyond the time limit is stopped and can be retried', async () => {
  expect(await inspectWith('sleep 60 & wait', { timeLimitMs: 500 })).toEqual({
    code: 'file_check_timeout',
    status: 503,
    details: { retryAfterSeconds: 60 },
  });
});

test.each([
  ['killed', 'kill -KILL $$'],
  ['without memory', 'echo "[mov @ 0x1] Cannot allocate memory" >&2; exit 1'],
])('a file whose ffprobe ends %s is refused for now', async (_name, script) => {
  expect(await inspectWith(script)).toEqual({
    code: 'file_check_failed',
    status: 503,
    details: { retryAfterSeconds: 10 },
  });
});

test('a file that ffprobe rejects is damaged, and a file that is not a video is not inspected further', async () => {
  expect(await inspectWith('exit 1')).toMatchObject({ code: 'file_damaged', status: 422, details: {} });
  expect(await inspectWith('kill -KILL $$', { content: 'text' })).toMatchObject({ code: 'file_not_video' });
});

test('a complete file is accepted', async () =>
  expect(await inspectWith('exec ffprobe "$@"')).toBe('accepted'));
