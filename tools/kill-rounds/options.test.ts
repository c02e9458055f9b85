import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('defaults to two hundred rounds and accepts every option', () => {
  expect(readOptions([])).toMatchObject({ rounds: 200, minutes: 40 });
  expect(readOptions(['--rounds', '3', '--seed', '9', '--minutes', '1'])).toEqual({
    rounds: 3,
    seed: 9,
    minutes: 1,
  });
});

test.each(['--rounds=none', '--minutes=0', '--seed=-1', '--round=3'])('rejects %s', (argument) => {
  expect(() => readOptions([argument])).toThrow();
});
