import { buildInputGuardArgs } from '../ffmpeg/build-ffmpeg-args.ts';
import { damagedIfUnreadable } from '../ffmpeg/damaged-if-unreadable.ts';
import { inspectMedia } from '../ffmpeg/inspect-media.ts';
import { buildDemuxerArgs } from '../ffmpeg/media-container.ts';
import type { MediaFacts, VideoFacts } from '../ffmpeg/media-facts.ts';
import { defaultMediaLimits } from '../ffmpeg/media-limits.ts';
import { MediaRefusal } from '../ffmpeg/media-refusal.ts';
import { buildPictureFilter } from '../house-format/build-picture-filter.ts';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import { trimBounds } from '../house-format/trim-bounds.ts';
import { decodeFrames } from '../raw-frames/decode-frames.ts';
import type { Picture } from '../raw-frames/picture.ts';
import { frameMemory, rawFramesLimits, rawFramesOutput } from '../raw-frames/read-raw-frames.ts';
import type { BackgroundOrder } from './background-frames.ts';
import type { Fit } from './background-source.ts';

type VideoSource = { path: string; fit: Fit };

/** A round this short is kept in memory, at most 33 MB: starting ffmpeg for each would cost more than the frames. */
const longestKeptFrames = 24;

/** What is known of a background video. Throws MediaRefusal. */
export async function inspectBackground(
  path: string,
  { signal, tools }: Pick<BackgroundOrder, 'signal' | 'tools'>,
): Promise<{ facts: MediaFacts & { video: VideoFacts }; roundFrames: number }> {
  const facts = await inspectMedia({ path, kind: 'video', signal, tools });
  const { video, durationSeconds } = facts;
  if (!video) throw new MediaRefusal('no-picture');
  return { facts: { ...facts, video }, roundFrames: trimBounds({ durationSeconds }).frames };
}

/** The video's frames over and over, each round of exactly as many frames. */
export async function* videoFrames(source: VideoSource, order: BackgroundOrder): AsyncGenerator<Picture> {
  const { facts, roundFrames } = await inspectBackground(source.path, order);
  const isKept = roundFrames <= longestKeptFrames;
  const memory = frameMemory(isKept ? roundFrames : 1, order.format);
  let skipped = (order.firstFrame ?? 0) % roundFrames;
  if (!isKept)
    for (;;) {
      yield* decodeRound({ source, facts, roundFrames, memory, skipped, order });
      skipped = 0;
    }
  const round: Picture[] = [];
  for await (const picture of decodeRound({ source, facts, roundFrames, memory, skipped: 0, order }))
    round.push(picture);
  for (let frame = skipped; ; frame += 1) yield round[frame % round.length]!;
}

type Round = {
  source: VideoSource;
  facts: MediaFacts & { video: VideoFacts };
  roundFrames: number;
  memory: readonly Uint8Array[];
  skipped: number;
  order: BackgroundOrder;
};

async function* decodeRound(round: Round): AsyncGenerator<Picture> {
  const { signal, tools, format } = round.order;
  const { width, height } = houseFormat(format);
  const frames = decodeFrames({
    args: buildRoundArgs(round, { width, height }),
    width,
    height,
    memory: round.memory,
    signal,
    ffmpegPath: tools?.ffmpegPath,
  });
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

function buildRoundArgs(
  { source, facts, roundFrames, skipped }: Round,
  frame: { width: number; height: number },
): string[] {
  const startSeconds = skipped / houseFrameRate;
  // As for a trim: the frame that is on at that moment is the first.
  const seek = skipped > 0 ? ['-noaccurate_seek', '-ss', startSeconds.toFixed(6)] : [];
  const graph = buildPictureFilter({
    video: facts.video,
    frame,
    frames: roundFrames - skipped,
    hasOverlay: false,
    toneMap: false,
    fit: source.fit,
  });
  const guard = [...buildInputGuardArgs(), '-max_pixels', `${defaultMediaLimits.sidePixels ** 2}`];
  // One thread: each further one holds frames of its own, and the rest of the job is slower than a decoder.
  const decoder = [...buildDemuxerArgs(facts.container), '-threads', '1'];
  const filter = ['-filter_threads', '1', '-filter_complex_threads', '1', '-filter_complex', graph];
  const input = [...guard, ...decoder, ...seek, '-i', source.path];
  return [...rawFramesLimits, ...input, ...filter, '-map', '[picture]', ...rawFramesOutput];
}
