import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readSettings } from '../settings/config.ts';
import { dataFolderProblems } from './data-folder-problems.ts';

const failing = (code: string) => ({
  tryWriting: () => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  },
  readFreeBytes: () => Number.MAX_SAFE_INTEGER,
});
const mebibyte = 1_024 * 1_024;
const withFree = (freeBytes: number) => ({ tryWriting: () => {}, readFreeBytes: () => freeBytes });

test('a missing folder is created, and nothing is left in it', async () => {
  const folder = path.join(await temporaryFolder(), 'new/data');
  expect(dataFolderProblems(folder)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['EROFS', 'its file system is read-only. Mount it for writing'],
  ['EACCES', 'Give the user that runs Hookline write access'],
  ['ENOSPC', 'its disk is full. Free some space'],
  ['EIO', 'EIO: refused. Make the folder writable'],
])('a folder that fails with %s is reported with its remedy', (code, words) => {
  const [problem, ...others] = dataFolderProblems('/srv/hookline', failing(code));
  expect(others).toEqual([]);
  expect(problem).toContain('DATA_DIR=/srv/hookline cannot be used: ');
  expect(problem).toContain(words);
  expect(problem).toContain('or set DATA_DIR to another folder');
});

test('a file in place of the folder is reported', async () => {
  const file = path.join(await temporaryFolder(), 'data');
  await writeFile(file, '');
  expect(dataFolderProblems(file)).toEqual([expect.stringContaining('a file is in the way')]);
});

test('a first start needs space for a database, a later one for little more than its log', async () => {
  const folder = await temporaryFolder();
  expect(dataFolderProblems(folder, withFree(255 * mebibyte))).toEqual([
    `DATA_DIR=${folder} has 255 MB of free space, but starting needs 256 MB. ` +
      'Free some space, or set DATA_DIR to another folder',
  ]);
  expect(dataFolderProblems(folder, withFree(256 * mebibyte))).toEqual([]);
  await writeFile(path.join(folder, 'postgres'), '');
  expect(dataFolderProblems(folder, withFree(32 * mebibyte))).toEqual([]);
  expect(dataFolderProblems(folder, withFree(31 * mebibyte))).toHaveLength(1);
});

test('folder and setting problems are reported together @fix-038', () => {
  const read = () =>
    readSettings({ PORT: 'x', DATA_DIR: '/srv/hookline' }, (folder) =>
      dataFolderProblems(folder, failing('EROFS')),
    );
  expect(read).toThrow(/PORT=x[^]*DATA_DIR=\/srv\/hookline cannot be used/);
});
