import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';

test('a second start on a folder reports which app holds it, whatever path it uses', async () => {
  const folder = await temporaryFolder();
  const first = await lockDataFolder(folder, () => 'process 1, http://127.0.0.1:3000');
  onTestFinished(first.release);
  const otherPath = path.join(await temporaryFolder(), 'link');
  await symlink(folder, otherPath);
  for (const one of [folder, otherPath]) {
    await expect(lockDataFolder(one, () => '')).rejects.toThrow(
      `already running with DATA_DIR=${one} (process 1, http://127.0.0.1:3000)`,
    );
  }
  const elsewhere = await lockDataFolder(await temporaryFolder(), () => '');
  await elsewhere.release();
});

test('releasing the lock leaves no trace', async () => {
  const folder = await temporaryFolder();
  await (await lockDataFolder(folder, () => '')).release();
  const next = await lockDataFolder(folder, () => '');
  onTestFinished(next.release);
  expect(next.previousWasKilled).toBe(false);
});

test('a killed holder does not block the next start', async () => {
  const folder = await temporaryFolder();
  const program = `import { lockDataFolder } from '${import.meta.dirname}/data-folder-lock.ts';
    await lockDataFolder('${folder}', () => 'me');
    setInterval(() => {}, 1000);
    process.stdout.write('locked');`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(lockDataFolder(folder, () => '')).rejects.toThrow('(me)');
  holder.kill('SIGKILL');
  await new Promise((resolve) => holder.once('exit', resolve));

  const next = await lockDataFolder(folder, () => '');
  onTestFinished(next.release);
  expect(next.previousWasKilled).toBe(true);
});
