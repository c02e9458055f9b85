import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownAccountFront } from '../../../../tests/helpers/own-account.ts';
import {
  addParts,
  fillAccount,
  keysOf,
  partsFolder,
  partsOf,
  storeFile,
} from '../../../../tests/helpers/rich-account.ts';
import { addUpload, newUpload } from '../../../../tests/helpers/test-video.ts';
import { readAccountState } from '../../db/erasure.ts';
import { readCredits } from '../../db/ledger.ts';
import { tidyUp } from '../../db/tidy-up.ts';
import { findSharedVideo, setVideoOutput } from '../../db/videos.ts';
import { removeUnfinishedUploadsOf } from '../../http/resumable-uploads.ts';
import type { Storage } from '../../ports/storage.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import { eraseAccount } from './erase-account.ts';

type Front = Awaited<ReturnType<typeof ownAccountFront>>;

async function ada() {
  const front = await ownAccountFront();
  const person = await front.signIn('ada@example.com');
  return { front, person, owned: await fillAccount(front, person.userId) };
}

async function erase(front: Front, userId: string, storage: Storage = front.storage): Promise<void> {
  const writeResult = await eraseAccount(
    {
      ...front,
      storage,
      removeUnfinishedUploadsOf: (id) => removeUnfinishedUploadsOf(partsFolder(front), id),
    },
    { userId },
  );
  await front.database.transaction().execute(writeResult);
}

/** The tables that still contain the text anywhere. */
async function tablesWith({ database }: Front, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(database);
  const found = [];
  for (const { name } of rows) {
    const hits =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
        database,
      );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test('the matching e-mail address closes the account at once: sessions, sharing and work end', async () => {
  const { front, person, owned } = await ada();
  const { database } = front;
  const phone = await front.signIn('ada@example.com', 'phone');
  const { videoId } = owned.made;
  const { task_id: taskId } = await database
    .selectFrom('media')
    .select('task_id')
    .where('id', '=', owned.made.hookId)
    .executeTakeFirstOrThrow();
  const stored = {
    key: 'users/u/videos/v.mp4',
    posterKey: 'users/u/videos/v.jpg',
    durationSeconds: 3,
    sizeBytes: 1,
  };
  await setVideoOutput(database, { videoId, format: '9:16', recipe: 'r', taskId: taskId!, stored });
  expect(await findSharedVideo(database, videoId)).toMatchObject({ id: videoId });
  const refused = await person.call('DELETE', '/api/account', { email: 'bo@example.com' });
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'deletion_not_confirmed']);
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
  expect(await readCredits(database, person.userId)).toEqual({ balance: 40, held: 10 });

  const closed = await person.call('DELETE', '/api/account', { email: ' Ada@Example.com ' });
  expect(closed.statusCode).toBe(204);
  for (const device of [person, phone])
    expect((await device.call('GET', '/api/auth/me')).json().error).toBe('session_expired');
  expect(await findSharedVideo(database, videoId)).toBeUndefined();
  const hook = await database
    .selectFrom('tasks')
    .select('status')
    .where('subject_id', '=', owned.underWay.hookId)
    .executeTakeFirst();
  expect(hook?.status).toBe('cancelled');
  // The hook in progress released its hold; the finished one was captured.
  expect(await readCredits(database, person.userId)).toEqual({ balance: 50, held: 0 });
  expect(front.warnings).toEqual([]);
});

test('signing in afterwards creates a new, empty account, before and after the erasure', async () => {
  const { front, person } = await ada();
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  const again = await front.signIn('ada@example.com');
  expect(again.reply.json().created).toBe(true);
  expect(again.userId).not.toBe(person.userId);
  await erase(front, person.userId);
  expect((await again.call('GET', '/api/auth/me')).json().user.email).toBe('ada@example.com');
  expect(await readCredits(front.database, again.userId)).toEqual({ balance: 0, held: 0 });
});

test('signing in during the closing yields the new account or an ended session', async () => {
  const { front, person } = await ada();
  const [closed, ...devices] = await Promise.all([
    person.call('DELETE', '/api/account', { email: 'ada@example.com' }),
    ...Array.from({ length: 12 }, () => front.signIn('ada@example.com')),
  ]);
  expect(closed.statusCode).toBe(204);
  for (const device of devices) {
    expect(device.reply.statusCode).toBe(200);
    const isNew = device.userId !== person.userId;
    expect((await device.call('GET', '/api/auth/me')).statusCode).toBe(isNew ? 200 : 401);
  }
  const people = await front.database.selectFrom('users').select('id').where('email', '<>', '').execute();
  expect(people.length).toBeLessThanOrEqual(1);
});

test('files, parts, cards and rows are removed; the books stay under an anonymous id @accounts-017', async () => {
  const { front, person, owned } = await ada();
  const { database } = front;
  const bo = await front.signIn('bo@example.com');
  await storeFile(front, `users/${bo.userId}/uploads/his.mp4`, 'his');
  await addParts(front, bo.userId);
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  await erase(front, person.userId);

  expect(await keysOf(front, person.userId)).toEqual([]);
  expect(await front.cards.readCards(owned.customerId)).toEqual([]);
  expect(await keysOf(front, bo.userId)).toHaveLength(1);
  expect(await partsOf(front)).toHaveLength(2);
  expect(await readAccountState(database, person.userId)).toBe('gone');
  expect(await tablesWith(front, person.userId)).toEqual([
    'audit_events',
    'holds',
    'ledger_transactions',
    'payments',
    'wallets',
  ]);
  for (const text of ['ada@example.com', 'My secret plan', 'My secret', 'holiday.mp4', owned.customerId])
    expect([text, await tablesWith(front, text)]).toEqual([text, []]);

  const payment = await database.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ id: owned.paymentId, price_cents: 4_900 });
  const { rows } = await sql`select sum(credits)::int as sum from ledger_entries`.execute(database);
  expect(rows).toEqual([{ sum: 0 }]);
  const events = await database
    .selectFrom('audit_events')
    .select(['kind', 'address'])
    .where('user_id', '=', person.userId)
    .orderBy('at')
    .execute();
  expect(events).toEqual([
    { kind: 'signed_in', address: null },
    { kind: 'erasure_began', address: '127.0.0.1' },
    { kind: 'erasure_completed', address: null },
  ]);
});

test('an account without a deletion request is not erased', async () => {
  const { front, person } = await ada();
  const before = await keysOf(front, person.userId);
  await expect(erase(front, person.userId)).rejects.toThrow('was not closed');
  expect(await keysOf(front, person.userId)).toEqual(before);
});

test('a worker that dies at any point leaves work that the next one finishes', async () => {
  const { front, person } = await ada();
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  let deaths = 0;
  for (let steps = 0; ; steps += 1) {
    let left = steps;
    /** Dies after this number of operations. */
    const touch = (): void => {
      if (left === 0) throw new Error('killed');
      left -= 1;
    };
    const mortal: Storage = {
      ...front.storage,
      async *list(prefix) {
        touch();
        yield* front.storage.list(prefix);
      },
      async remove(key) {
        touch();
        await front.storage.remove(key);
        touch();
      },
    };
    const error: unknown = await erase(front, person.userId, mortal).catch((thrown: unknown) => thrown);
    if (!(error instanceof Error)) break;
    expect(error.message).toBe('killed');
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(3);
  expect(await keysOf(front, person.userId)).toEqual([]);
  expect(await partsOf(front)).toEqual([]);
  expect(await readAccountState(front.database, person.userId)).toBe('gone');
  await erase(front, person.userId);
  const completed = await front.database
    .selectFrom('audit_events')
    .select('id')
    .where('kind', '=', 'erasure_completed')
    .execute();
  expect(completed).toHaveLength(1);
});

test('a failed transaction leaves every row, and the next one removes them', async () => {
  const { front, person } = await ada();
  const { database } = front;
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger refuse before delete on users for each row execute function refuse();
  `.execute(database);
  await expect(erase(front, person.userId)).rejects.toThrow('killed');
  expect(await readAccountState(database, person.userId)).toBe('closed');
  const hooks = await database.selectFrom('hooks').select('id').execute();
  expect(hooks).toHaveLength(2);
  await sql`drop trigger refuse on users`.execute(database);
  await erase(front, person.userId);
  expect(await readAccountState(database, person.userId)).toBe('gone');
});

test('an upload received during its sender’s erasure is not kept', async () => {
  const { front, person } = await ada();
  const { database } = front;
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  const { userId } = person;
  const reserved = Promise.withResolvers<void>();
  const erased = Promise.withResolvers<void>();
  const slow: Storage = {
    ...front.storage,
    async put(key) {
      reserved.resolve();
      await erased.promise;
      await storeFile(front, key, 'late');
    },
  };
  const upload = storeUpload({ ...front, storage: slow }, newUpload(userId), 'no local file');
  await reserved.promise;
  await erase(front, userId);
  erased.resolve();
  await expect(upload).rejects.toMatchObject({ code: 'session_expired' });
  expect(await keysOf(front, userId)).toEqual([]);
  expect(await database.selectFrom('uploads').select('id').execute()).toEqual([]);
  await expect(addUpload(database, person.userId)).rejects.toThrow('foreign key');
});

test('the books are removed after the statutory retention @accounts-026', async () => {
  const { front, person } = await ada();
  const { database } = front;
  await person.call('DELETE', '/api/account', { email: 'ada@example.com' });
  await erase(front, person.userId);
  const later = (years: number) =>
    sql`update wallets set owner_erased_at = now() - make_interval(years => ${years})`.execute(database);
  await later(9);
  await tidyUp(database);
  expect(await tablesWith(front, person.userId)).toContain('payments');
  await later(10);
  await tidyUp(database);
  expect(await tablesWith(front, person.userId)).toEqual(['audit_events']);
});
