import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../ports/storage.ts';
import { isStorageKey, requireStorageKey, signKeys, UnknownKeyError } from '../storage-keys.ts';

/** Files in a folder. `now` is milliseconds since the epoch. */
export function createEmbeddedStorage(options: {
  folder: string;
  signingSecret: string;
  now?: () => number;
}): Storage {
  // The only place that turns keys into paths.
  const pathOf = (key: string): string => path.join(options.folder, ...requireStorageKey(key).split('/'));
  const unknown =
    (key: string) =>
    (error: NodeJS.ErrnoException): never => {
      throw error.code === 'ENOENT' ? new UnknownKeyError(key, error) : error;
    };

  async function* list(folder: string): AsyncIterable<{ key: string; changedAt: Date }> {
    const entries = await opendir(path.join(options.folder, folder), { recursive: true }).catch(() => null);
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(options.folder, file).split(path.sep).join('/');
      if (isStorageKey(key)) yield { key, changedAt: (await stat(file)).mtime };
    }
  }

  return {
    async check() {
      await mkdir(options.folder, { recursive: true });
      await access(options.folder, constants.R_OK | constants.W_OK);
    },
    async put(key, localPath) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(localPath, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        // On another file system: copies to a temporary file beside the target first, so the key
        // never shows a partial file.
        await copyFile(localPath, `${target}.part`);
        await rename(`${target}.part`, target);
        await rm(localPath);
      });
    },
    async fetch(key) {
      await stat(pathOf(key)).catch(unknown(key));
      return pathOf(key);
    },
    async find(key) {
      const facts = await stat(pathOf(key)).catch(() => null);
      return facts ? { sizeBytes: facts.size } : null;
    },
    async open(key, range) {
      const file = await open(pathOf(key)).catch(unknown(key));
      return file.createReadStream(range ? { start: range.start, end: range.end } : {});
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    list,
    ...signKeys(options),
  };
}
