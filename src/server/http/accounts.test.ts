import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountsFront } from '../../../tests/helpers/accounts-front.ts';
import {
  developmentProvider,
  googleLikeProvider,
  idToken,
} from '../../../tests/helpers/identity-providers.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { openEmbeddedIdentity } from '../adapters/embedded/embedded-identity.ts';
import { openSession } from '../db/sessions.ts';
import { authenticate } from '../use-cases/accounts/authenticate.ts';
import { hashSecretToken } from '../use-cases/accounts/secret-token.ts';

test('an expired nonce is rejected', async () => {
  const provider = await developmentProvider();
  const { database, beginSignIn, trade } = await accountsFront(provider);
  const { nonce, cookie } = await beginSignIn();
  await database
    .updateTable('sign_in_nonces')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute();
  expect((await trade(idToken(provider, { nonce }), cookie)).json().error).toBe('invalid_credential');
});

test('the nonce cookie is inaccessible to scripts and other sites, and cleared on sign-in', async () => {
  const provider = await developmentProvider();
  const { beginSignIn, trade } = await accountsFront(provider);
  const { nonce, cookie } = await beginSignIn();
  expect(cookie).toMatch(/^hookline_nonce=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
  const reply = await trade(idToken(provider, { nonce }), cookie);
  expect(reply.headers['set-cookie']).toMatch(/^hookline_nonce=; .*Expires=Thu, 01 Jan 1970/);
});

async function signedIn() {
  const provider = await developmentProvider();
  const server = await accountsFront(provider);
  const { nonce, cookie } = await server.beginSignIn();
  const reply = await server.trade(idToken(provider, { nonce }), cookie);
  return { ...server, session: reply.json().token as string };
}

test('signing out ends this session only @accounts-007', async () => {
  const { app, me, database, session } = await signedIn();
  const { userId } = (await authenticate({ database, sessionIdleDays: 14 }, session))!;
  await openSession(database, { userId, tokenHash: hashSecretToken('other'), lifetimeDays: 1 });
  const headers = { authorization: `Bearer ${session}` };
  expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(204);
  expect((await me(session)).json().error).toBe('session_expired');
  expect((await me('other')).statusCode).toBe(200);
});

test('a session past its lifetime is rejected', async () => {
  const { me, database, session } = await signedIn();
  const { expires_at } = await database.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
  expect((expires_at.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
  await database
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute();
  expect((await me(session)).statusCode).toBe(401);
});

test('the database contains no usable session token', async () => {
  const { database, session } = await signedIn();
  const stored = JSON.stringify(await database.selectFrom('sessions').selectAll().execute());
  expect(stored).not.toContain(session);
  expect(Buffer.from(session, 'base64url')).toHaveLength(32);
});

test('the development identity passes the same verifier, with one account per e-mail address', async () => {
  const provider = await developmentProvider();
  const { app, beginSignIn, trade, countUsers } = await accountsFront(provider);
  for (const email of ['Bo@example.com', 'bo@example.com']) {
    const { nonce, cookie } = await beginSignIn();
    const minted = await app.inject({
      method: 'POST',
      url: '/api/dev/identity',
      payload: { email, name: 'Bo', nonce },
    });
    expect((await trade(minted.json().credential, cookie)).json().user.name).toBe('Bo');
  }
  expect(await countUsers()).toBe(1);
});

test('a development identity without a nonce is rejected @accounts-010', async () => {
  const { app } = await accountsFront(await developmentProvider());
  const payload = { email: 'bo@example.com', name: 'Bo' };
  const reply = await app.inject({ method: 'POST', url: '/api/dev/identity', payload });
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request']);
  expect(reply.json()).not.toHaveProperty('credential');
});

test('with Google sign-in development identities are unavailable', async () => {
  const { app } = await accountsFront(await googleLikeProvider());
  const payload = { email: 'bo@example.com', name: 'Bo', nonce: 'n' };
  const reply = await app.inject({ method: 'POST', url: '/api/dev/identity', payload });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toBe('not_available_here');
  expect((await app.inject({ url: '/api/auth/options' })).json()).toEqual({
    provider: 'google',
    googleClientId: 'client.apps.googleusercontent.com',
  });
});

test('the development key survives a restart and is readable by its owner only', async () => {
  const dataFolder = await temporaryFolder();
  const [first, second] = await Promise.all([
    openEmbeddedIdentity({ dataFolder }),
    openEmbeddedIdentity({ dataFolder }),
  ]);
  const credential = await first.mintIdentity({ email: 'bo@example.com', name: 'Bo', nonce: 'n' });
  expect(await second.identity.verify(credential, 'n')).toMatchObject({ email: 'bo@example.com' });
  const { mode } = await stat(path.join(dataFolder, 'development-identity.json'));
  expect(mode & 0o777).toBe(0o600);
});
