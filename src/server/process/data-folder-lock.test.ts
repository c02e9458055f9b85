import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';

test('a locked folder cannot be locked again, even through a symbolic link', async () => {
  const folder = await temporaryFolder();
  const first = await lockDataFolder(folder, () => 'process 1, http://127.0.0.1:3000');
  onTestFinished(first.release);
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(folder, link);
  for (const dataFolder of [folder, link]) {
    await expect(lockDataFolder(dataFolder, () => '')).rejects.toThrow(
      `already running with DATA_DIR=${dataFolder} (process 1, http://127.0.0.1:3000)`,
    );
  }
  const otherFolder = await lockDataFolder(await temporaryFolder(), () => '');
  await otherFolder.release();
});

test('after a release the folder can be locked again', async () => {
  const folder = await temporaryFolder();
  const first = await lockDataFolder(folder, () => '');
  await first.release();
  const next = await lockDataFolder(folder, () => '');
  onTestFinished(next.release);
  expect(next.previousWasKilled).toBe(false);
});

test('the lock of a killed process does not block the next start', async () => {
  const folder = await temporaryFolder();
  const lockFile = path.join(import.meta.dirname, 'data-folder-lock.ts');
  const program = `import { lockDataFolder } from ${JSON.stringify(lockFile)};
    await lockDataFolder(${JSON.stringify(folder)}, () => 'me');
    setInterval(() => {}, 1000);
    process.stdout.write('locked');`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  await expect(lockDataFolder(folder, () => '')).rejects.toThrow('(me)');
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;

  const next = await lockDataFolder(folder, () => '');
  onTestFinished(next.release);
  expect(next.previousWasKilled).toBe(true);
});
