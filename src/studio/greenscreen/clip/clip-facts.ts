import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import { runFfprobe } from '../../ffmpeg/run-ffprobe.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { houseFormat } from '../../house-format/house-format.ts';

type Run = { signal?: AbortSignal; tools?: Partial<FfmpegTools> };

/** The number of frames of a house clip. Throws RangeError when its size is not the format's. */
export async function countClipFrames(clipPath: string, format: VideoFormat, run: Run): Promise<number> {
  const entries = ['-select_streams', 'v:0', '-show_entries', 'stream=width,height,nb_frames'];
  const args = ['-f', 'mov', ...entries, '-of', 'csv=p=0'];
  const report = await runFfprobe({
    args,
    path: clipPath,
    signal: run.signal,
    ffprobePath: run.tools?.ffprobePath,
  });
  const [width, height, frames] = report.trim().split(',').map(Number);
  const expected = houseFormat(format);
  if (width !== expected.width || height !== expected.height)
    throw new RangeError(
      `The clip has ${width}×${height}, a ${format} clip needs ${expected.width}×${expected.height}.`,
    );
  if (!frames || !(frames > 0)) throw new RangeError('The clip has no frames.');
  return frames;
}
