import type { RunningApp } from '../../helpers/running-app.ts';

/** While `walk` lasts, nothing that it orders is made. */
export async function withStoppedWorker<T>(app: RunningApp, walk: () => Promise<T>): Promise<T> {
  const workers = app.pidsOf('worker');
  for (const pid of workers) process.kill(pid, 'SIGSTOP');
  try {
    return await walk();
  } finally {
    for (const pid of workers) process.kill(pid, 'SIGCONT');
  }
}
