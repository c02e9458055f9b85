import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { DarkFill } from '../dark-fill.tsx';
import { styleOfPlaced, type Placed } from '../placed-picture.ts';
import type { TrimTexts } from './trim-texts.ts';
import classes from './trim-editor.module.css';
import type { useLoopedVideo } from './use-looped-video.ts';

type TrimPictureProps = {
  url: string;
  texts: TrimTexts;
  loop: ReturnType<typeof useLoopedVideo>;
  /** How the picture lies in the frame of the video; null shows all of it. */
  placed: Placed | null;
};

/** A loop of the part that will be in the video. */
export function TrimPicture({ url, texts, loop, placed }: TrimPictureProps) {
  const { video, handlers, toggle, toggleMuted, isPlaying, isMuted } = loop;
  return (
    <section className={classes.picture} aria-label={texts.selection}>
      <div
        className={placed ? classes.frame : classes.whole}
        style={placed ? { aspectRatio: `${placed.frame.width} / ${placed.frame.height}` } : undefined}
      >
        {placed ? <DarkFill video={video} {...placed} /> : null}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own clip */}
        <video
          ref={video}
          src={url}
          muted
          playsInline
          preload="auto"
          style={placed ? styleOfPlaced(placed) : undefined}
          onClick={toggle}
          {...handlers}
        />
      </div>
      <button
        type="button"
        className={classes.play}
        data-playing={isPlaying}
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={toggle}
      >
        {isPlaying ? (
          <IconPlayerPauseFilled size={20} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={28} aria-hidden />
        )}
      </button>
      <button
        type="button"
        className={classes.sound}
        aria-label={isMuted ? texts.soundOn : texts.soundOff}
        onClick={toggleMuted}
      >
        {isMuted ? <IconVolumeOff size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
      </button>
    </section>
  );
}
