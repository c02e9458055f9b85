/** The aspect ratios of videos, with their size in pixels. The studio, which imports nothing, has its own copy. */
export const videoFormats = {
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '4:5': { width: 720, height: 900 },
  '16:9': { width: 1280, height: 720 },
} as const;
export type VideoFormat = keyof typeof videoFormats;
export const videoFormatNames = Object.keys(videoFormats) as [VideoFormat, ...VideoFormat[]];

export const defaultVideoFormat = '9:16' satisfies VideoFormat;
