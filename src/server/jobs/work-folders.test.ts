import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { removeOldWorkFolders, removeWorkFolders, workFolderName } from './work-folders.ts';

async function folderWith(...names: string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of names) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'half.mp4'), 'x');
  }
  return folder;
}

test('earlier attempts of a job are removed, and other jobs are not', async () => {
  const folder = await folderWith(
    workFolderName('a', '1'),
    workFolderName('a', '2'),
    workFolderName('ab', '1'),
  );
  await removeWorkFolders(folder, 'a');
  expect(await readdir(folder)).toEqual(['ab.1']);
});

test('only folders older than the longest attempt are removed', async () => {
  const folder = await folderWith('old.1', 'new.1');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(folder, 'old.1'), hoursAgo, hoursAgo);
  await removeOldWorkFolders(folder, 3_600_000);
  expect(await readdir(folder)).toEqual(['new.1']);
  await removeOldWorkFolders(path.join(folder, 'missing'), 0);
});
