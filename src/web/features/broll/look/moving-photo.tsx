import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { FilmFrame } from './film-frame.tsx';
import { PhotoScene, type PhotoSceneProps } from './photo-scene.tsx';

type MovingPhotoProps = PhotoSceneProps & {
  label: string;
  /** A frame of the film; null while it is being drawn: the photo moves instead. */
  preview?: Blob | null;
};

/** A photo in the shape of the film, as the film will show it. */
export const MovingPhoto = ({ label, preview = null, ...scene }: MovingPhotoProps) => (
  <PhoneFrame label={label} format={scene.format}>
    {preview === null ? <PhotoScene {...scene} /> : <FilmFrame picture={preview} />}
  </PhoneFrame>
);
