import { execFileSync } from 'node:child_process';

export type ProcessInfo = { pid: number; parentPid: number; command: string };

/** Every live process of the machine. */
export function readProcesses(): ProcessInfo[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    // A zombie counts as dead: its parent has not reaped it yet.
    if (!match || match[3]!.startsWith('Z')) return [];
    return [{ pid: Number(match[1]), parentPid: Number(match[2]), command: match[4]! }];
  });
}

export const childrenOf = (parentPid: number): ProcessInfo[] =>
  readProcesses().filter((entry) => entry.parentPid === parentPid);

/** The descendants of a process in a list of processes. */
export const descendantsIn = (processes: readonly ProcessInfo[], parentPid: number): ProcessInfo[] =>
  processes
    .filter((entry) => entry.parentPid === parentPid)
    .flatMap((child) => [child, ...descendantsIn(processes, child.pid)]);

/** The process ids among these that are alive. */
export function livingOf(pids: readonly number[]): number[] {
  const living = new Set(readProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => living.has(pid));
}

export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
