import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { Settings } from '#server/settings/config.ts';
import { memoryFolder } from './memory-folder.ts';

const run = promisify(execFile);

/**
 * Puts a migrated, empty database into the data folder of an app that has yet to start: copying it takes 1.5 seconds of
 * CPU time less than making it. One is made per run, in its folder in memory. Does nothing without such a folder: in
 * one that outlives the run, a database would outlive its schema.
 */
export async function copyBlankDatabase(dataFolder: string): Promise<void> {
  const folder = memoryFolder();
  if (!folder) return;
  const blank = path.join(folder, 'blank-database');
  if (!existsSync(blank)) await makeBlankDatabase(folder, blank);
  await run('cp', ['-a', path.join(blank, 'postgres'), dataFolder]);
}

/** Made beside its place and then moved, because other workers may be making it too: the first one counts. */
async function makeBlankDatabase(folder: string, blank: string): Promise<void> {
  const unfinished = await mkdtemp(path.join(folder, 'blank-'));
  // Most processes copy only, so they do not load the server.
  const { prepareDatabase } = await import('#server/prepare-database.ts');
  const settings = { databaseUrl: null, dataFolder: unfinished } as Settings;
  const database = await prepareDatabase(settings, pino({ level: 'silent' }));
  await database.stop();
  await rename(unfinished, blank).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(blank)) throw error;
  });
}
