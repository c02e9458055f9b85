import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Music, VoiceOver } from '../compose/timeline.ts';
import { damagedIfUnreadable } from '../ffmpeg/damaged-if-unreadable.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { buildSoundFilter } from '../house-format/build-normalise-args.ts';
import { houseFrameRate, houseSound, samplesPerFrame } from '../house-format/house-format.ts';
import { writeWavSamples } from '../speech/wav.ts';
import type { BackgroundSource } from './backgrounds/background-source.ts';
import { inspectBackground } from './backgrounds/background-video.ts';

/** `both`: the clip's own sound, with the background's sound far below and ducked. */
export type SoundChoice = 'own' | 'background' | 'both';

type SoundJob = {
  clipPath: string;
  /** Frames of the clip. */
  frames: number;
  background: BackgroundSource;
  choice: SoundChoice;
  workFolder: string;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** The sound of the result, as parts of a timeline over its whole length; empty for silence. */
export async function prepareSound(job: SoundJob): Promise<{ voiceOver?: VoiceOver; music?: Music }> {
  const own = job.choice === 'background' ? null : await measure(job.clipPath, job);
  const path = job.choice === 'own' ? null : await loopBackgroundSound(job);
  const other = path === null ? null : await measure(path, job);
  if (!own) return other ? { voiceOver: other } : {};
  if (!other) return { voiceOver: own };
  return { voiceOver: own, music: { ...other, durationSeconds: job.frames / houseFrameRate, volume: 100 } };
}

async function measure(path: string, { signal, tools }: SoundJob): Promise<VoiceOver | null> {
  const loudness = await measureLoudness({ path, signal, tools });
  return loudness.truePeakDbtp === null ? null : { path, loudness };
}

/** Loops the background's sound with exactly the length of its pictures, so that both stay in sync. */
async function loopBackgroundSound(job: SoundJob): Promise<string | null> {
  const { background, frames, signal, tools } = job;
  if (background.type !== 'video') return null;
  const { facts, loopFrames } = await inspectBackground(background.path, job);
  if (!facts.audio) return null;
  const loopSamples = loopFrames * samplesPerFrame;
  const total = frames * samplesPerFrame;
  const loopFilter = loopSamples < total ? `aloop=loop=-1:size=${loopSamples},` : '';
  const sound = buildSoundFilter(facts, Math.min(loopFrames, frames));
  const graph = `${sound};[sound]${loopFilter}atrim=end_sample=${total},asetpts=N/SR/TB[loop]`;
  const outputPath = join(job.workFolder, 'background-sound.wav');
  const input = ['-y', ...buildDemuxerArgs(facts.container), '-vn', '-i', background.path];
  const args = [...input, '-filter_complex', graph, '-map', '[loop]', '-c:a', 'pcm_s16le', outputPath];
  await damagedIfUnreadable(runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath }));
  return outputPath;
}

/** For clips without sound, which is mixed in later. */
export async function writeSilence(workFolder: string): Promise<string> {
  const path = join(workFolder, 'silence.wav');
  const samples = new Int16Array(samplesPerFrame);
  await writeFile(path, writeWavSamples({ sampleRate: houseSound.sampleRate, samples }));
  return path;
}
