import { expect, test } from 'vitest';
import { downloadFileName } from './video-names.ts';

const date = new Date('2026-03-04T23:00:00Z');

test.each([
  ['Stop scrolling! This changes everything.', 'stop_scrolling__this_changes_e_2026-03-04.mp4'],
  ['Café', 'caf__2026-03-04.mp4'],
  ['../../etc/passwd', '______etc_passwd_2026-03-04.mp4'],
  ['', 'video_2026-03-04.mp4'],
])('the file name of %j is %s', (text, name) => {
  expect(downloadFileName(text, date)).toBe(name);
});
