import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeVideo, type Composition } from '#studio/compose/compose-video.ts';
import { measureLoudness } from '#studio/ffmpeg/loudness/measure-loudness.ts';
import { houseAudioArgs, houseContainerArgs, houseVideoArgs } from '#studio/house-format/house-format.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { medianOfRounds } from './median.ts';

type Segment = Composition['segments'][number];

/**
 * CPU time of the final step relative to one plain encode of its result, for products of this many clips in a row. Both
 * run alternately; Node's start-up time is excluded, because the worker is already running.
 */
export async function measureFinalStep(
  base: Pick<Composition, 'format' | 'music' | 'workFolder'> & { hook: Segment; clip: Segment },
  counts: readonly number[] = [1, 3, 8],
): Promise<{ productSeconds: number; ratio: number }[]> {
  const { format, music, workFolder, hook, clip } = base;
  const figures = [];
  for (const count of counts) {
    const inFolder = (name: string): string => path.join(workFolder, `${name}-${count}`);
    const productPath = inFolder('product.mp4');
    const segments = Array.from({ length: count }, () => clip);
    const { durationSeconds } = await composeVideo({ format, segments, outputPath: productPath, workFolder });
    const loudness = await measureLoudness({ path: productPath });
    const product: Segment = { path: productPath, durationSeconds, loudness, sound: 'footage' };
    const outputPath = inFolder('final.mp4');
    const plan: Composition = {
      format,
      segments: [hook, product],
      ...(music && { music }),
      outputPath,
      workFolder,
    };
    await writeFile(inFolder('plan.json'), JSON.stringify(plan));
    const encoding = [...houseVideoArgs(), ...houseAudioArgs(), ...houseContainerArgs()];
    const encodeArgs = ['-y', '-v', 'error', '-i', outputPath, ...encoding, inFolder('plain.mp4')];
    const ratio = await medianOfRounds(() => {
      const compose = measureCommand(
        process.execPath,
        nodeArgs('bench/compose-once.ts', inFolder('plan.json')),
      );
      const starting = measureCommand(process.execPath, nodeArgs('bench/compose-once.ts'));
      const encode = measureCommand('ffmpeg', encodeArgs);
      return (compose.cpuSeconds - starting.cpuSeconds) / encode.cpuSeconds;
    });
    figures.push({ productSeconds: durationSeconds, ratio });
  }
  return figures;
}
