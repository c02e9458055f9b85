export type MediaLimits = {
  sizeBytes: number;
  durationSeconds: number;
  sidePixels: number;
  streams: number;
  framesPerSecond: number;
};

/** 4096 allows 4K in both orientations; 240 allows slow motion. */
export const defaultMediaLimits: MediaLimits = {
  sizeBytes: 209_715_200,
  durationSeconds: 600,
  sidePixels: 4096,
  streams: 8,
  framesPerSecond: 240,
};
