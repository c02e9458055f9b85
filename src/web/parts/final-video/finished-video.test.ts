import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findTags, renderHtml } from '../../ui/render-html.fixture.tsx';
import { finalVideoTexts as texts } from './final-video-texts.ts';
import { FinishedVideo } from './finished-video.tsx';

const video = {
  id: 'a',
  url: '/a.mp4',
  posterUrl: null,
  shareUrl: null,
  downloadFileName: 'a.mp4',
  durationSeconds: 3,
  sizeBytes: 1_000,
  format: 'MP4',
  width: 720,
  height: 1280,
};

test('download, share and the next step come first, in this order; other actions are less prominent', async () => {
  const html = await renderHtml(
    createElement(FinishedVideo, {
      video,
      download: createElement('button', { 'data-variant': 'gradient' }, texts.download),
      next: createElement('button', { 'data-variant': 'light' }, 'Next'),
      onShareChange: () => undefined,
      onCreateNew: () => undefined,
    }),
  );
  const order = [texts.download, texts.share, 'Next', texts.createNew].map((text) => html.indexOf(text));
  expect(order.every((index) => index > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const variants = findTags(html, 'button').map((tag) => /data-variant="(\w+)"/.exec(tag)?.[1]);
  expect(variants.slice(0, 4)).toEqual(['gradient', 'outline', 'light', 'subtle']);
});
