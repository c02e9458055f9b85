import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
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

/** The clip from left to right, as many pictures as fit. */
export function Filmstrip({ durationSeconds, draw }: { durationSeconds: number; draw: DrawFilmstrip }) {
  const { ref, width } = useElementSize();
  const pictures = useFilmstrip(durationSeconds, Math.ceil(width / thumbnailSize.width), draw);
  return (
    <div ref={ref} className={classes.film} aria-hidden>
      {pictures.map((picture, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place on the strip is its number
        <Thumbnail key={place} picture={picture} />
      ))}
    </div>
  );
}
