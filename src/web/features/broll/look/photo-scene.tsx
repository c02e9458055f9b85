import '@fontsource/baloo-2/800.css';
import '@fontsource/dm-serif-display/400.css';
import '@fontsource/sora/800.css';
import { IconPhoto } from '@tabler/icons-react';
import type { BrollStyle } from '#contract/broll.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import classes from './photo-scene.module.css';
import motion from './scene-motion.module.css';

export type PhotoSceneProps = {
  /** Null while it is not known. */
  url: string | null;
  text: string;
  style: BrollStyle;
  format: VideoFormat;
  /** Moves and cuts as the style does, or holds its pose if the system prefers reduced motion. */
  isMoving: boolean;
};

/**
 * A photo in a frame, with its line of text: what a style does with it, not a frame of the film. Standing still, all of the
 * photo is shown, because only the server finds what it may be cut down to.
 */
export const PhotoScene = ({ url, text, style, format, isMoving }: PhotoSceneProps) => (
  <div className={`${classes.scene} ${motion.scene}`} data-look={style} data-moving={isMoving}>
    {url === null ? (
      <span className={classes.unknown}>
        <IconPhoto size={36} stroke={1.5} aria-hidden />
      </span>
    ) : (
      <>
        <img data-layer="fill" src={url} alt="" draggable={false} />
        <img data-layer="whole" src={url} alt="" draggable={false} />
        {isMoving ? <img data-layer="close" src={url} alt="" draggable={false} /> : null}
      </>
    )}
    {text.trim() === '' ? null : (
      <p className={classes.text} data-format={format}>
        <span>{text}</span>
      </p>
    )}
  </div>
);
