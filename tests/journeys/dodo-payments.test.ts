import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { creditPackages } from '#contract/prices.ts';
import * as payments from '#contract/calls/payments.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { startDodoStandIn } from '../helpers/dodo-stand-in/dodo-stand-in.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { expectSoundWallets } from '../helpers/sound-wallets.ts';
import { testDatabase } from '../helpers/test-database.ts';

/** The whole app with a Dodo Payments stand-in, on a database that outlives the app. */
async function appWithDodo() {
  const database = await testDatabase();
  let app: RunningApp | null = null;
  const standIn = await startDodoStandIn({
    products: Object.fromEntries(creditPackages.map(({ id, price }) => [`pdt_${id}`, price * 100])),
    webhookUrl: () => (app ? `${app.url}/api/payments/webhook` : null),
  });
  onTestFinished(() => standIn.close());
  const environment = {
    DATABASE_URL: database.databaseUrl,
    DODO_PAYMENTS_API_KEY: standIn.apiKey,
    DODO_PAYMENTS_WEBHOOK_KEY: standIn.webhookKey,
    DODO_PAYMENTS_BASE_URL: standIn.url,
    DODO_PRODUCTS: creditPackages.map(({ id }) => `${id}:pdt_${id}`).join(','),
  };
  const start = async () => {
    app = await startApp({ environment });
    const started = app;
    onTestFinished(() => started.stop());
    return started;
  };
  return { database, standIn, start };
}

test.each([
  ['before the provider received it', 'hang'],
  ['after the provider completed it', 'done-in-silence'],
] as const)(
  'a refund whose process is killed %s is completed exactly once @payments-029',
  async (_name, kind) => {
    const { database, standIn, start } = await appWithDodo();
    const app = await start();
    const buyer = await app.api.signIn();
    const { paymentId, checkoutUrl } = await buyer.call(payments.startPayment, {
      body: { packageId: 'creator' },
    });
    const back = await fetch(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'succeeded' }),
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toContain(`${app.url}/onboarding/paywall?paymentId=${paymentId}`);
    expect(await buyer.call(readWallet)).toMatchObject({ balance: 60, held: 0 });

    standIn.behave({ webhooks: { when: 'never' } });
    standIn.fail('POST', /^\/refunds$/, { kind });
    const params = { paymentId };
    const cutOff = buyer.try(payments.refundPayment, { params }).catch(() => 'cut off');
    await waitFor(() => standIn.requests.some(({ path }) => path === '/refunds') || undefined, 10_000);
    await app.killTree();
    expect(await cutOff).toBe('cut off');
    const held = await database.selectFrom('wallets').select('held_credits').executeTakeFirstOrThrow();
    expect(held.held_credits).toBe(60);
    await expectSoundWallets(database);

    // As if the lease had expired, so that another process may take over.
    await database
      .updateTable('refunds')
      .set({ lease_expires_at: new Date(Date.now() - 480_000) })
      .execute();
    await start();
    const status = () =>
      database
        .selectFrom('payments')
        .select('status')
        .executeTakeFirstOrThrow()
        .then((payment) => payment.status === 'refunded' || undefined);
    await waitFor(status, 20_000);
    expect(standIn.books.refunds.size).toBe(1);
    const wallet = await database.selectFrom('wallets').selectAll().executeTakeFirstOrThrow();
    expect([wallet.available_credits, wallet.held_credits]).toEqual([0, 0]);
    await expectSoundWallets(database);
  },
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('production mode starts with Dodo Payments and Google, without development endpoints', async () => {
  const { databaseUrl } = await testDatabase();
  const port = await freePort();
  const app = await startApp({
    environment: {
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      PORT: String(port),
      PUBLIC_ORIGIN: 'https://hookline.example.com',
      DATABASE_URL: databaseUrl,
      SIGNING_SECRET: 's'.repeat(32),
      GOOGLE_CLIENT_ID: '1.apps.googleusercontent.com',
      CONTENT_EDITORS: 'editor@example.com',
      SUPPORT_EMAIL: 'support@example.com',
      DODO_PAYMENTS_API_KEY: 'key_1234567890',
      DODO_PAYMENTS_WEBHOOK_KEY: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
      DODO_ENV: 'live_mode',
      DODO_PRODUCTS: creditPackages.map(({ id }) => `${id}:pdt_${id}`).join(','),
    },
  });
  onTestFinished(() => app.stop());
  expect(app.url).toBe('https://hookline.example.com');
  const local = `http://127.0.0.1:${port}`;
  expect((await fetch(`${local}/api/health`)).status).toBe(200);
  expect((await fetch(`${local}/metrics`)).status).toBe(404);
  const minted = await fetch(`${local}/api/dev/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', name: 'A', nonce: 'n' }),
  });
  expect([minted.status, ((await minted.json()) as { error: string }).error]).toEqual([
    404,
    'not_available_here',
  ]);
  const forged = await fetch(`${local}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
    body: '{}',
  });
  expect(forged.status).toBe(400);
});
