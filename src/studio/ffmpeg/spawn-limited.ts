import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';

/** Enough to decode and encode 4096×4096 with two threads; a hostile file cannot take more. */
const addressSpaceBytes = 4 * 1024 ** 3;
const prlimitPath = '/usr/bin/prlimit';

type LimitedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

export function buildLimitedCommand(
  program: string,
  args: readonly string[],
  { maxOutputBytes, hasPrlimit }: { maxOutputBytes?: number; hasPrlimit: boolean },
): string[] {
  if (!hasPrlimit) return [program, ...args];
  const fileSize = maxOutputBytes === undefined ? [] : [`--fsize=${maxOutputBytes}`];
  return [prlimitPath, `--as=${addressSpaceBytes}`, '--core=0', ...fileSize, program, ...args];
}

/**
 * Starts a media tool with low priority, unless a person waits for it, and on Linux with limits on address space and file
 * size. It leads its own process group, so that a wrapper script and the tool behind it can be stopped together.
 */
export function spawnLimited(
  program: string,
  args: readonly string[],
  limits: { maxOutputBytes?: number; isUrgent?: boolean } = {},
): LimitedProcess {
  const hasPrlimit = process.platform === 'linux' && existsSync(prlimitPath);
  const [command = program, ...rest] = buildLimitedCommand(program, args, { ...limits, hasPrlimit });
  const stdio: ['pipe', 'pipe', 'pipe'] = ['pipe', 'pipe', 'pipe'];
  const child = spawn(command, rest, { stdio, shell: false, detached: true });
  if (child.pid !== undefined && !limits.isUrgent) lowerPriority(child.pid);
  return child;
}

function lowerPriority(processId: number): void {
  try {
    setPriority(processId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the platform forbids it; the work does not depend on it.
  }
}
