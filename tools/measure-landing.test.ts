import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const run = (argument: string) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'measure-landing.ts'), argument], {
    encoding: 'utf8',
  });

test.each(['--help', '-h'])('%s prints the usage and does not measure', (argument) => {
  const { status, stdout } = run(argument);
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'Usage: npm run lighthouse [-- <address>]']);
});

test('rejects an invalid address with a message', () => {
  const { status, stderr } = run('--fast');
  expect(status).toBe(1);
  expect(stderr).toContain('"--fast" is not an address.');
  expect(stderr).not.toContain('ENOENT');
});
