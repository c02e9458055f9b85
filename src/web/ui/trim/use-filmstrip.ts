import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { filmstripTimes } from './filmstrip-times.ts';

type Picture = HTMLCanvasElement | OffscreenCanvas;

export const thumbnailSize = { width: 80, height: 45 };
/** Canvas points for one of the page: sharp on every screen that matters. */
export const sharpness = 2;

/** Draws the thumbnails one after another until the signal aborts. */
export type DrawFilmstrip = (filmstrip: {
  timesSeconds: readonly number[];
  width: number;
  height: number;
  onThumbnail: (index: number, picture: Picture) => void;
  signal: AbortSignal;
}) => Promise<void>;

/** The thumbnails drawn so far, in the order of their times; the clip stays the same. */
export function useFilmstrip(durationSeconds: number, draw: DrawFilmstrip): readonly (Picture | null)[] {
  const timesSeconds = useMemo(() => filmstripTimes(durationSeconds), [durationSeconds]);
  const [pictures, setPictures] = useState<readonly (Picture | null)[]>(() => timesSeconds.map(() => null));
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    const stop = new AbortController();
    void drawNow({
      timesSeconds,
      width: thumbnailSize.width * sharpness,
      height: thumbnailSize.height * sharpness,
      onThumbnail: (index, picture) => setPictures((all) => all.with(index, picture)),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [timesSeconds]);
  return pictures;
}
