/** SubRip for editors and platforms; WebVTT for web players. */
export const captionFileFormats = ['srt', 'vtt'] as const;
export type CaptionFileFormat = (typeof captionFileFormats)[number];
