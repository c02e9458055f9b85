import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { autoplayVisibleVideos } from './autoplay-visible-videos.ts';
import classes from './living-video.module.css';

type LivingVideoProps = {
  posterUrl: string;
  videoUrl: string;
  /** Size of the picture in pixels. */
  size: { width: number; height: number };
  /** The description of the picture; empty if there is one beside it. */
  alt?: string;
  /** Names the button for the sound; without it the video stays silent. */
  soundLabel?: string;
  /** Whether the picture loads with priority, or only near the viewport. */
  loading?: 'first' | 'eager' | 'lazy';
  children?: ReactNode;
};

/** A 9:16 poster whose video plays silently while it is visible; its button plays it with sound. */
export function LivingVideo(props: LivingVideoProps) {
  const { posterUrl, videoUrl, size, alt = '', soundLabel, loading = 'eager', children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => autoplayVisibleVideos(place.current!), []);
  return (
    <div ref={place} className={classes.place}>
      <div className={classes.frame} data-living="">
        <img
          src={posterUrl}
          alt={alt}
          {...size}
          decoding="async"
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken words stand in the picture */}
        <video src={videoUrl} muted loop playsInline preload="none" aria-hidden tabIndex={-1} />
        {children}
        {soundLabel !== undefined && (
          <button
            type="button"
            className={classes.sound}
            data-sound=""
            aria-pressed="false"
            aria-label={soundLabel}
          >
            <IconVolumeOff className={classes.off} size={20} stroke={1.75} aria-hidden />
            <IconVolume className={classes.on} size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
