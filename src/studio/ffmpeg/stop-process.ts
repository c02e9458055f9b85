import type { ChildProcess } from 'node:child_process';

const patienceMs = 2_000;

/**
 * Asks the process and everything that it started to end, and makes them end when they have not done so in time. The
 * process must lead a group of its own (`detached`).
 */
export function stopProcess(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  // Not `exit`: a program behind a wrapper script may outlive the script, with its output still open.
  child.once('close', () => clearTimeout(insist));
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
