import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import type { EmbeddedPostgres } from '../db/embedded-postgres.ts';
import { superviseDatabase } from './supervise-database.ts';

type Line = { facts: { delayMs?: number }; text: string };

/** A database that crashes on demand, and whose first starts fail. */
function supervised(options: { failures?: number } = {}) {
  const state = { hasCrashed: false, starts: 0, stops: 0 };
  const lines: Line[] = [];
  const write = (...args: unknown[]): void => {
    const [facts, text] = args.length > 1 ? args : [{}, args[0]];
    lines.push({ facts: facts as Line['facts'], text: text as string });
  };
  const postgres: EmbeddedPostgres = {
    databaseUrl: '',
    isOwner: true,
    hasCrashed: async () => state.hasCrashed,
    stop: async () => void (state.stops += 1),
  };
  const database = superviseDatabase({
    postgres,
    async start() {
      state.starts += 1;
      if (state.starts <= (options.failures ?? 0)) throw new Error('the disk is full');
      state.hasCrashed = false;
      return postgres;
    },
    logger: { error: write, info: write } as never,
    pace: { pollIntervalMs: 5, firstRetryMs: 20, maxRetryMs: 40 },
  });
  onTestFinished(database.stop);
  return { database, state, lines };
}

test('a crashed database is restarted, and both are logged', async () => {
  const { database, state, lines } = supervised();
  state.hasCrashed = true;
  await waitFor(() => (lines.length === 2 ? true : undefined), 5_000);
  await database.running();
  expect(state.starts).toBe(1);
  expect(lines.map(({ text }) => text)).toEqual([
    'the embedded PostgreSQL crashed; restarting',
    expect.stringMatching(/^the embedded PostgreSQL is running again after \d/),
  ]);
});

test('a failed start is retried with growing delays', async () => {
  const { state, lines } = supervised({ failures: 3 });
  state.hasCrashed = true;
  await waitFor(() => (state.hasCrashed ? undefined : true), 5_000);
  expect(lines.flatMap(({ facts }) => facts.delayMs ?? [])).toEqual([20, 40, 40]);
});

test('a service waits until the database runs', async () => {
  const { database, state } = supervised({ failures: 2 });
  state.hasCrashed = true;
  await waitFor(() => (state.starts > 0 ? true : undefined), 5_000);
  await database.running();
  expect(state.hasCrashed).toBe(false);
});

test('after a stop nothing is restarted', async () => {
  const { database, state } = supervised({ failures: 1_000 });
  state.hasCrashed = true;
  await waitFor(() => (state.starts > 1 ? true : undefined), 5_000);
  await database.stop();
  const { starts } = state;
  state.hasCrashed = true;
  await database.running();
  expect(state).toMatchObject({ starts, stops: 1 });
});
