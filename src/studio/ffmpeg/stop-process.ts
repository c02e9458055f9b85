import type { ChildProcess } from 'node:child_process';

const killAfterMs = 2_000;

/**
 * Terminates the process and its children, and kills them if they have not ended in time. The process must lead its own
 * group (`detached`).
 */
export function stopProcess(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), killAfterMs);
  // Not `exit`: a program behind a wrapper script may outlive the script and keep its output open.
  child.once('close', () => clearTimeout(killTimer));
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
