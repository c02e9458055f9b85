import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normaliseAndAnalyseFootage } from '#studio/face/footage/normalise-and-analyse-footage.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { probe } from '../tests/helpers/sample-media.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { measurePeakMemory } from './peak-memory.ts';

export type LipSyncCost = {
  /** Speech, lip-sync on 720×1280 footage and encoding. */
  cpuPerHookSecond: number;
  /** The peak of the whole process tree with a 10 s template; null when it cannot be measured. */
  peakMegabytes: number | null;
  /** Once per template, per second of the template. */
  analysisWallPerSecond: number;
};

const templateSeconds = 10;
const hookText =
  'Stop scrolling! This tiny gadget saved my mornings, and I cannot believe that nobody told me before.';

export async function measureLipSyncCost(): Promise<LipSyncCost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-lip-sync-'));
  try {
    const videoPath = path.join(folder, 'filmed.mp4');
    const sample = path.join(import.meta.dirname, '../assets/presenters/maya.mp4');
    const loop = ['-stream_loop', '3', '-i', sample, '-t', `${templateSeconds}`, '-preset', 'ultrafast'];
    await runFfmpeg({ args: [...loop, '-crf', '18', videoPath] });
    const from = performance.now();
    const outputPath = path.join(folder, 'template.mp4');
    const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath, workFolder: folder });
    const analysisWallPerSecond = (performance.now() - from) / 1000 / templateSeconds;
    await writeFile(path.join(folder, 'analysis.json'), JSON.stringify(analysis));
    const hookArgs = nodeArgs('bench/make-one-lip-sync.ts', folder, hookText);
    const { cpuSeconds } = measureCommand(process.execPath, hookArgs);
    const peakMegabytes = await measurePeakMemory(process.execPath, hookArgs);
    const hook = await probe(path.join(folder, 'footage-hook.mp4'));
    return {
      cpuPerHookSecond: cpuSeconds / Number(hook.format.duration),
      peakMegabytes,
      analysisWallPerSecond,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const cost = await measureLipSyncCost();
  process.stdout.write(
    `CPU-seconds per second of hook on footage: ${cost.cpuPerHookSecond.toFixed(2)} (aim <= 1.2)\n`,
  );
  process.stdout.write(
    `peak memory on a 10 s template: ${cost.peakMegabytes?.toFixed(0) ?? '-'} MB (aim <= 500)\n`,
  );
  process.stdout.write(
    `analysis, seconds per second of template: ${cost.analysisWallPerSecond.toFixed(2)}\n`,
  );
}
