import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VoiceModelError } from './installed-model.ts';

/** Locks out other processes until the returned function is called. A lock of a dead process is ignored. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(await readFile(file, 'utf8').catch(() => ''));
      if (!holder || isRunning(holder)) break;
      await rm(file, { force: true });
    }
  }
  throw new VoiceModelError(
    `voice models are being installed by another process; if none is, delete ${file}`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
