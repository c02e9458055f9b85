import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { brollStyles } from '#contract/broll.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { renderHtml } from '../../../ui/render-html.fixture.tsx';
import { useStylePreviews } from './use-film-preview.ts';

/** The styles whose frame is found, when the server drew these texts. */
async function drawnStyles(text: string, drawn: readonly string[]): Promise<string[]> {
  const queryClient = new QueryClient();
  for (const [index, style] of brollStyles.entries())
    queryClient.setQueryData(
      queryKeys.brollPreview({ photoId: 'u1', text: drawn[index]!, style, format: '1:1' }),
      new Blob([style]),
    );
  const Probe = () => {
    const previews = useStylePreviews({ photoId: 'u1', text });
    return brollStyles.filter((style) => previews[style].picture !== null).join(' ');
  };
  const html = await renderHtml(createElement(Probe), queryClient);
  return brollStyles.filter((style) => html.includes(style));
}

test('a photo without text shows the name of each style in its letters', async () => {
  expect(await drawnStyles('  ', ['Calm', 'Dynamic', 'Luxury', 'Playful'])).toEqual([...brollStyles]);
});

test('a photo with text shows its own words in every style', async () => {
  const own = brollStyles.map(() => 'Hot all day');
  expect(await drawnStyles('Hot all day', own)).toEqual([...brollStyles]);
  expect(await drawnStyles('Hot all day', ['Calm', 'Dynamic', 'Luxury', 'Playful'])).toEqual([]);
});
