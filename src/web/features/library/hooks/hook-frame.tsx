import { VisuallyHidden } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import type { MyHook } from '#contract/calls/hooks.ts';
import { SpeakingVideo } from '../../../ui/speaking-video.tsx';
import { useHoverPlay } from '../../../ui/use-hover-play.ts';
import { texts } from '../texts.ts';
import classes from './hook-frame.module.css';

type HookFrameProps = {
  hook: MyHook;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
  onUnplayable: () => void;
};

/** A hook's poster with its words; hover, focus, a long press or a tap plays it. */
export function HookFrame({ hook, isPlaying, onPlayingChange, onUnplayable }: HookFrameProps) {
  // The overlay of the picture already has the words.
  const areWordsInPicture = hook.textOverlayEnabled && hook.posterUrl !== null;
  const play = useHoverPlay(onPlayingChange);
  return (
    <button
      type="button"
      className={classes.frame}
      data-playing={isPlaying}
      aria-pressed={isPlaying}
      {...play.handlers}
      onClick={() => !play.wasLong() && onPlayingChange(!isPlaying)}
    >
      {hook.posterUrl !== null && <img src={hook.posterUrl} alt="" loading="lazy" draggable={false} />}
      <SpeakingVideo url={hook.hookUrl} isPlaying={isPlaying} onUnplayable={onUnplayable} />
      {isPlaying ? (
        <span className={classes.sound} aria-hidden>
          <IconVolume size={18} />
        </span>
      ) : null}
      {areWordsInPicture ? (
        <VisuallyHidden>
          {texts.hooks.play} {hook.hookText}
        </VisuallyHidden>
      ) : (
        <span className={classes.caption}>
          <VisuallyHidden>{texts.hooks.play} </VisuallyHidden>
          <span className={classes.words}>{hook.hookText}</span>
        </span>
      )}
    </button>
  );
}
