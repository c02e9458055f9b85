import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { houseContainerArgs, houseFrame, houseVideoArgs } from './house-format.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/** A hash of the picture's parameter sets. One file holds one of them: clips join by copy only when theirs agree. */
export async function readCodecHeader(path: string, { signal, tools }: Run): Promise<string> {
  const entries = ['-select_streams', 'v:0', '-show_entries', 'stream=extradata_hash'];
  const args = ['-f', 'mov', '-show_data_hash', 'SHA256', ...entries, '-of', 'csv=p=0'];
  return (await runFfprobe({ args, path, signal, ffprobePath: tools?.ffprobePath })).trim();
}

/** Whether the clip could have come out of our own encoder on this machine, found by encoding one frame. */
export async function hasHouseCodecHeader(path: string, workDir: string, run: Run): Promise<boolean> {
  const samplePath = join(workDir, 'house-sample.mp4');
  const { width, height, framesPerSecond } = houseFrame;
  const source = `color=s=${width}x${height}:r=${framesPerSecond}`;
  const input = ['-y', '-f', 'lavfi', '-i', source, '-frames:v', '1'];
  const args = [...input, ...houseVideoArgs(), ...houseContainerArgs(), samplePath];
  await runFfmpeg({ args, signal: run.signal, ffmpegPath: run.tools?.ffmpegPath });
  return (await readCodecHeader(path, run)) === (await readCodecHeader(samplePath, run));
}
