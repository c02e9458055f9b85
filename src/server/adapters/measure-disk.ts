import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DiskSpace, MeasureDisk } from '../ports/disk-space.ts';

/** Folders of the data folder that may be file systems of their own. */
const subfolders = ['.', 'incoming', 'resumable', 'storage', 'work', 'postgres'];

export function measureDiskOf(dataFolder: string): MeasureDisk {
  return async () => {
    const found = await Promise.all(subfolders.map((name) => measure(path.join(dataFolder, name))));
    const disks = found.filter((disk) => disk !== null);
    if (disks.length === 0) throw new Error(`the free space of ${dataFolder} cannot be read`);
    return disks.reduce((least, disk) => (disk.freeBytes < least.freeBytes ? disk : least));
  };
}

/** Null when there is no such folder. */
const measure = (folder: string): Promise<DiskSpace | null> =>
  statfs(folder).then(
    // What an ordinary user may take, which is less than what is free.
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }),
    () => null,
  );
