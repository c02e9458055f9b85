/** A thumbnail every 5 s, every 10 s in a clip of more than 300 s. */
export function filmstripTimes(durationSeconds: number): number[] {
  const everySeconds = durationSeconds > 300 ? 10 : 5;
  return Array.from(
    { length: Math.max(1, Math.ceil(durationSeconds / everySeconds)) },
    (_, index) => index * everySeconds,
  );
}

/** Which thumbnail stands in each of the places that the strip has room for. */
export const spreadThumbnails = (thumbnails: number, places: number): number[] =>
  Array.from({ length: places }, (_, place) => Math.floor(((place + 0.5) * thumbnails) / places));

/** The times in the middle of these places. */
export const timesOfPlaces = (durationSeconds: number, places: number): number[] =>
  Array.from({ length: places }, (_, place) => ((place + 0.5) / places) * durationSeconds);
