import { expect, test } from 'vitest';
import { countMoves } from './moves-under-way.ts';

test('an earlier move that ends late leaves a newer one under way', async () => {
  const moves = countMoves();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const tracked = [moves.track(first.promise), moves.track(second.promise)] as const;
  expect(moves.areUnderWay()).toBe(true);
  first.resolve();
  await tracked[0];
  expect(moves.areUnderWay()).toBe(true);
  second.resolve();
  await tracked[1];
  expect(moves.areUnderWay()).toBe(false);
});

test('a failed move ends too, and its error passes', async () => {
  const moves = countMoves();
  await expect(moves.track(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(moves.areUnderWay()).toBe(false);
});
