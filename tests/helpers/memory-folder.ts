import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const sharedMemory = '/dev/shm';
const prefix = 'hookline-run-';
const gibibyte = 2 ** 30;

/**
 * Makes a folder in memory the temporary folder of this process and its children, where the machine has one to spare.
 * Every test creates a database, and every story an app with a database of its own: thousands of small files each, which
 * take a disk three times as long as the test itself. Does nothing on machines without shared memory.
 */
export function useMemoryFolder(): void {
  // Test runners load their configuration again in each worker.
  if (memoryFolder()) return;
  const folder = createFolder();
  if (!folder) return;
  process.env.TMPDIR = folder;
  process.on('exit', () => removeFolder(folder));
}

/** The folder in memory of the run that this process is part of. */
export function memoryFolder(): string | null {
  const folder = process.env.TMPDIR;
  return folder?.startsWith(path.join(sharedMemory, prefix)) ? folder : null;
}

/** Never fails the run: a process that a test left behind may still write there, and the next run removes the rest. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    process.stderr.write(`${folder} could not be removed: ${String(error)}\n`);
  }
}

function createFolder(): string | null {
  try {
    removeAbandoned();
    const { bavail, bsize } = statfsSync(sharedMemory);
    if (bavail * bsize < 6 * gibibyte || freemem() < 8 * gibibyte) return null;
    const folder = mkdtempSync(path.join(sharedMemory, `${prefix}${process.pid}-`));
    // The database's own user passes through it; what lies inside is private.
    chmodSync(folder, 0o711);
    if (allowsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Without it, tests only take longer.
  }
  return null;
}

/** Folders of runs that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(sharedMemory).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(pid)) removeFolder(path.join(sharedMemory, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tests write stand-ins of media tools and run them, which a folder mounted with "noexec" refuses. */
function allowsPrograms(folder: string): boolean {
  const program = path.join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  try {
    execFileSync(program);
    return true;
  } catch {
    return false;
  }
}
