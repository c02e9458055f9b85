import { type ReactNode, useEffect, useRef } from 'react';
import classes from './living-poster.module.css';
import { wantsStillness } from './wants-stillness.ts';

type LivingPosterProps = {
  posterUrl: string;
  /** Without one the poster stays a picture. */
  videoUrl?: string;
  children?: ReactNode;
};

/** A 9:16 picture that moves, silently, while it is on the screen. What it shows is told beside it. */
export function LivingPoster({ posterUrl, videoUrl, children }: LivingPosterProps) {
  const reference = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = reference.current;
    if (video === null || wantsStillness()) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void video.play().catch(() => undefined);
      else video.pause();
    });
    watcher.observe(video);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={classes.poster}>
      <img src={posterUrl} alt="" width={720} height={1280} decoding="async" />
      {videoUrl !== undefined && (
        <video
          ref={reference}
          src={videoUrl}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden
          tabIndex={-1}
        />
      )}
      {children}
    </div>
  );
}
