import { expect, test } from 'vitest';
import { emptyDetails, findDetailsProblem } from './reference-details.ts';

test('the first step shows what is missing, in the words of the specification @content-pages-034', () => {
  expect(findDetailsProblem(emptyDetails, false)).toBe('Please upload a video');
  expect(findDetailsProblem(emptyDetails, true)).toBe('Please select a category');
  const chosen = { ...emptyDetails, categoryId: 'marketing' };
  expect(findDetailsProblem({ ...chosen, subcategoryName: '  ' }, true)).toBe(
    'Please enter a subcategory name',
  );
  expect(findDetailsProblem({ ...chosen, subcategoryName: 'Launch' }, true)).toBeNull();
});
