import type { Readable } from 'node:stream';
import type { Storage } from '../../ports/storage.ts';

export type OpenDeps = { storage: Storage };
type OpenedFile = { sizeBytes: number; read: (range?: { start: number; end: number }) => Promise<Readable> };

/** A stored file ready to be read; null when there is none. Whether the caller may see it was decided before. */
export async function openFile(deps: OpenDeps, key: string): Promise<OpenedFile | null> {
  const found = await deps.storage.find(key);
  return found && { sizeBytes: found.sizeBytes, read: (range) => deps.storage.open(key, range) };
}

/** Whoever holds an address that we signed, and that has not expired, may read the file. */
export function mayOpen(deps: OpenDeps, key: string, query: { expires: string; signature: string }): boolean {
  return deps.storage.verifyAddress(key, query);
}
