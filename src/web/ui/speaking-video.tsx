import { useEffect, useRef } from 'react';

type SpeakingVideoProps = { url: string; isPlaying: boolean; onUnplayable?: () => void };

/** Lies above a poster: silent and not even loaded until it plays, then from its start and with sound. */
export function SpeakingVideo({ url, isPlaying, onUnplayable }: SpeakingVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying) return;
    let isWanted = true;
    element.currentTime = 0;
    element.muted = false;
    element.play().catch(() => {
      // Leaving before it was loaded refuses as well.
      if (!isWanted) return;
      // Sound needs a gesture in this window; a silent poster still moves.
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
