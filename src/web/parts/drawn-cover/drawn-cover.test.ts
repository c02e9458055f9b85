import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findTags, renderHtml } from '../../ui/render-html.fixture.tsx';
import { DrawnCover } from './drawn-cover.tsx';

test('a cover of any shape shows all of its drawing', async () => {
  const html = await renderHtml(createElement(DrawnCover, { name: 'Write the hook for the ear', index: 0 }));
  expect(findTags(html, 'svg')).toEqual([expect.stringContaining('preserveAspectRatio="xMidYMid meet"')]);
});
