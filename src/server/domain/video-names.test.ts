import { expect, test } from 'vitest';
import { downloadFileName, reelFileName } from './video-names.ts';

const date = new Date('2026-03-04T23:00:00Z');

test.each([
  ['Stop scrolling! This changes everything.', 'stop_scrolling__this_changes_e_2026-03-04.mp4'],
  ['Café', 'caf__2026-03-04.mp4'],
  ['../../etc/passwd', '______etc_passwd_2026-03-04.mp4'],
  ['', 'video_2026-03-04.mp4'],
])('the file name of %j is %s', (text, name) => {
  expect(downloadFileName(text, date)).toBe(name);
});

test.each([
  ['Northwind Coffee', 'Northwind-Coffee-video.mp4'],
  ['  Two   spaces ', 'Two-spaces-video.mp4'],
  ['A/B 🚀 Roasters', 'A-B-Roasters-video.mp4'],
  ['../../etc/passwd', 'etc-passwd-video.mp4'],
  ['Café “Olé”', 'Café-Olé-video.mp4'],
  ['نور للقهوة', 'نور-للقهوة-video.mp4'],
  ['咖啡', '咖啡-video.mp4'],
  ['🚀🚀', 'reel-video.mp4'],
  ['M&S\u202E\r\n"x"', 'M&S-x-video.mp4'],
])('the reel of %j is downloaded as %s @reel-006', (brandName, name) => {
  expect(reelFileName(brandName)).toBe(name);
});
