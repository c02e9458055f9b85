import { videoFormats, type VideoFormat } from '../video-formats.ts';

/** The format with the nearest aspect ratio; equally much wider and taller count the same. */
export function nearestFormat(width: number, height: number): VideoFormat {
  const formats = Object.keys(videoFormats) as VideoFormat[];
  const distance = (format: VideoFormat) => {
    const size = videoFormats[format];
    return Math.abs(Math.log((width / height / size.width) * size.height));
  };
  return formats.reduce((nearest, format) => (distance(format) < distance(nearest) ? format : nearest));
}
