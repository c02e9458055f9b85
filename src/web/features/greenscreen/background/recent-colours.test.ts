import { expect, test } from 'vitest';
import { presetColours, readRecentColours, rememberColour } from './recent-colours.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('the last used colour comes first, without duplicates, at most six', () => {
  const store = memory();
  for (const colour of [
    '#000001',
    '#000002',
    '#000003',
    '#000004',
    '#000005',
    '#000006',
    '#000007',
    '#000003',
  ])
    rememberColour(store, colour);
  expect(readRecentColours(store)).toEqual([
    '#000003',
    '#000007',
    '#000006',
    '#000005',
    '#000004',
    '#000002',
  ]);
});

test('presets and incomplete inputs are not stored', () => {
  const store = memory();
  rememberColour(store, presetColours[0].colour);
  rememberColour(store, '#12');
  expect(readRecentColours(store)).toEqual([]);
});

test('unreadable data is ignored', () => {
  const store = memory();
  store.setItem('hookline.recent-colours', '["red", 3, "#00ff00"]');
  expect(readRecentColours(store)).toEqual(['#00ff00']);
  store.setItem('hookline.recent-colours', 'no json');
  expect(readRecentColours(store)).toEqual([]);
});
