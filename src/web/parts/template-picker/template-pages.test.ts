import { expect, test } from 'vitest';
import { builtInTemplates } from '../../lib/built-in-templates.ts';
import { joinPages, nextOffset } from './template-pages.ts';

const page = (ids: string[], totalCount: number) => ({
  templates: ids.map((id) => ({ ...builtInTemplates[0]!, id })),
  totalCount,
});

test('pages are fetched until all are loaded or no more arrive @content-pages-054', () => {
  const first = page(['a', 'b'], 3);
  expect(nextOffset(first, [first])).toBe(2);
  const second = page(['c'], 3);
  expect(nextOffset(second, [first, second])).toBeUndefined();
  const none = page([], 3);
  expect(nextOffset(none, [first, none])).toBeUndefined();
});

test('a template that moved to a later page between two loads is listed once', () => {
  const { templates, totalCount } = joinPages([page(['a', 'b'], 3), page(['b', 'c'], 4)]);
  expect(templates.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(totalCount).toBe(4);
  expect(joinPages([])).toEqual({ templates: [], totalCount: 0 });
});
