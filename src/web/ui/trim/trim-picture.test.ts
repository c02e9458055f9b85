import { createElement, createRef } from 'react';
import { expect, test } from 'vitest';
import { placePicture } from '#contract/framing.ts';
import { mediaInputTexts } from '../../parts/media-input/media-input-texts.ts';
import { findTags, renderHtml } from '../render-html.fixture.tsx';
import { TrimPicture } from './trim-picture.tsx';

const frame = { width: 720, height: 1280 };
const loop = {
  video: createRef<HTMLVideoElement>(),
  playhead: createRef<HTMLDivElement>(),
  isPlaying: false,
  isMuted: true,
  handlers: {},
  toggle: () => {},
  toggleMuted: () => {},
} as unknown as Parameters<typeof TrimPicture>[0]['loop'];

const videoTag = async (placed: Parameters<typeof TrimPicture>[0]['placed']) => {
  const html = await renderHtml(
    createElement(TrimPicture, { url: 'blob:clip', texts: mediaInputTexts.trimEditor, loop, placed }),
  );
  return findTags(html, 'video')[0]!;
};

test('the trim dialog shows a clip as it was framed', async () => {
  const placement = placePicture({ width: 1280, height: 720 }, frame, {
    mode: 'fill',
    zoom: 1,
    focusX: 1,
    focusY: 0.5,
  });
  const tag = await videoTag({ placement, frame });
  expect(tag).toContain(`width:${((placement.width / frame.width) * 100).toFixed(4)}%`);
  expect(tag).toContain(`left:${((placement.x / frame.width) * 100).toFixed(4)}%`);
});

test('the trim dialog shows the whole clip if no framing is chosen', async () => {
  expect(await videoTag(null)).not.toContain('style=');
});
