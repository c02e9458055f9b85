import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { filmstripTimes, spreadThumbnails, timesOfPlaces } from './filmstrip-times.ts';

type Picture = HTMLCanvasElement | OffscreenCanvas;

export const thumbnailSize = { width: 80, height: 45 };
/** Pixels of the canvas for each CSS pixel: sharp on high-density screens. */
export const sharpness = 2;

/** Draws the thumbnails one after another until the signal aborts. */
export type DrawFilmstrip = (filmstrip: {
  timesSeconds: readonly number[];
  width: number;
  height: number;
  isExact: boolean;
  onThumbnail: (index: number, picture: Picture) => void;
  signal: AbortSignal;
}) => Promise<void>;

/** The size of a drawn thumbnail, in pixels of the canvas. */
const size = { width: thumbnailSize.width * sharpness, height: thumbnailSize.height * sharpness };

type Drawn = { timesSeconds: readonly number[]; pictures: readonly (Picture | null)[] };
const none: Drawn = { timesSeconds: [], pictures: [] };

/**
 * The picture in each place of the strip, null until it is drawn: first key frames, which are fast but repeat in clips with
 * few of them, then the exact picture of each place. `draw` must always draw the same clip.
 */
export function useFilmstrip(
  durationSeconds: number,
  placeCount: number,
  draw: DrawFilmstrip,
): readonly (Picture | null)[] {
  const timesSeconds = useMemo(() => filmstripTimes(durationSeconds), [durationSeconds]);
  const placeTimes = useMemo(() => timesOfPlaces(durationSeconds, placeCount), [durationSeconds, placeCount]);
  const [keyFrames, setKeyFrames] = useState<readonly (Picture | null)[]>(() => timesSeconds.map(() => null));
  const [hasKeyFrames, setHasKeyFrames] = useState(false);
  const [exact, setExact] = useState(none);
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    const stop = new AbortController();
    const drawKeyFrames = async () => {
      await drawNow({
        timesSeconds,
        ...size,
        isExact: false,
        onThumbnail: (index, picture) => setKeyFrames((all) => all.with(index, picture)),
        signal: stop.signal,
      });
      if (!stop.signal.aborted) setHasKeyFrames(true);
    };
    void drawKeyFrames();
    return () => stop.abort();
  }, [timesSeconds]);
  useEffect(() => {
    if (!hasKeyFrames || placeTimes.length === 0) return;
    const stop = new AbortController();
    void drawNow({
      timesSeconds: placeTimes,
      ...size,
      isExact: true,
      onThumbnail: (index, picture) =>
        setExact((before) => {
          const { pictures } = before.timesSeconds === placeTimes ? before : none;
          const all = placeTimes.map((_, place) => pictures[place] ?? null);
          return { timesSeconds: placeTimes, pictures: all.with(index, picture) };
        }),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [hasKeyFrames, placeTimes]);
  const exactPictures = exact.timesSeconds === placeTimes ? exact.pictures : [];
  return spreadThumbnails(timesSeconds.length, placeCount).map(
    (index, place) => exactPictures[place] ?? keyFrames[index] ?? null,
  );
}
