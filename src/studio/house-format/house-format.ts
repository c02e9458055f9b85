import { defaultVideoFormat, videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';

/** The one encoding of every intermediate clip. Clips of one format are joined without encoding a picture again. */
export const houseFrameRate = 30;
export const houseSound = { sampleRate: 48_000, channels: 2 } as const;
export const houseTimescale = 15_360;
export const samplesPerFrame = houseSound.sampleRate / houseFrameRate;

/** Cameras and editors use 0, so this id does not collide with theirs in a common header. */
const houseParameterSetId = 21;

export type HouseFormat = { format: VideoFormat; width: number; height: number };

/** The size of the picture; everything else is the same in all formats. */
export function houseFormat(format: VideoFormat = defaultVideoFormat): HouseFormat {
  return { format, ...videoFormats[format] };
}

/** Encoder settings. The filter graph must already deliver the format's size at 30 frames a second. */
export function houseVideoArgs(): string[] {
  const rate = `${houseFrameRate}`;
  const quality = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '21',
    '-maxrate',
    '8M',
    '-bufsize',
    '16M',
  ];
  const stream = ['-profile:v', 'high', '-pix_fmt', 'yuv420p', '-bf', '2', '-flags', '+cgop'];
  // Groups of exactly one second, so that a later trim re-encodes at most one second at each end.
  const groups = ['-g', rate, '-keyint_min', rate, '-sc_threshold', '0'];
  // With a separate id, our parameter sets fit into one file with those of a copied clip.
  const header = ['-x264-params', `sps-id=${houseParameterSetId}`];
  const timing = ['-r', rate, '-video_track_timescale', `${houseTimescale}`];
  const primaries = ['-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const colour = [...primaries, '-colorspace', 'bt709', '-color_range', 'tv'];
  return [...quality, ...stream, ...groups, ...header, ...timing, ...colour];
}

export function houseAudioArgs(): string[] {
  const { sampleRate, channels } = houseSound;
  // At this rate ffmpeg's fast coder takes half the time of its default and leaves less noise (-69 against -55 dB).
  return ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '160k', '-ar', `${sampleRate}`, '-ac', `${channels}`];
}

/** Names the muxer, because the output's file name may have any extension. */
export function houseContainerArgs(): string[] {
  // The default of milliseconds could not represent the exact length of the sound.
  const clock = ['-movie_timescale', `${houseSound.sampleRate}`];
  return ['-movflags', '+faststart', ...clock, '-map_metadata', '-1', '-map_chapters', '-1', '-f', 'mp4'];
}

/** For intermediate files: the index stays at the end, and pictures keep their times. */
export function plainContainerArgs(): string[] {
  return [
    '-video_track_timescale',
    `${houseTimescale}`,
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-f',
    'mp4',
  ];
}
