import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import { PhotoScene, type PhotoSceneProps } from './photo-scene.tsx';

type MovingPhotoProps = PhotoSceneProps & { label: string };

/** A photo in the shape of the film. */
export const MovingPhoto = ({ label, ...scene }: MovingPhotoProps) => (
  <PhoneFrame label={label} format={scene.format}>
    <PhotoScene {...scene} />
  </PhoneFrame>
);
