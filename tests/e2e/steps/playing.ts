import type { Page } from '@playwright/test';

/** How many videos of the page play just now, and how many of them can be heard. */
export const countPlaying = (page: Page): Promise<{ playing: number; heard: number }> =>
  page.evaluate(`(() => {
    const playing = [...document.querySelectorAll('video')].filter((video) => !video.paused && !video.ended);
    return { playing: playing.length, heard: playing.filter((video) => !video.muted).length };
  })()`);
