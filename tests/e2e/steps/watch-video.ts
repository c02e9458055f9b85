import type { Locator } from '@playwright/test';

export type Viewing = {
  durationSeconds: number;
  framesAtStart: number;
  framesAtEnd: number;
  error: string | null;
};

/** What is used of the browser's HTMLVideoElement: its types belong to the web app alone. */
type VideoElement = {
  muted: boolean;
  currentTime: number;
  readonly duration: number;
  readonly readyState: number;
  readonly error: { message: string } | null;
  play: () => Promise<void>;
  pause: () => void;
  getVideoPlaybackQuality: () => { totalVideoFrames: number };
  addEventListener: (event: string, listen: (event: unknown) => void, options: { once: true }) => void;
};

/**
 * Watches the first two seconds and the last two: answers once the browser has said `ended`.
 * Decoded frames are counted for each part.
 */
export const watchVideo = (video: Locator): Promise<Viewing> =>
  video.evaluate(async (element: VideoElement) => {
    const happens = (event: string): Promise<unknown> =>
      new Promise((resolve) => element.addEventListener(event, resolve, { once: true }));
    const decoded = (): number => element.getVideoPlaybackQuality().totalVideoFrames;
    const watchUntil = async (seconds: number): Promise<void> => {
      while (element.currentTime < seconds) await happens('timeupdate');
    };
    const seek = async (seconds: number): Promise<void> => {
      const arrived = happens('seeked');
      element.currentTime = seconds;
      await arrived;
    };
    element.muted = true;
    element.pause();
    if (element.readyState === 0) await happens('loadedmetadata');
    await seek(0);
    const before = decoded();
    await element.play();
    await watchUntil(2);
    const framesAtStart = decoded() - before;
    await seek(element.duration - 2);
    const beforeEnd = decoded();
    const ended = happens('ended');
    await element.play();
    await ended;
    return {
      durationSeconds: element.duration,
      framesAtStart,
      framesAtEnd: decoded() - beforeEnd,
      error: element.error?.message ?? null,
    };
  });
