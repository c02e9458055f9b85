import { expect, test } from 'vitest';
import { operationErrors } from './operations.ts';
import { emptyData } from './reel-data.ts';
import { createReelReducer, reelReducer, type ReelState } from './reel-state.ts';

const empty: ReelState = { data: emptyData, reelId: null, failure: null };
const filled = reelReducer(empty, {
  type: 'report',
  step: 'category',
  values: { categoryId: 'c1', subcategoryId: 's1' },
});

test('step data is merged as each step reports it @reel-pages-009', () => {
  const named = reelReducer(filled, { type: 'report', step: 'brand', values: { brandName: 'Acme' } });
  const timed = reelReducer(named, { type: 'report', step: 'generate', values: { duration: 15 } });
  expect(timed.data).toEqual({
    ...emptyData,
    brand: { ...emptyData.brand, brandName: 'Acme' },
    category: { categoryId: 'c1', subcategoryId: 's1' },
    generate: { ...emptyData.generate, duration: 15 },
  });
});

test('another category clears the subcategory, the same category keeps it @reel-pages-011', () => {
  const report = (categoryId: string) =>
    reelReducer(filled, { type: 'report', step: 'category', values: { categoryId } }).data.category;
  expect(report('c2')).toEqual({ categoryId: 'c2', subcategoryId: null });
  expect(report('c1')).toEqual({ categoryId: 'c1', subcategoryId: 's1' });
});

test("data that cannot be merged shows 'Error updating step data' and is not lost @reel-pages-015", () => {
  let isBroken = true;
  const reducer = createReelReducer((data) => {
    if (isBroken) throw new Error('injected');
    return { ...data, attempt: 7 };
  });
  const report = { type: 'report', step: 'brand', values: { brandName: 'Acme' } } as const;
  const failed = reducer(filled, report);
  expect(failed).toEqual({ ...filled, failure: { operation: 'update', event: report } });
  expect(operationErrors.update).toBe('Error updating step data');
  isBroken = false;
  const recovered = reducer(reducer(failed, { type: 'recover' }), failed.failure!.event!);
  expect(recovered).toMatchObject({ failure: null, data: { attempt: 7 } });
});

test('a failed move stays visible until it is retried', () => {
  const failed = reelReducer(filled, { type: 'fail', operation: 'advance' });
  expect(failed).toEqual({ ...filled, failure: { operation: 'advance', event: null } });
  expect(reelReducer(failed, { type: 'recover' })).toEqual(filled);
});

test('a refused start gets a new attempt; a started reel begins with its first', () => {
  const refused = reelReducer(filled, { type: 'end-attempt' });
  expect(refused.data.attempt).toBe(1);
  expect(reelReducer(refused, { type: 'adopt-reel', reelId: 'r1' })).toMatchObject({
    reelId: 'r1',
    data: { attempt: 0 },
  });
});
