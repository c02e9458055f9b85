import path from 'node:path';
import { expect, test } from 'vitest';
import { listSlowestFiles } from './slowest-files.ts';

test('adds up the tests of a file and lists the slowest files first', () => {
  const [fast, slow] = [path.resolve('a.test.ts'), path.resolve('b.test.ts')];
  const tests = [
    { file: slow, seconds: 2 },
    { file: fast, seconds: 3 },
    { file: slow, seconds: 2.5 },
  ];
  expect(listSlowestFiles(tests)).toEqual(['    4.5 s  b.test.ts', '    3.0 s  a.test.ts']);
  expect(listSlowestFiles(tests, 1)).toEqual(['    4.5 s  b.test.ts']);
});
