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

/** The mean luma of each frame's upper left quarter, in display order, after a filter such as a crop. */
export async function readLumas(path: string, filter?: string): Promise<number[]> {
  return (await readQuarters(path, filter)).map(([luma]) => luma!);
}

/** The mean lumas of each frame's quarters, in display order: upper left, upper right, lower left, lower right. */
export async function readQuarters(path: string, filter = 'null'): Promise<number[][]> {
  const bytes = await readLuma(path, `${filter},scale=2:2:flags=area`);
  return Array.from({ length: bytes.length / 4 }, (_, frame) => [
    ...bytes.subarray(frame * 4, frame * 4 + 4),
  ]);
}

/** The luma of every pixel of every frame, after a filter. */
export async function readLuma(path: string, filter: string): Promise<Buffer> {
  const raw = `${path}.luma`;
  const planes = ['-vf', `${filter},format=yuv420p,extractplanes=y`, '-f', 'rawvideo'];
  await runFfmpeg({ args: ['-y', '-i', path, '-map', '0:v:0', ...planes, raw] });
  return readFile(raw);
}
