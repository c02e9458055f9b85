import { expect, test } from 'vitest';
import { pickEntries } from './pick-entries.ts';

const page =
  '<ul><li>menu</li></ul><ul data-pick="2"><li><a href="/a">A</a></li><li>B</li><li>C</li></ul><p>end</p>';

test('a random choice keeps the requested number of a prerendered page’s entries @content-pages-016', () => {
  expect(pickEntries(page, () => 0)).toBe(
    '<ul><li>menu</li></ul><ul><li><a href="/a">A</a></li><li>B</li></ul><p>end</p>',
  );
  expect(pickEntries(page, () => 0.99)).toContain('<ul><li>C</li><li>B</li></ul>');
  expect(pickEntries('<ul data-pick="2"><li>A</li></ul>', () => 0)).toBe('<ul><li>A</li></ul>');
  expect(pickEntries('<ul><li>A</li><li>B</li><li>C</li></ul>', () => 0)).toContain('<li>C</li>');
});
