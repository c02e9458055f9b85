import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const pollEveryMs = 50;

/** Peak resident memory of a command and its descendants, in MB; null without /proc. */
export async function measurePeakMemory(program: string, args: string[]): Promise<number | null> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const stopWatching = watchMemory(child.pid ?? 0);
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const megabytes = stopWatching();
  if (exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${exitCode}`);
  return megabytes;
}

/**
 * Watches a process and its descendants. The returned function stops and returns their peak in MB, null without /proc.
 */
export function watchMemory(root: number, everyMs = pollEveryMs): () => number | null {
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, treeBytes(root));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return peakBytes === 0 ? null : peakBytes / 1e6;
  };
}

function treeBytes(root: number): number {
  if (process.platform !== 'linux') return 0;
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readOrEmpty(`/proc/${name}/stat`) : '';
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isInTree = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && (id === root || isInTree(parents.get(id)));
  return [...parents.keys()].filter(isInTree).reduce((sum, id) => sum + residentBytes(id), 0);
}

function residentBytes(id: number): number {
  // PSS divides shared pages among processes, so the libraries of two ffmpeg processes are not counted twice.
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${id}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may exit while its files are read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
