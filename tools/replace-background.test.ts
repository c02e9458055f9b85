import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const tool = path.join(import.meta.dirname, 'replace-background.ts');
const clip = path.join(import.meta.dirname, '../assets/presenters/maya.mp4');

const failing = (...args: string[]): Promise<string> =>
  run(process.execPath, [tool, ...args]).then(
    () => 'succeeded',
    (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
  );

it('prints its usage', async () => {
  const { stdout } = await run(process.execPath, [tool, '--help']);
  expect(stdout).toMatch(/--background.*#rrggbb/);
  expect(stdout).toContain('city-night');
});

it.each([
  [[clip], 'Name the clip and the new file.'],
  [[clip, 'out.mp4'], 'Say what stands behind the subject: --background.'],
  [[clip, 'out.mp4', '--background', 'blur', '--shadow', 'dark'], '--shadow needs a number, not "dark".'],
  [
    [clip, 'out.mp4', '--background', 'blur', '--engine', 'magic'],
    '--engine is one of auto, chroma-key, matting',
  ],
  [[clip, 'out.mp4', '--background', 'moon.jpg'], 'no built-in background "moon.jpg"'],
  [['none.mp4', 'out.mp4', '--background', 'blur'], 'There is no clip "none.mp4".'],
  [[clip, 'out.mp4', '--backdrop', 'blur'], '--backdrop'],
])('rejects %j with a message', async (args, words) => {
  const failure = await failing(...args);
  expect(failure).toContain(words);
  expect(failure).toMatch(/^1: .*\n(.*\n)?See .*--help/);
});
