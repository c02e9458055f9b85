import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isInputAtFault } from '../ffmpeg/ffmpeg-error.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import type { MediaFacts } from '../ffmpeg/media/media-facts.ts';
import { buildDemuxerArgs } from '../ffmpeg/media/media-container.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { HouseClip } from './house-clip.ts';
import { houseSound } from './house-format.ts';
import { normaliseClip, type Normalisation } from './normalise-clip.ts';

/** The beginning of a clip in house format, its pictures as they are and without its sound. */
export async function shortenClip(task: {
  clipPath: string;
  outputPath: string;
  seconds: number;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
}): Promise<void> {
  const { clipPath, outputPath, seconds, signal, tools } = task;
  const cut = ['-map', '0:v:0', '-c', 'copy', '-t', seconds.toFixed(3), '-movflags', '+faststart'];
  await runFfmpeg({
    args: ['-y', '-f', 'mov', '-i', clipPath, ...cut, outputPath],
    signal,
    ffmpegPath: tools?.ffmpegPath,
  });
}

/** Maximum length that a clip may lack at its end, where our speech is silent. */
const missingSeconds = 0.2;

export type SpokenClip = Pick<
  Normalisation,
  'outputPath' | 'workFolder' | 'overlayPng' | 'signal' | 'onProgress' | 'tools'
> & {
  /** A file from any source. */
  picturePath: string;
  speechPath: string;
  durationSeconds: number;
};

/** The pictures of a clip with the speech as its sound, in house format. Null unless the file is a clip of that length. */
export async function fitSpokenClip(task: SpokenClip): Promise<HouseClip | null> {
  const { picturePath, speechPath, durationSeconds, workFolder, signal, tools } = task;
  const soundedPath = join(workFolder, `sounded-${crypto.randomUUID()}.mkv`);
  const inspect = (path: string) =>
    inspectMedia({ path, kind: 'video', ...(signal && { signal }), ...(tools && { tools }) });
  try {
    const facts = await inspect(picturePath);
    const { container, video, durationSeconds: pictureSeconds } = facts;
    if (!video || pictureSeconds < durationSeconds - missingSeconds) return null;
    const seconds = Math.min(pictureSeconds, durationSeconds);
    const inputs = [...buildDemuxerArgs(container), '-i', picturePath, '-f', 'wav', '-i', speechPath];
    const joined = [
      '-map',
      `0:${video.streamIndex}`,
      '-map',
      '1:a:0',
      '-c:v',
      'copy',
      '-c:a',
      'pcm_s16le',
      '-t',
      seconds.toFixed(3),
    ];
    await runFfmpeg({
      args: ['-y', ...inputs, ...joined, '-f', 'matroska', soundedPath],
      signal,
      ffmpegPath: tools?.ffmpegPath,
    });
    // Not every container keeps a rotation.
    const joinedClip = facts.video?.rotation ? await inspect(soundedPath) : joinedFacts(facts, seconds);
    return await normaliseClip({ ...task, inputPath: soundedPath, facts: joinedClip });
  } catch (error) {
    if (error instanceof MediaRefusal || isInputAtFault(error)) return null;
    throw error;
  } finally {
    await rm(soundedPath, { force: true });
  }
}

/** The facts of a picture that was joined with our speech, without another inspection. */
const joinedFacts = ({ video, ...facts }: MediaFacts, durationSeconds: number): MediaFacts => ({
  ...facts,
  container: 'matroska',
  durationSeconds,
  ...(video && { video: { ...video, streamIndex: 0 } }),
  audio: { streamIndex: 1, codec: 'pcm_s16le', sampleRate: houseSound.sampleRate, channels: 1 },
  isHouseFormat: false,
});
