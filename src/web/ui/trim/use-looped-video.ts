import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { TrimRange } from './trim-range.ts';

/** How much of the end of the selection is played after moving it. */
const endPreviewSeconds = 1.5;
/** A player may seek to slightly before the requested time. */
const toleranceSeconds = 0.15;
/** A pause between two presses of a key that ends the movement. */
const pressPauseMs = 400;

/** Plays the range of a video in a loop, and moves the playhead along the strip. */
export function useLoopedVideo(range: TrimRange, durationSeconds: number) {
  const video = useRef<HTMLVideoElement>(null);
  const playhead = useRef<HTMLDivElement>(null);
  const latest = useRef(range);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const isCalm = useReducedMotion();
  /** While a handle is held, the video is paused at its frame. */
  const isHeld = useRef(false);
  const releaseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(releaseTimer.current), []);
  useEffect(() => {
    latest.current = range;
  });

  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const element = video.current;
      const { startSeconds, endSeconds } = latest.current;
      if (element && !element.paused && !element.seeking && !isHeld.current) {
        const now = element.currentTime;
        if (now >= endSeconds - 0.02 || now < startSeconds - toleranceSeconds)
          element.currentTime = startSeconds;
      }
      if (element && playhead.current) {
        playhead.current.style.left = `${(element.currentTime / durationSeconds) * 100}%`;
      }
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [durationSeconds]);

  const play = () => void video.current?.play().catch(() => undefined);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = Math.min(seconds, Math.max(0, durationSeconds - 0.05));
  };
  const release = (edge: 'start' | 'end') => {
    isHeld.current = false;
    const { startSeconds, endSeconds } = latest.current;
    seek(edge === 'start' ? startSeconds : Math.max(startSeconds, endSeconds - endPreviewSeconds));
    if (!isCalm) play();
  };
  return {
    video,
    playhead,
    isPlaying,
    isMuted,
    handlers: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => {
        seek(latest.current.startSeconds);
        play();
      },
      onVolumeChange: () => setIsMuted(video.current?.muted ?? true),
      onLoadedMetadata: () => {
        seek(latest.current.startSeconds);
        if (!isCalm) play();
      },
    },
    toggle: () => {
      isHeld.current = false;
      if (video.current?.paused) play();
      else video.current?.pause();
    },
    toggleMuted: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    seek,
    pause: () => video.current?.pause(),
    /** Shows the frame at which an edge is being moved. */
    hold: (seconds: number) => {
      clearTimeout(releaseTimer.current);
      isHeld.current = true;
      video.current?.pause();
      // Seeking again before the first seek has ended would restart it, and no frame would ever be shown.
      if (!video.current?.seeking) seek(seconds);
    },
    release,
    /** Releases the edge after the last of several presses of a key. */
    releaseSoon: (edge: 'start' | 'end') => {
      clearTimeout(releaseTimer.current);
      releaseTimer.current = setTimeout(() => release(edge), pressPauseMs);
    },
  };
}
