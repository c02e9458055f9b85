import { buildInputGuardArgs } from '../../ffmpeg/build-ffmpeg-args.ts';
import { damagedIfUnreadable } from '../../ffmpeg/damaged-if-unreadable.ts';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import { buildDemuxerArgs } from '../../ffmpeg/media/media-container.ts';
import { defaultMediaLimits } from '../../ffmpeg/media/media-limits.ts';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { houseFormat, houseFrameRate } from '../../house-format/house-format.ts';
import type { Cutout } from '../../raw-frames/cutout.ts';
import { decodeFrames } from '../../raw-frames/decode-frames.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { rawFramesLimits, rawFramesOutput } from '../../raw-frames/read-raw-frames.ts';

type AlphaClip = {
  /** VP9 with alpha in WebM: a subject cut out by another program. */
  path: string;
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/**
 * One cutout per frame at the house frame rate, in the size of the format; the last one repeats endlessly. Each is valid
 * until the next request. Throws MediaRefusal if the clip cannot be read.
 */
export async function* readAlphaClip({ path, format, signal, tools }: AlphaClip): AsyncGenerator<Cutout> {
  const { width, height } = houseFormat(format);
  const guard = [...buildInputGuardArgs(), '-max_pixels', `${defaultMediaLimits.sidePixels ** 2}`];
  // ffmpeg's native VP9 decoder ignores alpha.
  const input = [
    ...guard,
    ...buildDemuxerArgs('matroska'),
    '-threads',
    '1',
    '-c:v',
    'libvpx-vp9',
    '-i',
    path,
  ];
  const filter = ['-filter_complex', buildStackFilter(width, height), '-map', '[picture]'];
  const args = [...rawFramesLimits, ...input, ...filter, ...rawFramesOutput];
  const stacked = { args, width, height: height * 2, signal, ffmpegPath: tools?.ffmpegPath };
  const frames = decodeFrames(stacked);
  try {
    for (;;) {
      const { value } = await damagedIfUnreadable(frames.next());
      if (!value) throw new MediaRefusal('damaged');
      yield unstack(value as Picture, width, height);
    }
  } finally {
    await frames.return(undefined);
  }
}

/** Stacks colours above alpha (as luma), so that raw frames of one pixel format hold both. Alpha stays 0 to 255. */
function buildStackFilter(width: number, height: number): string {
  const scaled = `scale=${width}:${height}:out_color_matrix=bt709:out_range=tv,format=yuva420p,setsar=1`;
  const split = `[0:v]fps=${houseFrameRate}:start_time=0,${scaled},split[colours][whole]`;
  const alpha = 'alphaextract,scale=in_range=full:out_range=full,format=yuvj420p,setrange=tv';
  const joined = '[above][below]vstack,tpad=stop=-1:stop_mode=clone[picture]';
  return [split, `[whole]${alpha}[below]`, '[colours]format=yuv420p[above]', joined].join(';');
}

function unstack(stacked: Picture, width: number, height: number): Cutout {
  const pixels = width * height;
  const foreground = {
    width,
    height,
    luma: stacked.luma.subarray(0, pixels),
    cb: stacked.cb.subarray(0, pixels / 4),
    cr: stacked.cr.subarray(0, pixels / 4),
  };
  return { foreground, alpha: stacked.luma.subarray(pixels) };
}
