import { buildInputGuardArgs } from '../../ffmpeg/build-ffmpeg-args.ts';
import { damagedIfUnreadable } from '../../ffmpeg/damaged-if-unreadable.ts';
import { inspectMedia } from '../../ffmpeg/media/inspect-media.ts';
import { buildDemuxerArgs } from '../../ffmpeg/media/media-container.ts';
import type { MediaFacts, VideoFacts } from '../../ffmpeg/media/media-facts.ts';
import { defaultMediaLimits } from '../../ffmpeg/media/media-limits.ts';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { buildPictureFilter, isHighDynamicRange } from '../../house-format/build-picture-filter.ts';
import { houseFormat, houseFrameRate } from '../../house-format/house-format.ts';
import { trimBounds } from '../../house-format/trim-bounds.ts';
import { decodeFrames } from '../../raw-frames/decode-frames.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { frameMemory, rawFramesLimits, rawFramesOutput } from '../../raw-frames/read-raw-frames.ts';
import type { BackgroundRun } from './background-frames.ts';
import type { Fit } from './background-source.ts';

type VideoSource = { path: string; fit: Fit };

/** Loops this short are kept in memory (at most 33 MB), because starting ffmpeg for each loop would cost more. */
const maxKeptFrames = 24;

export type InspectedBackground = {
  facts: MediaFacts & { video: VideoFacts };
  /** Number of frames per loop. */
  loopFrames: number;
};

/** Throws MediaRefusal. */
export async function inspectBackground(
  path: string,
  { signal, tools }: Pick<BackgroundRun, 'signal' | 'tools'>,
): Promise<InspectedBackground> {
  const facts = await inspectMedia({ path, kind: 'video', signal, tools });
  const { video, durationSeconds } = facts;
  if (!video) throw new MediaRefusal('no-picture');
  return { facts: { ...facts, video }, loopFrames: trimBounds({ durationSeconds }).frames };
}

type Playing = BackgroundRun & InspectedBackground & { source: VideoSource; firstFrame: number };

/** Loops the video's frames, with exactly the same number of frames per loop. */
export async function* videoFrames(playing: Playing): AsyncGenerator<Picture> {
  const { loopFrames, format } = playing;
  const isKept = loopFrames <= maxKeptFrames;
  const memory = frameMemory(isKept ? loopFrames : 1, format);
  const toneMap = isHighDynamicRange(playing.facts.video) && (await canToneMap(playing));
  const first = playing.firstFrame % loopFrames;
  if (!isKept)
    for (let skipped = first; ; skipped = 0) yield* decodeLoop(playing, { memory, skipped, toneMap });
  const loop: Picture[] = [];
  for await (const picture of decodeLoop(playing, { memory, skipped: 0, toneMap })) loop.push(picture);
  for (let frame = first; ; frame += 1) yield loop[frame % loop.length]!;
}

/** Not available in every build of ffmpeg; without it the video is duller. */
async function canToneMap(playing: Playing): Promise<boolean> {
  const frames = decodeLoop(playing, { memory: frameMemory(1, playing.format), skipped: 0, toneMap: true });
  try {
    await frames.next();
    return true;
  } catch (error) {
    if (error instanceof MediaRefusal) return false;
    throw error;
  } finally {
    await frames.return(undefined);
  }
}

type Loop = { memory: readonly Uint8Array[]; skipped: number; toneMap: boolean };

async function* decodeLoop(playing: Playing, loop: Loop): AsyncGenerator<Picture> {
  const { signal, tools, format } = playing;
  const { width, height } = houseFormat(format);
  const args = buildLoopArgs(playing, loop);
  const { memory } = loop;
  const frames = decodeFrames({ args, width, height, memory, signal, ffmpegPath: tools?.ffmpegPath });
  let count = 0;
  try {
    for (;;) {
      const { value } = await damagedIfUnreadable(frames.next());
      if (!value) break;
      count += 1;
      yield value as Picture;
    }
  } finally {
    await frames.return(undefined);
  }
  if (count === 0) throw new MediaRefusal('damaged');
}

function buildLoopArgs({ source, facts, loopFrames, format }: Playing, { skipped, toneMap }: Loop): string[] {
  const { width, height } = houseFormat(format);
  const startSeconds = skipped / houseFrameRate;
  // As for a trim, starts with the frame displayed at that time.
  const seek = skipped > 0 ? ['-noaccurate_seek', '-ss', startSeconds.toFixed(6)] : [];
  const graph = buildPictureFilter({
    video: facts.video,
    frame: { width, height },
    frames: loopFrames - skipped,
    hasOverlay: false,
    toneMap,
    fit: source.fit,
  });
  const guard = [...buildInputGuardArgs(), '-max_pixels', `${defaultMediaLimits.sidePixels ** 2}`];
  // One thread, because each further thread holds additional frames, and the decoder is not the bottleneck.
  const decoder = [...buildDemuxerArgs(facts.container), '-threads', '1'];
  const filter = ['-filter_threads', '1', '-filter_complex_threads', '1', '-filter_complex', graph];
  const input = [...guard, ...decoder, ...seek, '-i', source.path];
  return [...rawFramesLimits, ...input, ...filter, '-map', '[picture]', ...rawFramesOutput];
}
