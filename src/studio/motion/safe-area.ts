import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Box } from './film.ts';

type Margins = { top: number; bottom: number; left: number; right: number };

/** Shares of the frame that apps cover with names, buttons and progress bars, or that players crop. */
const margins: Record<VideoFormat, Margins> = {
  '9:16': { top: 0.14, bottom: 0.2, left: 0.06, right: 0.12 },
  '4:5': { top: 0.08, bottom: 0.1, left: 0.06, right: 0.06 },
  '1:1': { top: 0.08, bottom: 0.08, left: 0.07, right: 0.07 },
  '16:9': { top: 0.08, bottom: 0.1, left: 0.06, right: 0.06 },
};

/** The area for text. */
export function safeArea(format: VideoFormat): Box {
  const { width, height } = videoFormats[format];
  const { top, bottom, left, right } = margins[format];
  return {
    x: width * left,
    y: height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  };
}
