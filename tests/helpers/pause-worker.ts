import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import type { RunningApp } from './running-app.ts';

/**
 * Halts the worker of an app on its embedded database: accepted work stays in the queue. Everything else continues,
 * because the worker is only halted while it has no transaction open, and so holds no lock.
 */
export async function pauseWorker(app: RunningApp): Promise<{ resume: () => void }> {
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void =>
    app.pidsOf('worker').forEach((pid) => process.kill(pid, name));
  // Attaches to the app's own server instead of starting a second one.
  const database = openDatabase((await startEmbeddedPostgres(app.dataFolder)).databaseUrl);
  const isWithinTransaction = async (): Promise<boolean> => {
    const sessions = sql`select from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`;
    return (await sessions.execute(database)).rows.length > 0;
  };
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      signal('SIGSTOP');
      // A statement that was under way ends, and leaves its transaction open.
      await delay(100);
      if (!(await isWithinTransaction())) return { resume: () => signal('SIGCONT') };
      signal('SIGCONT');
      await delay(100);
    }
    throw new Error('the worker always has a transaction open');
  } finally {
    await database.destroy();
  }
}

/** Runs `walk` while the worker is paused: nothing that it orders is made before it ends. */
export async function withPausedWorker<T>(app: RunningApp, walk: () => Promise<T>): Promise<T> {
  const { resume } = await pauseWorker(app);
  try {
    return await walk();
  } finally {
    resume();
  }
}
