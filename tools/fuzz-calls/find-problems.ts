import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { readWalletViolations } from '#server/db/wallet-invariants.ts';
import type { RunningApp } from '../../tests/helpers/running-app.ts';

const errorLevel = 50;

/** Errors in the log, and lines not written by the logger, which come from unhandled errors. */
function findLoggedErrors(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('  Hookline is running at ')) return [];
    if (!line.startsWith('{')) return [`logged: ${line}`];
    const level = readLevel(line);
    return level === null || level >= errorLevel ? [`logged: ${line.slice(0, 1_500)}`] : [];
  });
}

/** Null for a broken line: long lines of two processes can interleave. */
function readLevel(line: string): number | null {
  try {
    return (JSON.parse(line) as { level: number }).level;
  } catch {
    return null;
  }
}

/** Problems of the app after all requests: readiness, ledger and log. */
export async function findProblems(app: RunningApp): Promise<string[]> {
  const ready = await fetch(new URL('/api/ready', app.url));
  const database = openDatabase((await startEmbeddedPostgres(app.dataFolder)).databaseUrl);
  const violations = await readWalletViolations(database).finally(() => database.destroy());
  return [
    ...(ready.status === 200 ? [] : [`/api/ready replied ${ready.status}: ${await ready.text()}`]),
    ...violations.map((violation) => `the books: ${JSON.stringify(violation)}`),
    ...findLoggedErrors(app.log()),
  ];
}
