import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { placeHold } from '#server/db/ledger.ts';
import { migrate } from '#server/db/migrate.ts';
import { testAccount } from '../tests/helpers/test-account.ts';

const clients = 16;
const roundMs = 500;
const rounds = 6;

export type HoldFigures = {
  hotPerSecond: number;
  spreadPerSecond: number;
  /** Ratio of holds to plain row updates, on one and on a hundred rows. */
  hotRatio: number;
  spreadRatio: number;
};

type Work = (turn: number) => Promise<unknown>;

/** Completed operations of concurrent clients in one round. */
async function playRound(work: Work): Promise<number> {
  const untilMs = performance.now() + roundMs;
  let turns = 0;
  const runClient = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      turns += 1;
      await work(turns);
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return turns;
}

/** Alternates, so that other load on the machine affects both equally. */
async function compare(holds: Work, updates: Work): Promise<{ perSecond: number; ratio: number }> {
  await playRound(holds);
  await playRound(updates);
  let [held, updated] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    held += await playRound(holds);
    updated += await playRound(updates);
  }
  return { perSecond: held / ((rounds * roundMs) / 1_000), ratio: held / updated };
}

async function measureOn(database: Database): Promise<HoldFigures> {
  await sql`create table bare_rows (id int primary key, credits bigint not null)`.execute(database);
  await sql`insert into bare_rows select n, 0 from generate_series(0, 99) n`.execute(database);
  const wallets: string[] = [];
  while (wallets.length < 100) wallets.push(await testAccount(database, 10_000_000));
  const update = (row: number) =>
    database
      .transaction()
      .execute((transaction) =>
        sql`update bare_rows set credits = credits + 1 where id = ${row}`.execute(transaction),
      );
  const hold = (userId: string) =>
    database
      .transaction()
      .execute((transaction) => placeHold(transaction, { userId, credits: 10, description: 'Hook' }));

  const hot = await compare(
    () => hold(wallets[0]!),
    () => update(0),
  );
  const spread = await compare(
    (turn) => hold(wallets[turn % 100]!),
    (turn) => update(turn % 100),
  );
  return {
    hotPerSecond: hot.perSecond,
    hotRatio: hot.ratio,
    spreadPerSecond: spread.perSecond,
    spreadRatio: spread.ratio,
  };
}

/** Holds on the embedded database, with the app's durability settings. */
export async function measureHolds(): Promise<HoldFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hookline-holds-'));
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.databaseUrl);
  try {
    await migrate(database, path.resolve(import.meta.dirname, '../migrations'));
    return await measureOn(database);
  } finally {
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
