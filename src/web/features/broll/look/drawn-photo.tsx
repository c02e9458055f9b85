import { IconPhoto } from '@tabler/icons-react';
import { useCallback } from 'react';
import classes from './drawn-photo.module.css';
import type { DrawnFrame } from './use-film-preview.ts';

type DrawnPhotoProps = {
  frame: DrawnFrame;
  /** URL of the photo itself; null while it is not known. */
  url: string | null;
};

/**
 * A photo as its film shows it: the renderer's own frame. Until it is drawn, all of the photo without text or style, because
 * only the server knows how the film frames it.
 */
export function DrawnPhoto({ frame: { picture, isBeingDrawn }, url }: DrawnPhotoProps) {
  if (picture !== null) return <FilmFrame picture={picture} />;
  return (
    <div className={classes.scene} data-drawing={isBeingDrawn && url !== null}>
      {url === null ? (
        <span className={classes.unknown}>
          <IconPhoto size={36} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <>
          <img data-layer="fill" src={url} alt="" draggable={false} />
          <img src={url} alt="" draggable={false} />
        </>
      )}
    </div>
  );
}

function FilmFrame({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} data-drawn alt="" draggable={false} />;
}
