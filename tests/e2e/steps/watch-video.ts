import type { Locator } from '@playwright/test';

export type Viewing = {
  durationSeconds: number;
  framesAtStart: number;
  framesAtEnd: number;
  error: string | null;
};

/** The members of HTMLVideoElement used here; DOM types are available to the web app only. */
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

/** Plays the first and the last two seconds. Resolves at `ended` with the number of frames decoded in each part. */
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
