export type DiskSpace = { freeBytes: number; totalBytes: number };

/** Reads the usage of the disks below the data folder; the one with the least free space counts. */
export type MeasureDisk = () => Promise<DiskSpace>;
