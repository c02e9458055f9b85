import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { measurePeakMemory } from './peak-memory.ts';

export type FilmCost = {
  /** Drawing, decoding and encoding of `typicalFilm` at 720×1280. */
  cpuPerSecond: number;
  /** The peak of the whole process tree; null when it cannot be measured. */
  peakMegabytes: number | null;
};

const filmSeconds = 10;

export async function measureFilmCost(): Promise<FilmCost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-film-'));
  const file = (name: string) => path.join(folder, name);
  try {
    const busy = 'testsrc2=s=1280x720:r=30:d=7,gblur=sigma=3,noise=alls=6:allf=t';
    const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'];
    await runFfmpeg({ args: ['-y', '-f', 'lavfi', '-i', busy, ...encoding, file('video.mp4')] });
    const still = 'testsrc2=s=2400x3000:d=1,gblur=sigma=2,noise=alls=8';
    await runFfmpeg({ args: ['-y', '-f', 'lavfi', '-i', still, '-frames:v', '1', file('photo.jpg')] });
    const args = nodeArgs('bench/make-one-film.ts', folder);
    const { cpuSeconds } = measureCommand(process.execPath, args);
    const peakMegabytes = await measurePeakMemory(process.execPath, args);
    return { cpuPerSecond: cpuSeconds / filmSeconds, peakMegabytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const cost = await measureFilmCost();
  process.stdout.write(`film: ${cost.cpuPerSecond.toFixed(2)} CPU-seconds per second (aim <= 1.5)\n`);
  process.stdout.write(`its peak memory: ${cost.peakMegabytes?.toFixed(0) ?? '-'} MB (aim <= 400)\n`);
}
