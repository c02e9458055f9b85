import { expect, test } from 'vitest';
import { withoutEmphasisMarks } from './emphasis.ts';

test.each([
  ['this is *really* good', 'this is really good'],
  ['*so very* good, (*now*)!', 'so very good, (now)!'],
  ['5 * 3 * 2 and a*b*c', '5 * 3 * 2 and a*b*c'],
  ['**', '**'],
  ['*not\nover lines*', '*not\nover lines*'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutEmphasisMarks(text)).toBe(shown);
});
