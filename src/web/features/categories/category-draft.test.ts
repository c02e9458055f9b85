import { expect, test } from 'vitest';
import {
  categoryBodyOf,
  changedFields,
  emptyCategory,
  emptySubcategory,
  findCategoryProblems,
} from './category-draft.ts';

const named = { ...emptyCategory, name: 'Launches' };
const subcategory = { ...emptySubcategory(), name: 'First look' };

test('category and subcategories require names @content-pages-031', () => {
  expect(findCategoryProblems(named)).toEqual({});
  expect(
    findCategoryProblems({ ...emptyCategory, subcategories: [subcategory, emptySubcategory()] }),
  ).toEqual({
    name: 'Category name is required',
    'subcategories.1.name': 'Subcategory name is required',
  });
});

test('metadata that does not parse is reported under its own field, and empty is an empty object @content-pages-032', () => {
  const draft = {
    ...named,
    metadataText: '{"a": }',
    subcategories: [{ ...subcategory, metadataText: 'none' }],
  };
  const problems = findCategoryProblems(draft);
  expect(problems['metadata']).toMatch(/^Invalid JSON: .+/);
  expect(problems['subcategories.0.metadata']).toMatch(/^Invalid JSON: .+/);
  expect(categoryBodyOf({ ...named, subcategories: [subcategory] })).toMatchObject({
    metadata: {},
    subcategories: [{ metadata: {} }],
  });
});

test('prototype keys and metadata of 5 MB are rejected before sending', () => {
  expect(findCategoryProblems({ ...named, metadataText: '{"__proto__": {"a": 1}}' })['metadata']).toContain(
    '__proto__',
  );
  const large = JSON.stringify({ a: 'x'.repeat(5 * 1_024 * 1_024) });
  expect(findCategoryProblems({ ...named, metadataText: large })['metadata']).toContain('64 kB');
});

test('comma lists are trimmed, without empty entries @content-pages-033', () => {
  const body = categoryBodyOf({
    ...named,
    subcategories: [{ ...subcategory, industriesText: ' Fashion, , Food ,', assetsText: '' }],
  });
  expect(body.subcategories?.[0]).toMatchObject({
    industriesServed: ['Fashion', 'Food'],
    regeneratedAssets: [],
    subcategoryID: null,
    referenceVideo: null,
  });
});

test('an uploaded picture takes precedence over a typed URL; without both there is none', () => {
  const address = 'https://example.com/a.jpg';
  expect(categoryBodyOf(named).thumbnail).toBeNull();
  expect(categoryBodyOf({ ...named, thumbnailAddress: ` ${address} ` }).thumbnail).toBe(address);
  expect(
    categoryBodyOf({ ...named, thumbnailAddress: address, thumbnailUrl: '/api/files/content/1.jpg' })
      .thumbnail,
  ).toBe('/api/files/content/1.jpg');
});

test('names the changes of another editor; a new signature of the same picture does not count', () => {
  const before = { ...named, thumbnailUrl: '/api/files/a.jpg?signature=1' };
  expect(changedFields(before, { ...before, thumbnailUrl: '/api/files/a.jpg?signature=2' })).toEqual([]);
  expect(changedFields(before, { ...before, description: 'New', subcategories: [subcategory] })).toEqual([
    'description',
    'subcategories',
  ]);
});
