import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { mountAccounts } from '#server/http/accounts.ts';
import { createServer } from '#server/http/server.ts';
import { authenticate } from '#server/use-cases/accounts/authenticate.ts';
import type { TestProvider } from './identity-providers.ts';
import { testDatabase } from './test-database.ts';

/** A server with the account calls, and the browser's side of them. */
export async function accountsFront(provider: TestProvider, options: { https?: boolean } = {}) {
  const database = await testDatabase();
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: (token) => authenticate({ database, sessionIdleDays: 14 }, token),
  });
  mountAccounts(app, {
    database,
    sessionDays: 30,
    secureCookies: options.https ?? false,
    contentEditors: ['editor@example.com'],
    ...provider,
  });
  onTestFinished(() => app.close());
  const beginSignIn = async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/auth/nonce' });
    return { nonce: reply.json().nonce as string, cookie: reply.headers['set-cookie'] as string };
  };
  const trade = (credential: string, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/google',
      payload: { credential },
      headers: cookie ? { cookie: cookie.split(';')[0] } : {},
    });
  const me = (token: string) =>
    app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  const countUsers = async () => (await database.selectFrom('users').select('id').execute()).length;
  return { app, database, beginSignIn, trade, me, countUsers };
}
