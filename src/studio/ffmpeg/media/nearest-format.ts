import { videoFormats, type VideoFormat } from '../video-formats.ts';

/** The format with the nearest aspect ratio, by its logarithm: twice as wide is as far as half as wide. */
export function nearestFormat(width: number, height: number): VideoFormat {
  const formats = Object.keys(videoFormats) as VideoFormat[];
  const distance = (format: VideoFormat) => {
    const size = videoFormats[format];
    return Math.abs(Math.log((width / height / size.width) * size.height));
  };
  return formats.reduce((nearest, format) => (distance(format) < distance(nearest) ? format : nearest));
}
