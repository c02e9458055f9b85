import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseFrameRate,
  houseSound,
  houseVideoArgs,
} from './house-format.ts';

export type FramesPlan = {
  format?: VideoFormat;
  /** `rgba`: sRGB of a canvas. `yuv420p`: already in house colours. */
  pixels: 'rgba' | 'yuv420p';
  /** Without it, the clip is silent. */
  speechPath?: string;
  durationSeconds: number;
  /** A transparent PNG in the size of the frame. */
  overlayPath?: string;
  /** Encoder arguments after those of the house format, for files that must be small. */
  extraVideoArgs?: readonly string[];
};

// Without the matrix named, swscale would write BT.601 under a BT.709 label.
const fromCanvas = 'scale=out_color_matrix=bt709:out_range=tv:flags=bilinear+accurate_rnd';
const textColour = 'scale=out_color_matrix=bt709:out_range=tv,format=yuva420p';

/** Encodes raw frames from stdin and a speech to a clip in house format. The last argument is the output's path. */
export function buildFramesArgs(plan: FramesPlan): string[] {
  const seconds = plan.durationSeconds.toFixed(6);
  const overlay = plan.overlayPath ? ['-f', 'png_pipe', '-i', plan.overlayPath] : [];
  const sound = `[1:a]apad=whole_dur=${seconds},atrim=end=${seconds}[sound]`;
  const graph = [
    '-filter_complex',
    `${buildPictureGraph(plan)};${sound}`,
    '-map',
    '[picture]',
    '-map',
    '[sound]',
  ];
  const encoding = [...houseVideoArgs(), ...(plan.extraVideoArgs ?? []), ...houseAudioArgs()];
  const inputs = [...buildFramesInput(plan), ...buildSoundInput(plan), ...overlay];
  return [...inputs, ...graph, ...encoding, '-t', seconds, ...houseContainerArgs()];
}

function buildFramesInput({ format, pixels }: FramesPlan): string[] {
  const { width, height } = houseFormat(format);
  const size = ['-s', `${width}x${height}`, '-r', `${houseFrameRate}`];
  const colour = pixels === 'yuv420p' ? ['-color_range', 'tv', '-colorspace', 'bt709'] : [];
  // By default ffmpeg queues eight frames of 1.4 to 3.7 MB each.
  const queue = ['-thread_queue_size', '2'];
  return ['-f', 'rawvideo', '-pix_fmt', pixels, ...size, ...colour, ...queue, '-i', 'pipe:0'];
}

function buildSoundInput({ speechPath }: FramesPlan): string[] {
  if (speechPath !== undefined) return ['-i', speechPath];
  return ['-f', 'lavfi', '-i', `anullsrc=r=${houseSound.sampleRate}:cl=stereo`];
}

function buildPictureGraph({ pixels, overlayPath }: FramesPlan): string {
  // The aspect ratio is part of the codec header, and clips with different headers cannot be joined by stream copy.
  const finish = 'format=yuv420p,setsar=1[picture]';
  const frames = pixels === 'rgba' ? `[0:v]${fromCanvas},format=yuv420p[frames]` : '[0:v]null[frames]';
  if (!overlayPath) return `${frames};[frames]${finish}`;
  return `${frames};[2:v]${textColour}[text];[frames][text]overlay=format=yuv420,${finish}`;
}
