import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Service } from './compose.ts';
import type { Settings } from './config.ts';

type SuperviseOptions = {
  services: readonly string[];
  settings: Settings;
  databaseUrl: string;
  logger: Logger;
};

const main = path.join(import.meta.dirname, 'main.ts');
const firstRestartMs = 500;
const longestRestartMs = 10_000;
/** A child that lived this long had started well: its next fall is a new one. */
const healthyAfterMs = 30_000;

/** Runs each service as a process of its own and starts it again when it falls. Answers when all are ready. */
export async function supervise(options: SuperviseOptions): Promise<Service> {
  const children = new Map<string, ChildProcess>();
  let stopping = false;

  const run = (name: string, restartMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const child = fork(main, [`--services=${name}`], {
        env: {
          ...options.settings.environment,
          DATABASE_URL: options.databaseUrl,
          PORT: String(options.settings.port),
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      children.set(name, child);
      let ready = false;
      child.once('message', () => {
        ready = true;
        resolve();
      });
      child.once('exit', (code, signal) => {
        children.delete(name);
        if (stopping) return;
        if (!ready && restartMs === firstRestartMs) {
          reject(new Error(`the ${name} service did not start (${signal ?? code})`));
          return;
        }
        const wasHealthy = performance.now() - startedAt > healthyAfterMs;
        const waitMs = wasHealthy ? firstRestartMs : restartMs;
        options.logger.error({ service: name, code, signal, waitMs }, 'a service fell; starting it again');
        setTimeout(() => void run(name, Math.min(waitMs * 2, longestRestartMs)).catch(() => {}), waitMs);
      });
    });

  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all(
      [...children.values()].map(
        (child) =>
          new Promise<void>((resolve) => {
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      ),
    );
  };
  try {
    await Promise.all(options.services.map((name) => run(name, firstRestartMs)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
