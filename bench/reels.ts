import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reelStyles, type ReelStyle } from '#studio/reel/reel-plan.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';

const reelSeconds = 15;

/** CPU-seconds per second of a reel at 720×1280 including encoding, by style. */
export async function measureReelCost(): Promise<{ style: ReelStyle; cpuPerSecond: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-reels-'));
  try {
    return reelStyles.map((style) => {
      const { cpuSeconds } = measureCommand(
        process.execPath,
        nodeArgs('bench/make-one-reel.ts', folder, style),
      );
      return { style, cpuPerSecond: cpuSeconds / reelSeconds };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main)
  for (const { style, cpuPerSecond } of await measureReelCost())
    process.stdout.write(
      `${style.padEnd(12)} ${cpuPerSecond.toFixed(2)} CPU-seconds per second (aim <= 1.5)\n`,
    );
