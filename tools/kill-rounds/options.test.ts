import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('two hundred rounds by default, and every option can be given', () => {
  expect(readOptions([])).toMatchObject({ rounds: 200, minutes: 40 });
  expect(readOptions(['--rounds', '3', '--seed', '9', '--minutes', '1'])).toEqual({
    rounds: 3,
    seed: 9,
    minutes: 1,
  });
});

test.each(['--rounds=none', '--minutes=0', '--seed=-1', '--round=3'])('%s is refused', (argument) => {
  expect(() => readOptions([argument])).toThrow();
});
