import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { Settings } from './settings/config.ts';

/** The programs as configured, or else those that the system finds. */
export const mediaToolsOf = ({ ffmpegPath, ffprobePath }: Settings): FfmpegTools => ({
  ffmpegPath: ffmpegPath ?? 'ffmpeg',
  ffprobePath: ffprobePath ?? 'ffprobe',
});
