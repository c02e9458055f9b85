import { expect, test } from 'vitest';
import { buildDownloadUrl } from './download-url.ts';

test('the signature stays, and download, filename and ts are added @validation-016', () => {
  const url = new URL(
    buildDownloadUrl(
      '/media/v.mp4?signature=a%2Bb',
      'stop_scrolling_2026-01-05.mp4',
      'https://app.test',
      1_700,
    ),
  );
  expect(url.origin + url.pathname).toBe('https://app.test/media/v.mp4');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    signature: 'a+b',
    download: '1',
    filename: 'stop_scrolling_2026-01-05.mp4',
    ts: '1700',
  });
});
