import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';
import { texts } from '../texts.ts';
import type { ListedVideo } from './videos-query.ts';
import classes from './video-poster.module.css';

type VideoPosterProps = {
  video: ListedVideo;
  onPlay: () => void;
  onDuration: (seconds: number) => void;
};

/** A video at rest: its poster, which moves without sound under the pointer. A click plays it. */
export function VideoPoster({ video, onPlay, onDuration }: VideoPosterProps) {
  const element = useRef<HTMLVideoElement>(null);
  const move = () => {
    if (!prefersReducedMotion()) element.current?.play().catch(() => undefined);
  };
  // Loading again puts the poster back in place of the last picture.
  const showPoster = () => element.current?.load();
  return (
    <button
      type="button"
      className={classes.poster}
      data-whole={video.format !== defaultVideoFormat}
      aria-label={texts.videos.play(video.title || texts.videos.untitled)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && move()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && showPoster()}
      onClick={onPlay}
    >
      {video.format === defaultVideoFormat || video.posterUrl === null ? null : (
        <img className={classes.fill} src={video.posterUrl} alt="" />
      )}
      <video
        ref={element}
        src={video.url}
        poster={video.posterUrl ?? undefined}
        muted
        loop
        playsInline
        preload={video.duration === null ? 'metadata' : 'none'}
        aria-hidden
        tabIndex={-1}
        onLoadedMetadata={(event) => onDuration(event.currentTarget.duration)}
      />
      <span className={classes.play} aria-hidden>
        <IconPlayerPlayFilled size={24} />
      </span>
    </button>
  );
}
