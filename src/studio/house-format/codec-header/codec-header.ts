import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import { findSampleEntry } from '../../ffmpeg/media/find-sample-entry.ts';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { houseContainerArgs, houseFormat, houseFrameRate, houseVideoArgs } from '../house-format.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/**
 * `hash` identifies the parameter sets in `bytes`. A file has one header, which must contain the parameter sets of all
 * its clips.
 */
export type CodecHeader = { width: number; height: number; hash: string; bytes: Buffer };

/**
 * Reads the H.264 header from an MP4's index: starting ffprobe for each clip of a story takes longer than joining them.
 * The size is 0 × 0 without an H.264 track.
 */
export async function readCodecHeader(path: string): Promise<CodecHeader> {
  const entry = await findSampleEntry(path, 'avc1');
  const configuration = entry?.boxes.get('avcC');
  if (!entry || !configuration) return { width: 0, height: 0, hash: '', bytes: Buffer.alloc(0) };
  const hash = createHash('sha256').update(configuration).digest('hex');
  return { width: entry.width, height: entry.height, hash, bytes: configuration };
}

/**
 * Whether the clip has the same header as our encoder writes on this machine, which is determined by encoding one
 * frame.
 */
export async function hasHouseCodecHeader(
  path: string,
  workFolder: string,
  run: Run & { format?: VideoFormat },
): Promise<boolean> {
  const key = `${run.tools?.ffmpegPath} ${houseFormat(run.format).format}`;
  const ours = ownHashes.get(key) ?? (await encodeSample(workFolder, run));
  ownHashes.set(key, ours);
  return (await readCodecHeader(path)).hash === ours;
}

/** By encoder and format: neither changes while the process runs. */
const ownHashes = new Map<string, string>();

async function encodeSample(workFolder: string, run: Run & { format?: VideoFormat }): Promise<string> {
  const samplePath = join(workFolder, 'house-sample.mp4');
  const { width, height } = houseFormat(run.format);
  const source = `color=s=${width}x${height}:r=${houseFrameRate}`;
  const input = ['-y', '-f', 'lavfi', '-i', source, '-frames:v', '1'];
  const args = [...input, ...houseVideoArgs(), ...houseContainerArgs(), samplePath];
  await runFfmpeg({ args, signal: run.signal, ffmpegPath: run.tools?.ffmpegPath });
  return (await readCodecHeader(samplePath)).hash;
}
