import { useCallback } from 'react';

/** A frame that the server drew. */
export function FilmFrame({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return <img ref={show} alt="" draggable={false} />;
}
