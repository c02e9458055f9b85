import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../../tests/helpers/database-before.ts';
import { findOwnUpload } from './uploads.ts';

test('the migration confirms existing uploads, and those of processes of the previous version', async () => {
  const { database, migrate } = await databaseBefore('0011-upload-reservations');
  await sql`insert into users (id, issuer, subject, email, name) values ('u', 'i', 's', 'e', 'n')`.execute(
    database,
  );
  const insert = (id: string) =>
    sql`
      insert into uploads (id, user_id, kind, file_name, size_bytes, content_hash, storage_key, facts, created_at)
      values (${id}, 'u', 'video', 'a.mp4', 1, 'h', 'k', '{}', '2026-01-01Z')
    `.execute(database);
  await insert('before');
  await migrate();
  await insert('after');
  expect(await findOwnUpload(database, 'u', 'before')).toMatchObject({ file_name: 'a.mp4' });
  expect(await findOwnUpload(database, 'u', 'after')).toMatchObject({ file_name: 'a.mp4' });
  const [before] = await database
    .selectFrom('uploads')
    .select('confirmed_at')
    .orderBy('id', 'desc')
    .execute();
  expect(before!.confirmed_at).toEqual(new Date('2026-01-01Z'));
});
