import { expect, test } from 'vitest';
import { toApiPath } from './legacy-paths.ts';

test.each([
  ['POST', '/hooks/generate', '/api/hooks/generate'],
  ['POST', '/uploads', '/api/uploads'],
  ['GET', '/sse/generation/abc?last_event_id=4', '/api/sse/generation/abc?last_event_id=4'],
  ['POST', '/video-generations/abc/process?async=true', '/api/video-generations/abc/process?async=true'],
  ['GET', '/api/wallet', '/api/wallet'],
])('%s %s is routed to %s', (method, url, routed) => {
  expect(toApiPath(method, url)).toBe(routed);
});

test.each([
  ['GET', '/wallet'],
  ['GET', '/share/abc'],
  ['GET', '/templates'],
  ['GET', '/assets/index.js'],
  ['GET', '/hooks/generate'],
  ['GET', '/apiary'],
  ['GET', '/blog/posts/a-post.md'],
  ['GET', '/blog/rss.xml'],
])('%s %s is a page or a file and stays unchanged', (method, url) => {
  expect(toApiPath(method, url)).toBe(url);
});
