import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mebibyte = 1_024 * 1_024;

/** A new database and its write-ahead log. */
const firstStartBytes = 256 * mebibyte;
/** The minimum for PostgreSQL to start; files can then be removed. */
const laterStartBytes = 32 * mebibyte;

type Probe = {
  /** Throws an error with a code if the folder cannot be created or written to. */
  tryWriting: (folder: string) => void;
  readFreeBytes: (folder: string) => number;
};

const fileSystem: Probe = {
  tryWriting(folder) {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `.write-test-${process.pid}`);
    try {
      writeFileSync(file, 'Hookline may write here.\n');
    } finally {
      rmSync(file, { force: true });
    }
  },
  readFreeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

const chooseAnother = 'or set DATA_DIR to another folder';

/** The remedy for each error code. */
const remedies: Record<string, string> = {
  EROFS: `its file system is read-only. Mount it for writing, ${chooseAnother}`,
  EACCES: `this user has no write access. Give the user that runs Hookline write access, ${chooseAnother}`,
  EPERM: `this user has no write access. Give the user that runs Hookline write access, ${chooseAnother}`,
  EEXIST: `a file is in the way. Move the file away, ${chooseAnother}`,
  ENOTDIR: `a part of the path is a file. Move the file away, ${chooseAnother}`,
  ENOSPC: `its disk is full. Free some space, ${chooseAnother}`,
  EDQUOT: `the disk quota of this user is used up. Free some space, ${chooseAnother}`,
};

/** Reasons why the app cannot use this data folder, with remedies; creates the folder if it is missing. */
export function dataFolderProblems(dataFolder: string, probe: Probe = fileSystem): string[] {
  const name = `DATA_DIR=${dataFolder}`;
  try {
    probe.tryWriting(dataFolder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return [
      `${name} cannot be used: ${remedies[code] ?? `${message}. Make the folder writable, ${chooseAnother}`}`,
    ];
  }
  const neededBytes = existsSync(path.join(dataFolder, 'postgres')) ? laterStartBytes : firstStartBytes;
  const freeBytes = probe.readFreeBytes(dataFolder);
  if (freeBytes >= neededBytes) return [];
  const inMegabytes = (bytes: number): string => `${Math.floor(bytes / mebibyte)} MB`;
  return [
    `${name} has ${inMegabytes(freeBytes)} of free space, but starting needs ${inMegabytes(neededBytes)}. ` +
      `Free some space, ${chooseAnother}`,
  ];
}
