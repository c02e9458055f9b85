import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DiskSpace, MeasureDisk } from '../ports/disk-space.ts';

/** Subfolders of the data folder that may be separate file systems. */
const subfolders = ['.', 'incoming', 'resumable', 'storage', 'work', 'postgres'];

export function measureDiskOf(dataFolder: string): MeasureDisk {
  return async () => {
    const found = await Promise.all(subfolders.map((name) => measure(path.join(dataFolder, name))));
    const disks = found.filter((disk) => disk !== null);
    if (disks.length === 0) throw new Error(`the free space of ${dataFolder} cannot be read`);
    return disks.reduce((fullest, disk) => (disk.freeBytes < fullest.freeBytes ? disk : fullest));
  };
}

/** Null if the folder does not exist. */
const measure = (folder: string): Promise<DiskSpace | null> =>
  statfs(folder).then(
    // Space available to ordinary users, which is less than the free space.
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }),
    () => null,
  );
