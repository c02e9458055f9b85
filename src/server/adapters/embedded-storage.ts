import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../ports/storage.ts';

const hourMs = 3_600_000;
const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_.-]*)+$/;

/** Files in a folder, addresses signed by HMAC. `now` is milliseconds since the epoch. */
export function createEmbeddedStorage(options: {
  folder: string;
  signingSecret: string;
  now?: () => number;
}): Storage {
  const now = options.now ?? Date.now;
  const pathOf = (key: string): string => {
    // The one place that turns keys into paths: no key may leave the folder.
    if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return path.join(options.folder, ...key.split('/'));
  };
  const sign = (key: string, expires: string): string =>
    createHmac('sha256', options.signingSecret).update(`${expires}\n${key}`).digest('base64url');

  async function* list(prefix: string): AsyncIterable<{ key: string; changedAt: Date }> {
    const folder = await opendir(path.join(options.folder, prefix), { recursive: true }).catch(() => null);
    if (!folder) return;
    for await (const entry of folder) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(options.folder, file).split(path.sep).join('/');
      if (keyPattern.test(key)) yield { key, changedAt: (await stat(file)).mtime };
    }
  }

  return {
    async put(key, localPath) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(localPath, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        // Another file system: copy beside the target first, so that the key never shows half a file.
        await copyFile(localPath, `${target}.part`);
        await rename(`${target}.part`, target);
        await rm(localPath);
      });
    },
    async fetch(key) {
      await stat(pathOf(key));
      return pathOf(key);
    },
    async find(key) {
      const facts = await stat(pathOf(key)).catch(() => null);
      return facts ? { sizeBytes: facts.size } : null;
    },
    async open(key, range) {
      return createReadStream(pathOf(key), range ? { start: range.start, end: range.end } : {});
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    list,
    signAddress(key) {
      pathOf(key);
      const expires = String((Math.floor(now() / hourMs) + 2) * hourMs);
      return `/api/files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    verifyAddress(key, { expires, signature }) {
      if (!keyPattern.test(key) || !/^\d{1,15}$/.test(expires) || Number(expires) < now()) return false;
      const expected = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
