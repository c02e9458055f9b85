import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts';

type StyleLoopProps = { thumbnailUrl: string; sampleUrl: string; isPlaying: boolean };

/** A silent loop of a style; a still picture for users who prefer reduced motion. */
export function StyleLoop({ thumbnailUrl, sampleUrl, isPlaying }: StyleLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isShown = isPlaying && !prefersReducedMotion();
  useEffect(() => {
    if (isShown) video.current?.play().catch(() => undefined);
  }, [isShown]);
  return (
    <>
      <img src={thumbnailUrl} alt="" draggable={false} />
      {isShown ? (
        <video ref={video} src={sampleUrl} muted loop playsInline preload="auto" aria-hidden tabIndex={-1} />
      ) : null}
    </>
  );
}
