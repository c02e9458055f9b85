import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseContainerArgs, houseFormat, houseFrameRate, houseVideoArgs } from './house-format.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/** `hash` covers the parameter sets. One file holds one header: clips join by copy only when theirs agree. */
export type CodecHeader = { width: number; height: number; hash: string };

export async function readCodecHeader(path: string, { signal, tools }: Run): Promise<CodecHeader> {
  const entries = ['-select_streams', 'v:0', '-show_entries', 'stream=width,height,extradata_hash'];
  const args = ['-f', 'mov', '-show_data_hash', 'SHA256', ...entries, '-of', 'csv=p=0'];
  const line = await runFfprobe({ args, path, signal, ffprobePath: tools?.ffprobePath });
  const [width, height, hash] = line.trim().split(',');
  return { width: Number(width), height: Number(height), hash: hash ?? '' };
}

/** Whether the clip could have come out of our own encoder on this machine, found by encoding one frame. */
export async function hasHouseCodecHeader(
  path: string,
  workDir: string,
  run: Run & { format?: VideoFormat },
): Promise<boolean> {
  const samplePath = join(workDir, 'house-sample.mp4');
  const { width, height } = houseFormat(run.format);
  const source = `color=s=${width}x${height}:r=${houseFrameRate}`;
  const input = ['-y', '-f', 'lavfi', '-i', source, '-frames:v', '1'];
  const args = [...input, ...houseVideoArgs(), ...houseContainerArgs(), samplePath];
  await runFfmpeg({ args, signal: run.signal, ffmpegPath: run.tools?.ffmpegPath });
  return (await readCodecHeader(path, run)).hash === (await readCodecHeader(samplePath, run)).hash;
}
