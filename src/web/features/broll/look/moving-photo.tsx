import type { BrollStyle } from '#contract/broll.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import { PhoneFrame } from '../../../ui/phone-frame.tsx';
import classes from './moving-photo.module.css';

type MovingPhotoProps = {
  label: string;
  url: string | null;
  text: string;
  style: BrollStyle;
  format: VideoFormat;
  /** Moves as the style does; still where the system asks for less motion. */
  isMoving: boolean;
};

/**
 * A photo in the shape of the film, with its line of text: what a style does with it, not a frame of the film. All of the
 * photo is shown, because only the server finds what it may be cut down to.
 */
export const MovingPhoto = ({ label, url, text, style, format, isMoving }: MovingPhotoProps) => (
  <PhoneFrame label={label} format={format}>
    <div className={classes.scene} data-look={style} data-moving={isMoving}>
      {url === null ? null : (
        <>
          <img className={classes.fill} src={url} alt="" />
          <img className={classes.photo} src={url} alt="" />
        </>
      )}
      {text.trim() === '' ? null : (
        <p className={classes.text} data-format={format}>
          <span>{text}</span>
        </p>
      )}
    </div>
  </PhoneFrame>
);
