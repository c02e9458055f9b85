import { expect, test } from 'vitest';
import { creatorSearch, ownHookSearch, paywallSearch, redirectSearch, templatesSearch } from './search.ts';

test('ids are read verbatim, even if they look like numbers', () => {
  expect(creatorSearch({ generationId: 42, templateId: 'maya' })).toEqual({
    generationId: '42',
    templateId: 'maya',
  });
});

test('a step of the creator is read from the URL, and an unknown step is dropped', () => {
  expect(creatorSearch({ step: 'music' })).toEqual({ step: 'music' });
  expect(creatorSearch({ step: 'credits' })).toEqual({});
  expect(creatorSearch({ step: ['hook'] })).toEqual({});
});

test('parameters that do not belong to the page, or are not text, are dropped', () => {
  expect(creatorSearch({ generationId: { a: 1 }, other: 'x', templateId: '' })).toEqual({});
  expect(paywallSearch({ paymentId: ['a'] })).toEqual({});
  expect(redirectSearch({ redirect: null })).toEqual({});
});

test('a hook’s URL and words are read completely, including the signature', () => {
  expect(ownHookSearch({ hookUrl: '/a.mp4?expires=1&signature=b%2Bc', hookText: 404 })).toEqual({
    hookUrl: '/a.mp4?expires=1&signature=b%2Bc',
    hookText: '404',
  });
});

test('the return URL of a checkout contains the payment and whether it was cancelled', () => {
  expect(paywallSearch({ paymentId: 'p-1', cancelled: true })).toEqual({ paymentId: 'p-1', cancelled: true });
  expect(paywallSearch({ paymentId: 'p-1', cancelled: 'perhaps', packageId: 'pro' })).toEqual({
    paymentId: 'p-1',
    packageId: 'pro',
  });
});

test('the filter of templates is read from the URL, and invalid values are dropped @content-pages-004', () => {
  expect(
    templatesSearch({ type: 'outro', text: 42, industry: 'Food & Beverage', active: false, page: 3 }),
  ).toEqual({ type: 'outro', text: '42', industry: 'Food & Beverage', active: 'false', page: 3 });
  expect(templatesSearch({ type: 'film', active: 'perhaps', page: -1, tag: '', categoryId: ['a'] })).toEqual(
    {},
  );
  expect(templatesSearch({ page: 1 })).toEqual({});
  expect(templatesSearch({ page: 50_000 })).toEqual({});
});

test('omitted parameters are set to undefined, so that they replace the values of the URL', () => {
  const address = { type: 'film', active: 'perhaps', page: -1, tag: ['a'] };
  expect({ ...address, ...templatesSearch(address) }).toEqual({});
  expect({ generationId: ['a'], ...creatorSearch({ generationId: ['a'] }) }).toEqual({});
});
