import type { ChildProcess } from 'node:child_process';

const patienceMs = 2_000;

/** Asks the process to end, and makes it end when it has not done so in time. */
export function stopProcess(child: ChildProcess): void {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  child.once('exit', () => clearTimeout(insist));
}
