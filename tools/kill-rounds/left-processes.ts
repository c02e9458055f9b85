import { execFileSync } from 'node:child_process';
import { descendantsIn, readProcesses } from '../../tests/helpers/processes.ts';

/** All running processes whose command or environment contains the folder, except this one. */
export function processesOf(folder: string): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // Otherwise ps itself would contain the folder of temporary files.
    env: { PATH: process.env.PATH ?? '' },
  }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, state, text] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || state!.startsWith('Z') || !text!.includes(folder) || Number(pid) === process.pid) return [];
    return [{ pid: Number(pid), command: text!.slice(0, 100) }];
  });
}

/** Processes of the folder that are descendants of neither this supervisor nor this postmaster. */
export function orphansOf(folder: string, heads: readonly number[]): string[] {
  const all = readProcesses();
  const owned = new Set(heads.flatMap((head) => [head, ...descendantsIn(all, head).map(({ pid }) => pid)]));
  return processesOf(folder)
    .filter(({ pid }) => !owned.has(pid))
    .map(({ pid, command }) => `${pid} ${command}`);
}
