import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { Person } from './person.ts';
import type { Scene } from './scene.ts';

const begin = async (person: Person, packageId: string, key?: string): Promise<string> =>
  (await person.call('POST', '/api/payments', { packageId }, key)).paymentId;

const settle = (person: Person, paymentId: string, outcome: string) =>
  person.call('POST', `/api/dev/checkout/${paymentId}`, { outcome });

export async function buy(person: Person, packageId: string, key?: string): Promise<string> {
  const paymentId = await begin(person, packageId, key);
  await settle(person, paymentId, 'succeeded');
  return paymentId;
}

/** Payments in every state, a saved card and a finished refund. */
export async function fillMoney(scene: Scene): Promise<void> {
  const { ben, ids } = scene;
  await buy(ben, 'starter');
  await settle(ben, await begin(ben, 'starter'), 'failed');
  await settle(ben, await begin(ben, 'starter'), 'cancelled');
  ids.pendingPayment = await begin(ben, 'creator', 'ben-begins-once');
  await reportProcessing(scene, await begin(ben, 'pro'));
  const refunded = await buy(ben, 'starter');
  await ben.call('POST', `/api/payments/${refunded}/refund`);
  await addCard(ben);
}

async function addCard(person: Person): Promise<void> {
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' };
  const { card_token } = await person.call('POST', '/api/dev/card-tokens', card);
  await person.call('POST', '/api/payments/save-card', { card_token, is_preferred: true });
}

const checkoutOf = async ({ database }: Scene, paymentId: string) => {
  const { rows } = await database.query('select * from payments where id = $1', [paymentId]);
  return { id: rows[0].provider_checkout_id as string, priceCents: Number(rows[0].price_cents) };
};

/** The sandbox decides immediately; a slower provider reports a pending payment with this webhook. */
async function reportProcessing(scene: Scene, paymentId: string): Promise<void> {
  const { app } = scene;
  const checkout = await checkoutOf(scene, paymentId);
  const body = JSON.stringify({
    business_id: 'bus_sandbox',
    type: 'payment.processing',
    timestamp: new Date().toISOString(),
    data: {
      payload_type: 'Payment',
      payment_id: checkout.id,
      status: 'processing',
      total_amount: checkout.priceCents,
      tax: 0,
      currency: 'USD',
      metadata: { order_id: paymentId },
    },
  });
  const at = new Date();
  const id = `msg_${crypto.randomUUID()}`;
  const secret = await readFile(path.join(app.dataFolder, 'sandbox-webhook-secret'), 'utf8');
  const response = await fetch(`${app.origin}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
    body,
  });
  if (!response.ok) throw new Error(`the webhook was refused: ${await response.text()}`);
}

/**
 * Requests a refund while the provider is unreachable, so that its credits stay held. The app retries it after two
 * minutes, so this must be one of the last steps.
 */
export async function beginRefund(scene: Scene): Promise<void> {
  const paymentId = await buy(scene.ben, 'creator');
  const { id } = await checkoutOf(scene, paymentId);
  const file = path.join(scene.app.dataFolder, `sandbox-payments/${id}.payment.json`);
  const content = await readFile(file, 'utf8');
  await writeFile(file, '{');
  await scene.ben.call('POST', `/api/payments/${paymentId}/refund`);
  await writeFile(file, content);
  scene.ids.refundUnderWay = paymentId;
}
