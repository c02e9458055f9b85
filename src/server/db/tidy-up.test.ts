import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { isFileNeeded } from './stored-files/stored-files.ts';
import { tidyUp } from './tidy-up.ts';

test('expired rows are removed; active rows and the books stay', async () => {
  const database = await testDatabase();
  const userId = await testAccount(database, 10);
  await sql`
    insert into sessions (id, user_id, token_hash, expires_at, revoked_at) values
      ('alive', ${userId}, 'a', now() + interval '1 day', null),
      ('ended lately', ${userId}, 'b', now() - interval '1 day', null),
      ('ended', ${userId}, 'c', now() - interval '8 days', null),
      ('revoked', ${userId}, 'd', now() + interval '1 day', now() - interval '8 days')
  `.execute(database);
  await sql`insert into sign_in_nonces values ('old', now() - interval '1 second'), ('new', now() + interval '1 minute')`.execute(
    database,
  );
  await tidyUp(database);
  const sessions = await database.selectFrom('sessions').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual(['alive', 'ended lately']);
  const nonces = await database.selectFrom('sign_in_nonces').select('nonce_hash').execute();
  expect(nonces.map(({ nonce_hash }) => nonce_hash)).toEqual(['new']);
  expect(await database.selectFrom('ledger_transactions').select('kind').execute()).toEqual([
    { kind: 'purchase' },
  ]);
});

test('addresses are removed from the audit log after 90 days, and records after 400', async () => {
  const database = await testDatabase();
  await sql`
    insert into audit_events (id, kind, address, at) values
      ('new', 'signed_in', '192.0.2.1', now() - interval '89 days'),
      ('old', 'signed_in', '192.0.2.1', now() - interval '91 days'),
      ('ended', 'signed_in', '192.0.2.1', now() - interval '401 days')
  `.execute(database);
  await tidyUp(database);
  const events = await database.selectFrom('audit_events').select(['id', 'address']).orderBy('id').execute();
  expect(events).toEqual([
    { id: 'new', address: '192.0.2.1' },
    { id: 'old', address: null },
  ]);
});

test('expired counters are removed, and active limits stay', async () => {
  const database = await testDatabase();
  await sql`
    insert into rate_counters values
      ('over', 1, (extract(epoch from now()) - 1) * 1000), ('still', 1, (extract(epoch from now()) + 60) * 1000)
  `.execute(database);
  await tidyUp(database);
  const { rows } = await sql`select key from rate_counters`.execute(database);
  expect(rows).toEqual([{ key: 'still' }]);
});

test('an editor’s unsaved files are removed, and a deleted template’s files a day later', async () => {
  const database = await testDatabase();
  await sql`
    insert into content_files (id, kind, file_name, size_bytes, storage_key, created_at)
    select id, 'template-video', 'clip.mp4', 1, 'content/files/' || id || '.mp4', now() - age
    from (values
      ('unsaved', interval '25 hours'), ('just-sent', interval '1 hour'), ('used', interval '9 days'),
      ('of-deleted', interval '9 days'), ('of-just-deleted', interval '9 days')
    ) files (id, age)
  `.execute(database);
  await sql`
    insert into templates (id, name, category_id, type, video_file_id, aspect_ratio, recommended_seconds, is_active, deleted_at)
    select file, 'T', 'marketing', 'hook', file, '9:16', 30, true, now() - age
    from (values
      ('used', null), ('of-deleted', interval '25 hours'), ('of-just-deleted', interval '1 hour')
    ) templates (file, age)
  `.execute(database);
  await tidyUp(database);
  const files = await database.selectFrom('content_files').select('id').orderBy('id').execute();
  expect(files.map(({ id }) => id)).toEqual(['just-sent', 'of-just-deleted', 'used']);
  expect(await isFileNeeded(database, 'content/clips/used.mp4')).toBe(true);
  expect(await isFileNeeded(database, 'content/clips/unsaved.mp4')).toBe(false);
});
