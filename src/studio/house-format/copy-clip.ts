import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInputAtFault } from '../ffmpeg/ffmpeg-error.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { scanPackets } from '../ffmpeg/media/scan-packets.ts';
import { buildJoinArgs, buildJoinList } from './build-join-args.ts';
import { buildNormaliseArgs, buildSoundFilter, type NormalisePlan } from './build-normalise-args.ts';
import { readCodecHeader } from './codec-header/codec-header.ts';
import { copyWithHeader } from './codec-header/copy-with-header.ts';
import { houseAudioArgs, houseContainerArgs, houseFrameRate, plainContainerArgs } from './house-format.ts';
import { joinHeaders } from './codec-header/joint-header.ts';
import { planCopy, type CopyPlan } from './plan-copy.ts';

export type CopyJob = Omit<NormalisePlan, 'toneMap' | 'overlayPath' | 'captions' | 'placement'> & {
  workFolder: string;
  signal?: AbortSignal | undefined;
  tools?: Partial<FfmpegTools> | undefined;
  log?: ((command: string) => void) | undefined;
};

/** Far above the bit rate of the house format; a clip above it is encoded again to limit the size of videos. */
const maxBitsPerSecond = 12_000_000;

/** Whether the picture matches the house format, except for its encoder and its GOPs. */
export function isCopyable({ facts: { video, ...facts } }: Pick<CopyJob, 'facts'>): boolean {
  const { codec, framesPerSecond, pixelFormat, isInterlaced, rotation, colorSpace, colorTransfer } = video;
  const isHouseColour = [colorSpace, colorTransfer].every((value) => value === null || value === 'bt709');
  const isPlain = codec === 'h264' && pixelFormat === 'yuv420p' && !isInterlaced && rotation === 0;
  const bitsPerSecond = (facts.sizeBytes * 8) / facts.durationSeconds;
  const isSmall = bitsPerSecond <= maxBitsPerSecond;
  return (
    facts.container === 'mp4' && isPlain && framesPerSecond === houseFrameRate && isHouseColour && isSmall
  );
}

/**
 * Converts a copyable clip to a form that can be joined by stream copy: its own packets, with the frames between a cut
 * and the next GOP encoded. Returns false if the result is not flawless; the clip must then be encoded.
 */
export async function copyClip(job: CopyJob): Promise<boolean> {
  const { inputPath: path, facts } = job;
  const { container } = facts;
  const scan = { signal: job.signal, ffprobePath: job.tools?.ffprobePath };
  try {
    const packets = (await scanPackets({ path, container, ...scan })).get(facts.video.streamIndex);
    const plan = packets && planCopy(packets, job.bounds);
    const header = plan && (await assemble(job, plan));
    if (!header) return false;
    const made = (await scanPackets({ path: job.outputPath, container: 'mp4', ...scan })).get(0);
    return made !== undefined && planCopy(made, { startSeconds: 0, frames: job.bounds.frames }) !== null;
  } catch (error) {
    if (isInputAtFault(error)) return false;
    throw error;
  }
}

async function assemble(job: CopyJob, plan: CopyPlan): Promise<boolean> {
  const { inputPath, facts, bounds, workFolder } = job;
  const run = (args: string[]) =>
    runFfmpeg({ args, signal: job.signal, ffmpegPath: job.tools?.ffmpegPath, log: job.log });
  const clip = [...buildDemuxerArgs(facts.container)];
  const pieces: { name: string; frames: number }[] = [];
  const encodePiece = async (name: string, startSeconds: number, frames: number): Promise<void> => {
    if (frames === 0) return;
    const outputPath = join(workFolder, name);
    const { video } = facts;
    const part = { ...job, facts: { ...facts, video }, bounds: { startSeconds, frames }, outputPath };
    await run(buildNormaliseArgs({ ...part, toneMap: false }));
    pieces.push({ name, frames });
  };
  await encodePiece('cut-head.mp4', bounds.startSeconds, plan.headFrames);
  const copied = join(workFolder, 'cut-copied.mp4');
  await run([...buildCopyArgs(clip, job, plan), copied]);
  pieces.push({ name: 'cut-copied.mp4', frames: plan.copiedFrames });
  const tailStart = (plan.copiedStart + plan.copiedFrames) / houseFrameRate;
  await encodePiece('cut-tail.mp4', tailStart, plan.tailFrames);

  const headers = await Promise.all(pieces.map(({ name }) => readCodecHeader(join(workFolder, name))));
  const header = joinHeaders(headers.map(({ bytes }) => bytes));
  if (!header) return false;
  if (pieces.length > 1) {
    const first = { ...pieces[0]!, name: 'cut-first.mp4' };
    await copyWithHeader({
      from: join(workFolder, pieces[0]!.name),
      to: join(workFolder, first.name),
      header,
      run,
    });
    pieces[0] = first;
  }
  const listPath = join(workFolder, 'cut.ffconcat');
  await writeFile(listPath, buildJoinList(pieces));
  const soundPath = join(workFolder, 'cut-sound.m4a');
  const seek = bounds.startSeconds > 0 ? ['-ss', bounds.startSeconds.toFixed(6)] : [];
  const sound = ['-filter_complex', buildSoundFilter(facts, bounds.frames), '-map', '[sound]'];
  const encoding = [...houseAudioArgs(), ...houseContainerArgs(), soundPath];
  await run(['-y', ...clip, '-vn', ...seek, '-i', inputPath, ...sound, ...encoding]);
  await run(buildJoinArgs({ listPath, soundPath, outputPath: job.outputPath }));
  // An encoder would repair damaged frames, a copy passes them on, so every frame must parse without error. Decoding
  // them fully is not necessary.
  const quick = ['-skip_loop_filter', 'all', '-skip_idct', 'all'];
  const strict = ['-xerror', '-err_detect', 'explode', ...quick, '-an', '-i', job.outputPath];
  await run([...strict, '-f', 'null', '-']);
  return true;
}

function buildCopyArgs(clip: string[], { inputPath, facts }: CopyJob, plan: CopyPlan): string[] {
  // A seek goes to the keyframe at or before its time; half a frame absorbs the rounding of that time.
  const seconds = (plan.copiedStart + 0.5) / houseFrameRate;
  const seek = plan.copiedStart > 0 ? ['-ss', seconds.toFixed(6)] : [];
  const times = ['-bsf:v', 'setts=pts=PTS-STARTPTS:dts=DTS-STARTPTS'];
  const copy = ['-map', `0:${facts.video.streamIndex}`, '-c', 'copy', '-frames:v', `${plan.copiedFrames}`];
  return ['-y', ...clip, ...seek, '-i', inputPath, ...copy, ...times, ...plainContainerArgs()];
}
