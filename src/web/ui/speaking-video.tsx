import { useEffect, useRef } from 'react';

type SpeakingVideoProps = { url: string; isPlaying: boolean; onUnplayable?: () => void };

/** A video above its poster. It is loaded only when it plays, from its start and with sound. */
export function SpeakingVideo({ url, isPlaying, onUnplayable }: SpeakingVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying) return;
    let isWanted = true;
    element.currentTime = 0;
    element.muted = false;
    element.play().catch(() => {
      // `play` also rejects when the video is paused before it has loaded.
      if (!isWanted) return;
      // Browsers refuse sound before the first press in the window, but allow a muted video.
      element.muted = true;
      element.play().catch(() => undefined);
    });
    return () => {
      isWanted = false;
      element.pause();
    };
  }, [isPlaying]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken sentence stands beside it
    <video
      ref={video}
      src={isPlaying ? url : undefined}
      playsInline
      loop
      preload="none"
      aria-hidden
      onError={onUnplayable}
    />
  );
}
