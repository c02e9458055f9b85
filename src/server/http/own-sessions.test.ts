import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownAccountFront } from '../../../tests/helpers/own-account.ts';
import type { Session } from '#contract/calls/account.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function twoDevices() {
  const front = await ownAccountFront();
  const desk = await front.signIn();
  const phone = await front.signIn('ada@example.com', safari);
  const stranger = await front.signIn('bo@example.com');
  const sessions = async (): Promise<Session[]> =>
    (await desk.call('GET', '/api/account/sessions')).json().sessions;
  return { ...front, desk, phone, stranger, sessions };
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

test('a user sees their devices and which one is current', async () => {
  const { sessions, stranger } = await twoDevices();
  expect((await sessions()).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Safari on iOS', false],
    ['Firefox on Windows', true],
  ]);
  const others = (await stranger.call('GET', '/api/account/sessions')).json().sessions;
  expect(others).toHaveLength(1);
});

test('one device is signed out, and the others are not', async () => {
  const { sessions, desk, phone, stranger } = await twoDevices();
  const { id } = (await sessions()).find(({ isCurrent }) => !isCurrent)!;
  const own = (await stranger.call('DELETE', `/api/account/sessions/${id}`)).statusCode;
  expect(own).toBe(404);
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
  expect((await desk.call('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
  expect((await phone.call('GET', '/api/auth/me')).json().error).toBe('session_expired');
  expect((await desk.call('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(404);
  expect(await sessions()).toHaveLength(1);
});

test('all other devices are signed out at once @accounts-020', async () => {
  const { sessions, desk, phone, stranger } = await twoDevices();
  expect((await desk.call('DELETE', '/api/account/sessions')).statusCode).toBe(204);
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(401);
  expect((await sessions()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect((await stranger.call('GET', '/api/auth/me')).statusCode).toBe(200);
});

test('a session unused for 14 days has expired, even before its 30 days @accounts-019', async () => {
  const { database, desk, phone, sessions } = await twoDevices();
  const seen = (userAgentPart: string, days: number) =>
    database
      .updateTable('sessions')
      .set({ last_seen_at: daysAgo(days) })
      .where('device', 'like', `${userAgentPart}%`)
      .execute();
  await seen('Safari', 13);
  expect((await phone.call('GET', '/api/auth/me')).statusCode).toBe(200);
  await seen('Safari', 14);
  expect((await phone.call('GET', '/api/auth/me')).json().error).toBe('session_expired');
  expect(await sessions()).toHaveLength(1);
  expect((await desk.call('GET', '/api/auth/me')).statusCode).toBe(200);
});

test('last use is recorded at most every five minutes', async () => {
  const { database, desk } = await twoDevices();
  const setSeen = (minutes: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes})`.execute(database);
  const minutesSinceSeen = async (): Promise<number> => {
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from now() - last_seen_at)::float8 / 60 as minutes
      from sessions where device like 'Firefox%' and user_id = ${desk.userId}
    `.execute(database);
    return rows[0]!.minutes;
  };
  await setSeen(4);
  await desk.call('GET', '/api/auth/me');
  expect(await minutesSinceSeen()).toBeGreaterThan(3.9);
  await setSeen(6);
  await desk.call('GET', '/api/auth/me');
  expect(await minutesSinceSeen()).toBeLessThan(1);
});

test('an editor is recognised whatever the letter case of the configured address @accounts-006', async () => {
  const { signIn } = await ownAccountFront();
  const editor = await signIn('editor@example.com');
  const other = await signIn('ada@example.com');
  expect((await editor.call('GET', '/api/auth/me')).json().isEditor).toBe(true);
  expect((await other.call('GET', '/api/auth/me')).json().isEditor).toBe(false);
});

test('over https, signing out clears the browser’s cache and nothing else', async () => {
  const { signIn } = await ownAccountFront({ https: true });
  const reply = await (await signIn()).call('POST', '/api/auth/logout');
  expect(reply.headers['clear-site-data']).toBe('"cache"');
  const plain = await ownAccountFront();
  expect((await (await plain.signIn()).call('POST', '/api/auth/logout')).headers).not.toHaveProperty(
    'clear-site-data',
  );
});

test('sign-in, refused sign-in, sign-out and revocation are audited with user, origin and time @accounts-021', async () => {
  const { app, database, desk, sessions } = await twoDevices();
  const { id } = (await sessions()).find(({ isCurrent }) => !isCurrent)!;
  await desk.call('DELETE', `/api/account/sessions/${id}`);
  await desk.call('POST', '/api/auth/logout');
  const refused = { credential: 'secret.id.token' };
  await app.inject({ method: 'POST', url: '/api/auth/google', payload: refused });
  const events = await database.selectFrom('audit_events').selectAll().orderBy('at').execute();
  expect(events.map(({ kind, user_id }) => [kind, user_id === desk.userId])).toEqual([
    ['signed_in', true],
    ['signed_in', true],
    ['signed_in', false],
    ['session_revoked', true],
    ['signed_out', true],
    ['sign_in_refused', false],
  ]);
  expect(events.at(-1)).toMatchObject({
    user_id: null,
    address: '127.0.0.1',
    details: { reason: 'This browser did not begin a sign-in' },
  });
  expect(events[1]).toMatchObject({ user_agent: safari, details: { created: false } });
  const all = JSON.stringify(events);
  for (const secret of ['secret.id.token', desk.token, 'ada@example.com']) expect(all).not.toContain(secret);
});

test('a refused call leaves no audit record', async () => {
  const { database, desk } = await twoDevices();
  const count = async () => (await database.selectFrom('audit_events').select('id').execute()).length;
  const before = await count();
  expect((await desk.call('DELETE', '/api/account/sessions/unknown')).statusCode).toBe(404);
  expect(await count()).toBe(before);
});
