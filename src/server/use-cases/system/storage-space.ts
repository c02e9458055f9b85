import { AppError } from '../../errors.ts';
import type { DiskSpace, MeasureDisk } from '../../ports/disk-space.ts';

const mebibyte = 1_024 * 1_024;

/** Reserved for active work, the database and the log: new work is refused before it uses this space. */
export const reservedBytes = 256 * mebibyte;

/** Warning threshold that leaves the operator time to act. */
const lowBytes = 1_024 * mebibyte;
const lowShare = 0.05;

const warnAgainAfterMs = 15 * 60_000;

export type StorageSpace = {
  /** Null if the disk cannot be measured. */
  read: () => Promise<(DiskSpace & { isLow: boolean }) | null>;
  /** Throws `storage_full` if this many more bytes would use the reserve. */
  require: (bytes: number) => Promise<void>;
  /** Logs a warning when space is low: at once, and again every quarter of an hour. */
  watch: () => Promise<void>;
};

type SpaceDeps = {
  measure: MeasureDisk;
  log: { warn: (facts: object, text: string) => void };
  now?: () => number;
};

export function createStorageSpace({ measure, log, now = () => performance.now() }: SpaceDeps): StorageSpace {
  let warnedAt: number | null = null;

  const read: StorageSpace['read'] = async () => {
    const disk = await measure().catch((error: unknown) => {
      log.warn({ err: error }, 'the free disk space cannot be read');
      return null;
    });
    if (!disk) return null;
    const isLow = disk.freeBytes < lowBytes || disk.freeBytes < disk.totalBytes * lowShare;
    return { ...disk, isLow };
  };

  return {
    read,
    async require(bytes) {
      const disk = await read();
      // A disk that cannot be measured may have space; if not, the write fails.
      if (disk && disk.freeBytes - bytes < reservedBytes) throw storageFull();
    },
    async watch() {
      const disk = await read();
      if (!disk?.isLow) {
        warnedAt = null;
        return;
      }
      if (warnedAt !== null && now() - warnedAt < warnAgainAfterMs) return;
      warnedAt = now();
      const { freeBytes, totalBytes } = disk;
      log.warn({ freeBytes, totalBytes }, 'little disk space is left; below 256 MB new work is refused');
    },
  };
}

export const storageFull = (cause?: unknown): AppError =>
  new AppError(
    'storage_full',
    'Hookline has no room for new files at the moment. Please try again later.',
    {},
    cause,
  );

const fullCodes = new Set<unknown>([
  // From the file system: no space, or the user's quota is exhausted.
  'ENOSPC',
  'EDQUOT',
  // From PostgreSQL: disk_full.
  '53100',
]);

/** Whether a full disk is the error or one of its causes. */
export function isStorageFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && fullCodes.has(current.code)) return true;
  return false;
}
