import path from 'node:path';
import { ffmpeg } from '../tests/helpers/sample-media.ts';
import { measureCommand, nodeArgs } from './cpu-seconds.ts';
import { medianOfRounds } from './median.ts';
import type { Parts } from './prepare-parts.ts';

/** 20 s as exported by an editor for a phone: same size and rate as the house format, from another encoder. */
async function makeConformingClip(file: string): Promise<string> {
  const picture = 'testsrc2=s=720x1280:r=30:d=20,gblur=sigma=1.5,noise=alls=3:allf=t,format=yuv420p';
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'anoisesrc=d=20:c=pink:a=0.1'];
  await ffmpeg([...inputs, '-c:v', 'libx264', '-preset', 'veryfast', '-g', '60', '-c:a', 'aac', file]);
  return file;
}

function prepare(input: string, output: string, trim: readonly number[] = []): number {
  const args = nodeArgs('bench/prepare-one.ts', input, output, ...trim.map(String));
  const starting = measureCommand(process.execPath, nodeArgs('bench/prepare-one.ts'));
  return measureCommand(process.execPath, args).cpuSeconds - starting.cpuSeconds;
}

/** CPU-seconds of preparing 15 s from the middle of a conforming clip, including inspection. */
export async function measureConformingClip(folder: string): Promise<number> {
  const input = await makeConformingClip(path.join(folder, 'conforming.mp4'));
  return medianOfRounds(() => prepare(input, path.join(folder, 'conforming.house.mp4'), [3.4, 18.4]));
}

/** CPU time of preparation and final step, relative to one ffmpeg graph that makes the same video. */
export async function measureAgainstOneGraph(
  folder: string,
  hookPath: string,
  parts: Parts,
): Promise<number> {
  const { product, music, planFile } = parts;
  return medianOfRounds(() => {
    const prepared = prepare(product, path.join(folder, 'again.mp4'));
    const compose = measureCommand(process.execPath, nodeArgs('bench/compose-once.ts', planFile));
    const starting = measureCommand(process.execPath, nodeArgs('bench/compose-once.ts'));
    const output = path.join(folder, 'one-graph.mp4');
    const graph = measureCommand('bash', ['bench/peers/one-graph.sh', hookPath, product, music, output]);
    return (prepared + compose.cpuSeconds - starting.cpuSeconds) / graph.cpuSeconds;
  });
}
