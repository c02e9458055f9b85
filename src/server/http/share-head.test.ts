import { expect, test } from 'vitest';
import { shareHead } from './share-head.ts';

const shared = {
  id: 'abc',
  siteAddress: null,
  title: '"><script>alert(1)</script>\'&',
  videoKey: 'users/u/videos/v.mp4',
  posterKey: 'users/u/videos/v.jpg',
  format: '9:16' as const,
  durationSeconds: 46.2,
  createdAt: new Date('2026-01-02T03:04:05Z'),
};

test('a hostile title is escaped', () => {
  const head = shareHead(shared, 'https://hookline.example');
  expect(head).not.toContain('<script');
  expect(head).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
});

test('link previews find the video, its poster, size and duration, but no storage key', () => {
  const head = shareHead(shared, 'https://hookline.example');
  expect(head).toContain('property="og:video" content="https://hookline.example/api/share/abc/video.mp4"');
  expect(head).toContain('property="og:image" content="https://hookline.example/api/share/abc/poster.jpg"');
  expect(head).toContain('property="video:duration" content="46"');
  expect(head).not.toContain('users/u');
});

test.each([
  ['quotes', `"double" 'single' \`back\``],
  ['a closing script tag', '</script><script>alert(1)</script>'],
  ['a closing head tag', '</title></head><body onload=alert(1)>'],
  ['markup in entities', '&lt;img src=x onerror=alert(1)&gt; &#34;'],
  ['a direction override', '\u202Egpj.exe'],
  ['right-to-left letters', 'قهوتك باردة بحلول العاشرة'],
  ['multi-part emoji', '👩‍👩‍👧 hot 🔥 ❤️‍🔥'],
  ['5,000 characters', '<b>&"'.repeat(1_000)],
  ['line breaks and NUL', 'a\r\nb\u0000c'],
])('the tags stay intact with %s @shell-025', (_what, title) => {
  const head = shareHead({ ...shared, title }, 'https://hookline.example');
  const tags = head.split('\n').map((line) => line.trim());
  // One tag per line and as many as for any title: none ended early, none was injected.
  expect(tags).toHaveLength(shareHead(shared, 'https://hookline.example').split('\n').length);
  for (const tag of tags)
    expect(tag).toMatch(/^<(?:meta|link)(?: [a-z:]+="[^"<>]*")+>$|^<title>[^<>"]*<\/title>$/);
  expect(head).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  const longest = Math.max(...[...head.matchAll(/="([^"]*)"/g)].map((match) => match[1]!.length));
  expect(longest).toBeLessThan(1_500);
});

test('oEmbed and player-card consumers find the player and its frame', () => {
  const head = shareHead(shared, 'https://hookline.example');
  expect(head).toContain('name="twitter:player" content="https://hookline.example/embed/abc"');
  expect(head).toContain(
    'type="application/json+oembed" href="https://hookline.example/oembed?url=https%3A%2F%2F',
  );
});
