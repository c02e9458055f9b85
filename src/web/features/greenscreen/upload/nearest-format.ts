import { videoFormats, type VideoFormat } from '#contract/video-formats.ts';

/** The format nearest to a picture's aspect ratio, by the same rule as on the server. */
export function nearestFormat({ width, height }: { width: number; height: number }): VideoFormat {
  const distance = (format: VideoFormat): number => {
    const { width: w, height: h } = videoFormats[format];
    return Math.abs(Math.log(width / height) - Math.log(w / h));
  };
  const formats = Object.keys(videoFormats) as VideoFormat[];
  return formats.reduce((best, format) => (distance(format) < distance(best) ? format : best));
}

type ShownClip = {
  media: { upload: { width: number | null; height: number | null } | undefined } | null;
  facts: { width: number | null; height: number | null } | null;
};

/** The format of a clip that this browser has read; undefined while its shape is unknown. */
export function shapeOf({ media, facts }: ShownClip): VideoFormat | undefined {
  const width = media?.upload?.width ?? facts?.width;
  const height = media?.upload?.height ?? facts?.height;
  return width && height ? nearestFormat({ width, height }) : undefined;
}
