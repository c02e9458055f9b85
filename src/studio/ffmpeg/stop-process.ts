import type { ChildProcess } from 'node:child_process';

const patienceMs = 2_000;

/**
 * Terminates the process and its children, and kills them if they have not ended in time. The process must lead its own
 * group (`detached`).
 */
export function stopProcess(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  // Not `exit`: a program behind a wrapper script may outlive the script and keep its output open.
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
