import { chmod, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { classifyProcessEnd, type ProcessEnd } from './classify-process-end.ts';
import { inspectMedia } from './media/inspect-media.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { makeMedia, testFolder } from './test-media.ts';

const file = await testFolder();
const ended = (end: Partial<ProcessEnd>) =>
  classifyProcessEnd({ exitCode: 0, signal: null, stderrTail: '', ...end });

/** An executable in place of ffmpeg or ffprobe. */
async function fakeTool(name: string, script: string): Promise<string> {
  await writeFile(file(name), `#!/bin/sh\n${script}\n`);
  await chmod(file(name), 0o755);
  return file(name);
}

it.each<[string, Partial<ProcessEnd>, string | null]>([
  ['success', {}, null],
  ['an error of its own', { exitCode: 1, stderrTail: 'in.mp4: Invalid data found' }, 'exit'],
  ['AVERROR_INVALIDDATA as ffmpeg 7 ends', { exitCode: 183 }, 'exit'],
  ['a signal', { exitCode: null, signal: 'SIGKILL' }, 'killed'],
  ['the size limit', { exitCode: null, signal: 'SIGXFSZ' }, 'output-too-large'],
  ['a signal that ffmpeg caught', { exitCode: 255 }, 'killed'],
  ['a signal behind a wrapper script', { exitCode: 137 }, 'killed'],
  ['a full disk', { exitCode: 1, stderrTail: 'a.mp4: No space left on device\n' }, 'out-of-resources'],
  ['a full disk, unnoticed', { stderrTail: 'trailer: No space left on device' }, 'out-of-resources'],
  ['ENOSPC as ffmpeg 7 ends', { exitCode: 228 }, 'out-of-resources'],
  ['ENOMEM as ffmpeg 7 ends', { exitCode: 244 }, 'out-of-resources'],
  ['no memory', { exitCode: 1, stderrTail: '[mp4 @ 0x1] Cannot allocate memory' }, 'out-of-resources'],
  ['one frame without memory', { stderrTail: '[h264 @ 0x1] Cannot allocate memory' }, null],
  ['a title', { exitCode: 1, stderrTail: '    title           : No space left on device' }, 'exit'],
  ['EAGAIN at the start', { exitCode: null, startError: new Error('spawn EAGAIN') }, 'not-started'],
  ['a program that is not there, by prlimit', { exitCode: 127 }, 'not-started'],
])('%s', (_name, end, failure) => expect(ended(end)).toBe(failure));

it.each([
  ['killed', 'kill -KILL $$'],
  ['out-of-resources', 'echo "out.flac: No space left on device" >&2; exit 1'],
  ['exit', 'echo "in.mp4: Invalid data found when processing input" >&2; exit 1'],
])('a run that ends as %s', async (failure, script) => {
  const ffmpegPath = await fakeTool(`ffmpeg-${failure}`, script);
  await expect(runFfmpeg({ args: ['-i', 'in.mp4', 'x'], ffmpegPath })).rejects.toMatchObject({ failure });
});

it('a clip counts as damaged when ffprobe rejects it, not when ffprobe is killed @fix-006', async () => {
  const path = await makeMedia(file('whole.mp4'), ['testsrc2=s=64x64:d=1'], ['-c:v', 'mpeg4']);
  const inspect = async (name: string, script: string) =>
    inspectMedia({ path, kind: 'video', tools: { ffprobePath: await fakeTool(name, script) } }).catch(
      (error: unknown) => error,
    );
  expect(await inspect('killed', 'kill -KILL $$')).toMatchObject({ name: 'FfmpegError', failure: 'killed' });
  expect(await inspect('refusing', 'exit 1')).toMatchObject({ name: 'MediaRefusal', reason: 'damaged' });
});

it('the time limit stops a wrapper script and its program @fix-008', async () => {
  const ffmpegPath = await fakeTool('wrapper', 'sleep 60 & wait');
  const run = runFfmpeg({ args: ['-i', 'in.mp4', 'x'], ffmpegPath, timeoutMs: 500 });
  await expect(run).rejects.toMatchObject({ failure: 'timeout' });
  // The run ends once its output is closed, and `sleep` would hold it open for a minute.
});
