import type { Page } from '@playwright/test';

/** Counts the videos of the page that are playing, and how many of them are audible. */
export const countPlaying = (page: Page): Promise<{ playing: number; heard: number }> =>
  page.evaluate(`(() => {
    const playing = [...document.querySelectorAll('video')].filter((video) => !video.paused && !video.ended);
    return { playing: playing.length, heard: playing.filter((video) => !video.muted).length };
  })()`);
