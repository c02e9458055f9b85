import { expect, test } from 'vitest';
import { videoFacts } from './video-facts.ts';

test('resolution, format and duration as mm:ss are on one line @my-videos-003', () => {
  expect(videoFacts({ resolution: '720p', outputFormat: 'mp4', durationSeconds: 65.4 })).toBe(
    '720p · MP4 · 01:05',
  );
});

test('an unknown duration leaves no gap', () => {
  expect(videoFacts({ resolution: '720p', outputFormat: 'mp4', durationSeconds: null })).toBe('720p · MP4');
});
