import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { brollStyles } from '#contract/broll.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findTags, renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { FilmPreview } from './film-preview.tsx';
import { StyleChoice } from './style-choice.tsx';

const photo = { id: 'p1', uploadId: 'u1', name: 'lamp.jpg', text: '' };
const look = { style: 'calm', format: '9:16' } as const;

const renderPreview = (status: 'error' | 'pending', children?: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const queryKey = queryKeys.brollPreview({ photoId: 'u1', text: '', ...look });
  if (status === 'error')
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey })
      .setState({ status, error: new Error('503'), fetchStatus: 'idle' });
  const props = { label: 'Film', photo, url: '/photo.jpg', ...look };
  return renderHtml(createElement(FilmPreview, props, children), queryClient);
};

test('a preview that could not be drawn shows the photo, says so and offers another try', async () => {
  const html = await renderPreview('error');
  expect(textLines(html)).toEqual(['The preview could not be drawn. Your photo is safe.', 'Try Again']);
  expect(html).toContain('/photo.jpg');
  expect(html).not.toContain('data-drawing="true"');
});

test('a preview that is being drawn, or covered by the progress of its film, does not say so', async () => {
  expect(textLines(await renderPreview('pending'))).toEqual([]);
  expect(textLines(await renderPreview('error', 'Rendering'))).toEqual(['Rendering']);
});

test('styles without a preview stay choosable, with one offer to draw them again', async () => {
  const failed = { picture: null, isBeingDrawn: false, retry: () => {} };
  const drawing = { picture: null, isBeingDrawn: true, retry: null };
  const render = (previews: object) =>
    renderHtml(
      createElement(StyleChoice, {
        value: 'calm',
        url: '/photo.jpg',
        previews: previews as never,
        onChange: () => {},
      }),
    );
  const html = await render({ calm: failed, dynamic: failed, luxury: drawing, playful: drawing });
  const sentence = 'Some previews could not be drawn. You can still choose any style.';
  expect(textLines(html).filter((line) => line === sentence || line === 'Try Again')).toEqual([
    sentence,
    'Try Again',
  ]);
  const radios = findTags(html, 'input');
  expect(radios).toHaveLength(brollStyles.length);
  expect(radios.filter((tag) => tag.includes('disabled'))).toEqual([]);
  const fine = await render({ calm: drawing, dynamic: drawing, luxury: drawing, playful: drawing });
  expect(textLines(fine)).not.toContain('Try Again');
});
