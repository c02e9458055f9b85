import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import { StyleField } from './style-field.tsx';

test('the speaking styles stand below their name', async () => {
  const html = await renderHtml(createElement(StyleField, { style: 'natural', onChange: () => {} }));
  expect(textLines(html)).toEqual(['Speaking style', 'Natural', 'Enthusiastic', 'Serious']);
});
