import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import type { TemplateDetails } from '#contract/calls/templates.ts';
import { SpeakingVideo } from '../../../ui/speaking-video.tsx';
import { useHoverPlay } from '../../../ui/use-hover-play.ts';
import { texts } from '../texts.ts';
import classes from './template-poster.module.css';

type TemplatePosterProps = {
  template: TemplateDetails;
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
};

/** A poster that speaks under the pointer, by focus, under a resting finger, or at a click. */
export function TemplatePoster({ template, isPlaying, onPlayingChange }: TemplatePosterProps) {
  const { name, thumbnailUrl, videoUrl } = template;
  const play = useHoverPlay(onPlayingChange);
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={classes.poster}
      data-playing={isPlaying}
      aria-label={isPlaying ? texts.list.stop(name) : texts.list.play(name)}
      {...play.handlers}
      onClick={() => !play.wasLong() && onPlayingChange(!isPlaying)}
    >
      {thumbnailUrl === '' ? null : <img src={thumbnailUrl} alt="" loading="lazy" draggable={false} />}
      <SpeakingVideo url={videoUrl} isPlaying={isPlaying} />
      <span className={classes.mark} aria-hidden>
        <Icon size={18} />
      </span>
    </button>
  );
}
