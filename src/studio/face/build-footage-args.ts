import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseFrameRate,
  houseVideoArgs,
} from '../house-format/house-format.ts';

/** From raw frames in house colours on stdin, and a speech, to a clip in house format. The output's path comes last. */
export function buildFootageArgs(clip: {
  format?: VideoFormat;
  speechPath: string;
  durationSeconds: number;
  /** A transparent PNG in the size of the frame. */
  overlayPath?: string;
}): string[] {
  const { width, height } = houseFormat(clip.format);
  const seconds = clip.durationSeconds.toFixed(6);
  const size = ['-s', `${width}x${height}`, '-r', `${houseFrameRate}`];
  const colour = ['-color_range', 'tv', '-colorspace', 'bt709'];
  // Usually eight frames wait, of 1.4 MB each.
  const queue = ['-thread_queue_size', '2'];
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', ...size, ...colour, ...queue, '-i', 'pipe:0'];
  const overlay = clip.overlayPath ? ['-f', 'png_pipe', '-i', clip.overlayPath] : [];
  const text = '[2:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[text]';
  // The aspect is said because it stands in the codec header, and clips with different headers cannot be joined.
  const finish = 'format=yuv420p,setsar=1[picture]';
  const graph = clip.overlayPath ? `${text};[0:v][text]overlay=format=yuv420,${finish}` : `[0:v]${finish}`;
  const sound = `[1:a]apad=whole_dur=${seconds},atrim=end=${seconds}[sound]`;
  return [
    ...pictures,
    '-i',
    clip.speechPath,
    ...overlay,
    '-filter_complex',
    `${graph};${sound}`,
    '-map',
    '[picture]',
    '-map',
    '[sound]',
    ...houseVideoArgs(),
    ...houseAudioArgs(),
    '-t',
    seconds,
    ...houseContainerArgs(),
  ];
}
