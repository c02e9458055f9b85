import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runFfmpeg } from './run-ffmpeg.ts';

/** A folder for one test file, removed after its tests. */
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

/** The mean luma of each frame, in display order. */
export async function readLumas(path: string): Promise<number[]> {
  const raw = `${path}.luma`;
  const filter = 'scale=2:2:flags=area,format=yuv420p';
  await runFfmpeg({ args: ['-y', '-i', path, '-map', '0:v:0', '-vf', filter, '-f', 'rawvideo', raw] });
  const bytes = await readFile(raw);
  const frameBytes = 6;
  return Array.from({ length: bytes.length / frameBytes }, (_, frame) => bytes[frame * frameBytes]!);
}
