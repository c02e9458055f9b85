import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedIfUnreadable } from '../ffmpeg/damaged-if-unreadable.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { loudnessFilter } from '../ffmpeg/loudness/measure-loudness.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import type { AudioFacts, MediaFacts } from '../ffmpeg/media/media-facts.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { parseLoudness } from '../ffmpeg/loudness/parse-loudness.ts';
import type { Loudness } from '../ffmpeg/loudness/parse-loudness.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

export type PreparedMusic = { path: string; durationSeconds: number; loudness: Loudness };

type MusicJob = {
  inputPath: string;
  /** The result of inspectMedia for the input. */
  facts: MediaFacts;
  /** Path of a FLAC file. */
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

const sampleRate = 48_000;

/**
 * Converts inspected audio for the final mix: FLAC, 48 kHz, stereo, with its length in samples and its loudness. Throws
 * MediaRefusal if it decodes to no sound.
 */
export async function prepareMusic(job: MusicJob): Promise<PreparedMusic> {
  const { facts, outputPath, signal, tools } = job;
  if (!facts.audio) throw new MediaRefusal('no-sound');
  const partPath = join(job.workFolder, 'music.part.flac');
  const run = runFfmpeg({
    args: buildMusicArgs(job.inputPath, { ...facts, audio: facts.audio }, partPath),
    durationSeconds: facts.durationSeconds,
    onProgress: job.onProgress,
    ffmpegPath: tools?.ffmpegPath,
    signal,
  });
  const { stderr } = await damagedIfUnreadable(run);
  const samples = await countFlacSamples(partPath);
  if (!(samples > 0)) throw new MediaRefusal('no-sound');
  await rename(partPath, outputPath);
  return { path: outputPath, durationSeconds: samples / sampleRate, loudness: parseLoudness(stderr) };
}

export function buildMusicArgs(
  inputPath: string,
  facts: { container: MediaFacts['container']; audio: AudioFacts },
  outputPath: string,
): string[] {
  const input = ['-v', 'info', '-y', ...buildDemuxerArgs(facts.container), '-i', inputPath];
  const resampled = `aresample=${sampleRate}:async=1:first_pts=0,aformat=channel_layouts=stereo`;
  const filter = `${resampled},${loudnessFilter},aformat=sample_fmts=s16`;
  const sound = ['-map', `0:${facts.audio.streamIndex}`, '-af', filter, '-c:a', 'flac'];
  return [...input, ...sound, '-map_metadata', '-1', '-f', 'flac', outputPath];
}

/** Reads the length from the stream's description (RFC 9639 §8.2), which our encoder has filled in at its end. */
async function countFlacSamples(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(26), 0, 26, 0);
    // The low half of the byte at 21 and the four bytes after it.
    return (buffer[21]! & 0x0f) * 2 ** 32 + buffer.readUInt32BE(22);
  } finally {
    await file.close();
  }
}
