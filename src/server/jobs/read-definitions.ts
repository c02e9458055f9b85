import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyJobDefinition } from './define-job.ts';

const ownFolder = path.join(import.meta.dirname, 'definitions');

/**
 * All job definitions: each file of `jobs/definitions/` exports one as `default`. Queues, slots, the sweep of lost
 * tasks and the limits of work folders derive from this list.
 */
export async function readJobDefinitions(folder: string = ownFolder): Promise<AnyJobDefinition[]> {
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const loaded = (await import(pathToFileURL(path.join(folder, file)).href)) as {
        default: AnyJobDefinition;
      };
      return loaded.default;
    }),
  );
}
