import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { choosePosterMoment, parseFrameLights } from './poster-moment.ts';

/** Times in seconds. */
export type TimeSpan = { from: number; to: number };

type PosterJob = {
  /** In house format. */
  videoPath: string;
  /** Path of a JPEG. */
  outputPath: string;
  /** Both pictures are visible during a transition, so the poster is the first frame after it. */
  transitions?: readonly TimeSpan[];
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

const searchSeconds = 20;

/** Writes the clip's poster from a frame with visible content. Returns the time of that frame. */
export async function extractPoster(job: PosterJob): Promise<{ atSeconds: number }> {
  const { videoPath, outputPath, signal } = job;
  const ffmpegPath = job.tools?.ffmpegPath;
  const { stderr } = await runFfmpeg({ args: buildLightArgs(videoPath), signal, ffmpegPath });
  const brightSeconds = choosePosterMoment(parseFrameLights(stderr));
  const transition = job.transitions?.find(({ from, to }) => from < brightSeconds && brightSeconds < to);
  const atSeconds = transition?.to ?? brightSeconds;
  await runFfmpeg({ args: buildPosterArgs(videoPath, atSeconds, outputPath), signal, ffmpegPath });
  return { atSeconds };
}

/** A house clip has a keyframe each second: only those are decoded. */
export function buildLightArgs(videoPath: string): string[] {
  const keys = ['YLOW', 'YAVG', 'YHIGH'].map((key) => `metadata=print:key=lavfi.signalstats.${key}`);
  const filter = ['scale=180:320:flags=area', 'signalstats', ...keys].join(',');
  const keyframes = ['-skip_frame', 'nokey', '-t', `${searchSeconds}`, '-i', videoPath, '-map', '0:v:0'];
  return ['-v', 'info', ...keyframes, '-vf', filter, '-fps_mode', 'passthrough', '-f', 'null', '-'];
}

export function buildPosterArgs(videoPath: string, atSeconds: number, outputPath: string): string[] {
  const seek = ['-y', '-ss', atSeconds.toFixed(6), '-i', videoPath, '-map', '0:v:0', '-frames:v', '1'];
  return [...seek, '-q:v', '3', '-f', 'image2', '-update', '1', outputPath];
}
