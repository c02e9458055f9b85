import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { queryKeys } from '../../../lib/query-keys.ts';
import { findTags, renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { MusicField } from './music-field.tsx';

/** The field after the request for the tracks failed. */
const renderFailed = (trackId: string | null) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: queryKeys.musicTracks })
    .setState({ status: 'error', error: new Error('offline'), fetchStatus: 'idle' });
  return renderHtml(createElement(MusicField, { trackId, onChange: () => {} }), queryClient);
};
const checked = (html: string) =>
  findTags(html, 'button').filter((tag) => tag.includes('aria-checked="true"'));

test('a chosen track is shown and checked when the tracks cannot be loaded', async () => {
  const html = await renderFailed('gold-room');
  expect(checked(html)).toEqual([expect.stringContaining('Your chosen track')]);
  expect(textLines(html).join(' ')).not.toContain('can be made without');
});

test('without a chosen track only No music is shown, and that the film can be made', async () => {
  const html = await renderFailed(null);
  expect(checked(html)).toEqual([expect.stringContaining('No music')]);
  expect(html).not.toContain('Your chosen track');
  expect(textLines(html)).toContain('The music could not be loaded. The film can be made without.');
});
