import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { spreadThumbnails } from './filmstrip-times.ts';
import classes from './trim-strip.module.css';
import { sharpness, thumbnailSize, useFilmstrip, type DrawFilmstrip } from './use-filmstrip.ts';

type Picture = HTMLCanvasElement | OffscreenCanvas;

function Thumbnail({ picture }: { picture: Picture | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className={classes.thumbnail}
      data-drawn={picture !== null}
      width={thumbnailSize.width * sharpness}
      height={thumbnailSize.height * sharpness}
    />
  );
}

/** The clip from left to right, in as many pictures as there is room for. */
export function Filmstrip({ durationSeconds, draw }: { durationSeconds: number; draw: DrawFilmstrip }) {
  const pictures = useFilmstrip(durationSeconds, draw);
  const { ref, width } = useElementSize();
  const places = Math.max(1, Math.ceil(width / thumbnailSize.width));
  return (
    <div ref={ref} className={classes.film} aria-hidden>
      {spreadThumbnails(pictures.length, places).map((index, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place on the strip is its number
        <Thumbnail key={place} picture={pictures[index] ?? null} />
      ))}
    </div>
  );
}
