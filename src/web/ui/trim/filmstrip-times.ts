/** The times of the thumbnails: every 5 s, or every 10 s in a clip of more than 300 s. */
export function filmstripTimes(durationSeconds: number): number[] {
  const everySeconds = durationSeconds > 300 ? 10 : 5;
  return Array.from(
    { length: Math.max(1, Math.ceil(durationSeconds / everySeconds)) },
    (_, index) => index * everySeconds,
  );
}

/** The index of the thumbnail in each place of the strip, from left to right. */
export const spreadThumbnails = (thumbnailCount: number, placeCount: number): number[] =>
  Array.from({ length: placeCount }, (_, place) => Math.floor(((place + 0.5) * thumbnailCount) / placeCount));

/** The time in the middle of each place of the strip. */
export const timesOfPlaces = (durationSeconds: number, placeCount: number): number[] =>
  Array.from({ length: placeCount }, (_, place) => ((place + 0.5) / placeCount) * durationSeconds);
