import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';

const filmSeconds = 10;
const pictures = ['cafe', 'shelf', 'nature', 'office'];

/** CPU-seconds per second of a film at 720×1280: analysing the photos, drawing and encoding. */
export async function measureBrollCost(): Promise<{ cpuPerSecond: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-broll-'));
  try {
    for (const [index, name] of pictures.entries()) {
      const picture = path.join(import.meta.dirname, '../assets/backgrounds', `${name}.jpg`);
      await copyFile(picture, path.join(folder, `photo-${index}.jpg`));
    }
    const { cpuSeconds } = measureCommand(process.execPath, nodeArgs('bench/make-one-broll.ts', folder));
    return { cpuPerSecond: cpuSeconds / filmSeconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
