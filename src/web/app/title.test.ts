import { expect, test } from 'vitest';
import { readRouteTitle, pageHead } from './title.ts';

test('the innermost match names the page, without the product', () => {
  const matches = [pageHead('page not found')(), {}, pageHead('my videos')()];
  expect(readRouteTitle(matches)).toBe('my videos');
});

test('a page without a title has no name', () => {
  expect(readRouteTitle([{}, { meta: [undefined, { charSet: 'utf-8' }] }])).toBeNull();
});
