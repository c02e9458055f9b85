import type { Readable } from 'node:stream';
import type { Storage } from '../../ports/storage.ts';

export type OpenDeps = { storage: Storage };
type OpenedFile = { sizeBytes: number; read: (range?: { start: number; end: number }) => Promise<Readable> };

/** Opens a stored file for reading; null if it does not exist. Access was checked before. */
export async function openFile(deps: OpenDeps, key: string): Promise<OpenedFile | null> {
  const found = await deps.storage.find(key);
  return found && { sizeBytes: found.sizeBytes, read: (range) => deps.storage.open(key, range) };
}

/** An unexpired signed URL is enough to read the file. */
export function mayOpen(deps: OpenDeps, key: string, query: { expires: string; signature: string }): boolean {
  return deps.storage.verifyAddress(key, query);
}
