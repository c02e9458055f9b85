import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { openSandboxCards } from '#server/adapters/sandbox/sandbox-cards.ts';
import { openSandboxPayments } from '#server/adapters/sandbox/sandbox-payments.ts';
import type { Database } from '#server/db/database.ts';
import { openSession } from '#server/db/sessions.ts';
import { mountCards } from '#server/http/cards.ts';
import { mountPayments } from '#server/http/payments.ts';
import { createServer } from '#server/http/server.ts';
import { mountWallet } from '#server/http/wallet.ts';
import { authenticate } from '#server/use-cases/accounts/authenticate.ts';
import { hashSecretToken } from '#server/use-cases/accounts/secret-token.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testAccount } from './test-account.ts';
import { testDatabase } from './test-database.ts';

/** A new user, and the calls that the user's browser makes. */
export async function payingPerson(app: FastifyInstance, database: Database) {
  const userId = await testAccount(database);
  const token = crypto.randomUUID();
  await openSession(database, { userId, tokenHash: hashSecretToken(token), lifetimeDays: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const get = (url: string) => app.inject({ url, headers });
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const postRaw = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, payload, headers });
  const remove = (url: string) => app.inject({ method: 'DELETE', url, headers });
  return {
    userId,
    get,
    post,
    postRaw,
    put,
    remove,
    begin: async (packageId = 'creator') => (await post('/api/payments', { packageId })).json(),
    settle: (paymentId: string, outcome: string) => post(`/api/dev/checkout/${paymentId}`, { outcome }),
    balance: async () => (await get('/api/wallet')).json().balance as number,
    status: async (paymentId: string) => (await get(`/api/payments/${paymentId}`)).json().status as string,
  };
}

/** A listening server with the sandbox provider, which calls the webhook over HTTP unless given another URL. */
export async function paymentsFront(options: { webhookUrl?: string; withoutSandbox?: true } = {}) {
  const database = await testDatabase();
  const dataFolder = await temporaryFolder();
  const warnings: string[] = [];
  const log = { warn: (_facts: object, text: string) => void warnings.push(text) };
  const logLines: string[] = [];
  let clockMs = 0;
  let origin = '';
  const openProvider = () =>
    openSandboxPayments({
      dataFolder,
      publicOrigin: () => origin,
      webhookUrl: () => options.webhookUrl ?? `${origin}/api/payments/webhook`,
      retryDelaysMs: [10],
    });
  const { payments, sandbox } = await openProvider();
  const app = await createServer({
    logger: pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: (token) => authenticate({ database, sessionIdleDays: 14 }, token),
  });
  const { cards, cardField } = openSandboxCards({
    dataFolder,
    publicOrigin: () => origin,
    now: () => Date.now() + clockMs,
  });
  mountPayments(app, { database, payments, cards, sandbox: options.withoutSandbox ? null : sandbox, log });
  mountCards(app, { database, cards, cardField: options.withoutSandbox ? null : cardField });
  mountWallet(app, { database });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const person = () => payingPerson(app, database);
  const secret = await readFile(path.join(dataFolder, 'sandbox-webhook-secret'), 'utf8');
  const signedHeaders = (rawBody: string, eventId: string, at = new Date(), signedWith = secret) => ({
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(signedWith).sign(eventId, at, rawBody),
  });
  /** A provider's webhook request, signed with the right secret. */
  const deliver = (event: object, eventId: string = crypto.randomUUID()) => {
    const payload = JSON.stringify(event);
    const headers = signedHeaders(payload, eventId);
    return app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers });
  };
  return {
    app,
    database,
    dataFolder,
    payments,
    log,
    openProvider,
    person,
    signedHeaders,
    deliver,
    warnings,
    /** Everything that the server has logged so far. */
    logged: () => logLines.join(''),
    /** Moves the sandbox's clock forward. */
    moveClock: (ms: number) => (clockMs += ms),
  };
}

/** A provider event about the payment for the Creator package. */
export const paymentEvent = (
  paymentId: string,
  status: string | null,
  changes: object = {},
  type?: string,
) => ({
  business_id: 'bus_test',
  type: type ?? `payment.${status}`,
  timestamp: new Date().toISOString(),
  data: {
    payload_type: 'Payment',
    payment_id: 'pay_test',
    status,
    total_amount: 4_900,
    tax: 0,
    currency: 'USD',
    metadata: { order_id: paymentId },
    ...changes,
  },
});
