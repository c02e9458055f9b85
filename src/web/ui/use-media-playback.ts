import { useCallback, useRef, useState } from 'react';

/** The state of a video or audio element and functions that control it; the element needs `handlers` as props. */
export function useMediaPlayback<Element extends HTMLMediaElement>() {
  const element = useRef<Element>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [currentSeconds, setCurrentSeconds] = useState(0);
  const [durationSeconds, setDurationSeconds] = useState(0);

  const readDuration = () => {
    const duration = element.current?.duration ?? 0;
    setDurationSeconds(Number.isFinite(duration) ? duration : 0);
  };
  /** 0 to 100. */
  const setVolume = useCallback((volume: number) => {
    if (element.current) element.current.volume = volume / 100;
  }, []);
  const playSilently = useCallback(() => {
    if (!element.current) return;
    element.current.muted = true;
    element.current.play().catch(() => undefined);
  }, []);
  return {
    setVolume,
    playSilently,
    element,
    isPlaying,
    isMuted,
    currentSeconds,
    durationSeconds,
    handlers: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onTimeUpdate: () => setCurrentSeconds(element.current?.currentTime ?? 0),
      onDurationChange: readDuration,
      onLoadedMetadata: readDuration,
      onVolumeChange: () => setIsMuted(element.current?.muted ?? false),
    },
    toggle: () => {
      const media = element.current;
      if (media?.paused) media.play().catch(() => setIsPlaying(false));
      else media?.pause();
    },
    toggleMuted: () => {
      if (element.current) element.current.muted = !element.current.muted;
    },
    seek: (seconds: number) => {
      if (element.current) element.current.currentTime = seconds;
      setCurrentSeconds(seconds);
    },
  };
}
