import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/**
 * Signs and posts one event as Standard Webhooks specifies, with a retry after each of the delays. Returns true once it
 * is acknowledged.
 */
export async function deliverWebhook(event: {
  url: string;
  secret: string;
  id: string;
  body: object;
  retryDelaysMs: number[];
}): Promise<boolean> {
  const rawBody = JSON.stringify(event.body);
  for (const delayMs of [0, ...event.retryDelaysMs]) {
    await delay(delayMs);
    const attemptedAt = new Date();
    const reply = await fetch(event.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(attemptedAt.getTime() / 1000)),
        'webhook-signature': new Webhook(event.secret).sign(event.id, attemptedAt, rawBody),
      },
      body: rawBody,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    await reply?.body?.cancel();
    if (reply?.ok) return true;
  }
  return false;
}
