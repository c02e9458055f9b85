import { expect, test } from 'vitest';
import { shareHead } from './share-head.ts';

const shared = {
  id: 'abc',
  title: '"><script>alert(1)</script>\'&',
  videoKey: 'users/u/videos/v.mp4',
  posterKey: 'users/u/videos/v.jpg',
  durationSeconds: 46.2,
  createdAt: new Date('2026-01-02T03:04:05Z'),
};

test('a hostile title stays text', () => {
  const head = shareHead(shared, 'https://hookline.example');
  expect(head).not.toContain('<script');
  expect(head).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
});

test('chats find the video, its poster, size and length, and never a storage key', () => {
  const head = shareHead(shared, 'https://hookline.example');
  expect(head).toContain('property="og:video" content="https://hookline.example/api/share/abc/video.mp4"');
  expect(head).toContain('property="og:image" content="https://hookline.example/api/share/abc/poster.jpg"');
  expect(head).toContain('property="video:duration" content="46"');
  expect(head).not.toContain('users/u');
});
