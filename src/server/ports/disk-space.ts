export type DiskSpace = { freeBytes: number; totalBytes: number };

/** Reads how full the disks below the data folder are; the one with the least free space counts. */
export type MeasureDisk = () => Promise<DiskSpace>;
