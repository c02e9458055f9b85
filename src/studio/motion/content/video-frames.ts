import { buildInputGuardArgs } from '../../ffmpeg/build-ffmpeg-args.ts';
import { inspectMedia } from '../../ffmpeg/media/inspect-media.ts';
import { buildDemuxerArgs } from '../../ffmpeg/media/media-container.ts';
import type { MediaFacts, VideoFacts } from '../../ffmpeg/media/media-facts.ts';
import { defaultMediaLimits } from '../../ffmpeg/media/media-limits.ts';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { buildPictureFilter } from '../../house-format/build-picture-filter.ts';
import { houseFrameRate } from '../../house-format/house-format.ts';
import { decodeBytes } from '../../raw-frames/decode-bytes.ts';
import { rawFramesLimits } from '../../raw-frames/read-raw-frames.ts';
import type { LayerOf, Stage } from './content.ts';

export type VideoFrames = {
  /** Decodes the next frame; false when there is none. */
  next: () => Promise<boolean>;
  close: () => Promise<void>;
};
type Decoding = {
  size: { width: number; height: number };
  skippedFrames: number;
  /** Holds one frame; each overwrites the one before. */
  memory: Uint8Array;
};
type Facts = MediaFacts & { video: VideoFacts };

/** RGBA frames of a video layer, decoded on demand. Throws MediaRefusal for files other than videos. */
export async function openVideoFrames(
  layer: LayerOf<'video'>,
  decoding: Decoding,
  { signal, tools, videos }: Stage,
): Promise<VideoFrames> {
  const known = videos.get(layer.path) ?? inspect(layer.path, signal, tools);
  videos.set(layer.path, known);
  const args = buildVideoArgs(layer, decoding, await known);
  const frameBytes = decoding.size.width * decoding.size.height * 4;
  const frames = decodeBytes({
    args,
    frameBytes,
    memory: [decoding.memory],
    signal,
    ffmpegPath: tools?.ffmpegPath,
  });
  return {
    next: async () => {
      const { done } = await frames.next();
      return !done;
    },
    close: async () => void (await frames.return(undefined)),
  };
}

async function inspect(path: string, signal?: AbortSignal, tools?: Stage['tools']): Promise<Facts> {
  const facts = await inspectMedia({ path, kind: 'video', signal, tools });
  const { video } = facts;
  if (!video) throw new MediaRefusal('no-picture');
  return { ...facts, video };
}

function buildVideoArgs(layer: LayerOf<'video'>, decoding: Decoding, facts: Facts): string[] {
  const { size, skippedFrames } = decoding;
  // A start beyond the end would have no frame.
  const lastSeconds = Math.max(0, facts.durationSeconds - 1 / houseFrameRate);
  const startSeconds = Math.min(layer.startSeconds, lastSeconds);
  // The first frame is the one visible at that moment.
  const seek = startSeconds > 0 ? ['-noaccurate_seek', '-ss', startSeconds.toFixed(6)] : [];
  const graph = buildPictureFilter({
    video: facts.video,
    frame: size,
    frames: layer.to - layer.from - skippedFrames,
    hasOverlay: false,
    toneMap: false,
    fit: layer.fit === 'fill' ? 'fill' : 'fit',
    speed: layer.speed,
    skippedFrames,
  });
  // Not accurate_rnd: it darkens the picture by two to five levels in the conversion to RGB.
  const canvasColour = '[picture]scale=in_color_matrix=bt709:in_range=tv:flags=bilinear';
  const filter = ['-filter_complex', `${graph};${canvasColour},format=rgba[rgba]`, '-map', '[rgba]'];
  const guard = [...buildInputGuardArgs(), '-max_pixels', `${defaultMediaLimits.sidePixels ** 2}`];
  // One thread: each further one buffers frames, and drawing is slower than decoding.
  const input = [...guard, ...buildDemuxerArgs(facts.container), '-threads', '1', ...seek, '-i', layer.path];
  const threads = ['-filter_threads', '1', '-filter_complex_threads', '1'];
  return [
    ...rawFramesLimits,
    ...threads,
    ...input,
    ...filter,
    '-pix_fmt',
    'rgba',
    '-f',
    'rawvideo',
    'pipe:1',
  ];
}
