import { expect, test } from 'vitest';
import { filmstripTimes, spreadThumbnails, timesOfPlaces } from './filmstrip-times.ts';

test('a thumbnail represents five seconds, or ten in a long clip @upload-020', () => {
  expect(filmstripTimes(21)).toEqual([0, 5, 10, 15, 20]);
  expect(filmstripTimes(300)).toHaveLength(60);
  expect(filmstripTimes(301)).toHaveLength(31);
  expect(filmstripTimes(2)).toEqual([0]);
});

test('the strip shows as many as fit, in order, from start to end', () => {
  expect(spreadThumbnails(4, 4)).toEqual([0, 1, 2, 3]);
  expect(spreadThumbnails(2, 4)).toEqual([0, 0, 1, 1]);
  expect(spreadThumbnails(60, 3)).toEqual([10, 30, 50]);
});

test('each place represents its own time, in order and inside the clip', () => {
  expect(timesOfPlaces(8, 4)).toEqual([1, 3, 5, 7]);
  expect(timesOfPlaces(5, 1)).toEqual([2.5]);
});
