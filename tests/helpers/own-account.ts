import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openSandboxCards } from '#server/adapters/sandbox/sandbox-cards.ts';
import { createEmbeddedStorage } from '#server/adapters/embedded/embedded-storage.ts';
import { mountAccount } from '#server/http/account.ts';
import { mountAccounts } from '#server/http/accounts.ts';
import { createServer } from '#server/http/server.ts';
import { authenticate } from '#server/use-cases/accounts/authenticate.ts';
import { developmentProvider, idToken } from './identity-providers.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testDatabase } from './test-database.ts';
import { testQueue } from './test-queue.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';

/** A server with the account calls, and everything that their jobs work on. */
export async function ownAccountFront(options: { https?: boolean } = {}) {
  const database = await testDatabase();
  const jobs = await testQueue(database);
  const dataFolder = await temporaryFolder();
  const storage = createEmbeddedStorage({
    folder: path.join(dataFolder, 'storage'),
    signingSecret: 'secret',
  });
  const { cards, cardField } = openSandboxCards({ dataFolder, publicOrigin: () => '' });
  const provider = await developmentProvider();
  const https = options.https ?? false;
  const log = { warn: (facts: object, text: string) => void warnings.push({ text, ...facts }) };
  const warnings: object[] = [];
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https },
    authenticate: (token) => authenticate({ database, sessionIdleDays: 14 }, token),
  });
  const contentEditors = ['Editor@Example.com'];
  mountAccounts(app, { database, sessionDays: 30, secureCookies: https, contentEditors, ...provider });
  mountAccount(app, { database, jobs, storage, sessionIdleDays: 14, https, log });
  onTestFinished(() => app.close());

  /** Signs in on a separate device, identified by its user agent. */
  const signIn = async (email = 'ada@example.com', userAgent = firefox) => {
    const headers = { 'user-agent': userAgent };
    const begun = await app.inject({ method: 'POST', url: '/api/auth/nonce', headers });
    const cookie = String(begun.headers['set-cookie']).split(';')[0]!;
    const credential = idToken(provider, { nonce: begun.json().nonce, email, sub: email });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/google',
      payload: { credential },
      headers: { ...headers, cookie },
    });
    const { token, user } = reply.json() as { token: string; user: { id: string } };
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.inject({
        method,
        url,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(payload ? { payload } : {}),
      });
    return { token, userId: user.id, reply, call };
  };
  return { app, database, jobs, storage, cards, cardField, dataFolder, signIn, warnings };
}
