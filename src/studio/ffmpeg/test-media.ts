import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runFfmpeg } from './run-ffmpeg.ts';

/** A folder for one test file, gone when its tests have ended. */
export async function testFolder(): Promise<(name: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** Makes a file from lavfi sources: `make(path, ['testsrc2=d=2'], ['-c:v', 'libx264'])`. */
export async function makeMedia(path: string, sources: string[], options: string[] = []): Promise<string> {
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  await runFfmpeg({ args: ['-y', ...inputs, ...options, path] });
  return path;
}
