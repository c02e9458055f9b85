import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts';

/** Mono, as ffmpeg mixes it down. */
export async function readMono(path: string, hertz = 48_000): Promise<Float32Array> {
  const folder = await mkdtemp(join(tmpdir(), 'music-samples-'));
  try {
    const raw = join(folder, 'samples.f32');
    await runFfmpeg({ args: ['-i', path, '-ar', `${hertz}`, '-ac', '1', '-f', 'f32le', raw] });
    const bytes = await readFile(raw);
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
