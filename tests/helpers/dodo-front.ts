import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { mountCards } from '#server/http/cards.ts';
import { mountPayments } from '#server/http/payments.ts';
import { createServer } from '#server/http/server.ts';
import { mountWallet } from '#server/http/wallet.ts';
import { authenticate } from '#server/use-cases/accounts/authenticate.ts';
import { reconcilePayments } from '#server/use-cases/payments/reconcile-payments.ts';
import { dodoOnStandIn } from './dodo-on-stand-in.ts';
import { payingPerson } from './payments-front.ts';
import { testDatabase } from './test-database.ts';

/** A listening server that takes payments through the Dodo Payments stand-in. */
export async function dodoFront({ timeoutMs = 500 } = {}) {
  const database = await testDatabase();
  const warnings: string[] = [];
  const log = { warn: (_facts: object, text: string) => void warnings.push(text) };
  let origin = '';
  const { standIn, payments, cards } = await dodoOnStandIn({
    webhookUrl: () => `${origin}/api/payments/webhook`,
    publicOrigin: () => origin,
    settings: { timeoutMs },
  });
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    security: { google: false, analyticsOrigin: null, https: false },
    authenticate: (token) => authenticate({ database, sessionIdleDays: 14 }, token),
  });
  const deps = { database, payments, cards, sandbox: null, cardField: null, log };
  mountPayments(app, deps);
  mountCards(app, deps);
  mountWallet(app, { database });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const buyer = await payingPerson(app, database);
  /** Orders the Creator package. Returns our payment and the provider's checkout. */
  const begin = async () => {
    const { paymentId, checkoutUrl } = (await buyer.begin()) as { paymentId: string; checkoutUrl: string };
    return { paymentId, checkoutId: checkoutUrl.split('/').at(-1)! };
  };
  const quiet = new Date(Date.now() - 2 * 3_600_000);
  return {
    app,
    database,
    standIn,
    buyer,
    begin,
    warnings,
    origin,
    /** Runs the poller as if hours had passed. */
    async reconcile() {
      await database.updateTable('payments').set({ checked_at: quiet }).execute();
      await database.updateTable('refunds').set({ lease_expires_at: quiet }).execute();
      await reconcilePayments(deps);
    },
  };
}

/** The same, with the Creator package bought and paid. */
export async function paidFront() {
  const front = await dodoFront();
  const { paymentId, checkoutId } = await front.begin();
  await front.standIn.decide(checkoutId, 'succeeded');
  const refund = () => front.buyer.post(`/api/payments/${paymentId}/refund`, {});
  const read = async () => (await front.buyer.get(`/api/payments/${paymentId}`)).json();
  const wallet = async () => (await front.buyer.get('/api/wallet')).json();
  const providerPaymentId = [...front.standIn.books.payments.keys()][0]!;
  return { ...front, paymentId, checkoutId, providerPaymentId, refund, read, wallet };
}
