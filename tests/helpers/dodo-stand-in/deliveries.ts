import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { businessId, makeId } from './books.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** The provider's waits between attempts: eight attempts, until a reply is 2xx. */
const retryTableMs = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
const timeoutMs = 15 * second;

export type WebhookBehaviour = {
  /** Before the buyer's browser is redirected, after it, or never. */
  when: 'before-return' | 'after-return' | 'never';
  copies: number;
  /** Newest first. */
  reversed: boolean;
  signature: 'right' | 'wrong';
  agedSeconds: number;
};
export const defaultWebhooks: WebhookBehaviour = {
  when: 'before-return',
  copies: 1,
  reversed: false,
  signature: 'right',
  agedSeconds: 0,
};

export type Event = {
  type: string;
  payloadType: 'Payment' | 'Refund' | 'Dispute';
  /** Read at each attempt: the provider sends the latest state, whatever the event was. */
  read: () => object;
};
export type Delivery = { id: string; type: string; status: number | null; at: Date };

const wrongKey = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Sends events as the provider does; `timeScale` shortens the waits between attempts. */
export function openDeliveries(options: {
  webhookUrl: () => string | null;
  webhookKey: string;
  timeScale: number;
}) {
  const made: Delivery[] = [];
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();

  async function attempt(event: Event, id: string, webhooks: WebhookBehaviour): Promise<boolean> {
    const url = options.webhookUrl();
    if (!url) return true;
    const body = JSON.stringify({
      business_id: businessId,
      type: event.type,
      timestamp: new Date().toISOString(),
      data: { payload_type: event.payloadType, ...event.read() },
    });
    const at = new Date(Date.now() - webhooks.agedSeconds * second);
    const key = webhooks.signature === 'right' ? options.webhookKey : wrongKey;
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / second)),
        'webhook-signature': new Webhook(key).sign(id, at, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopped.signal]),
    }).catch(() => null);
    await reply?.body?.cancel();
    made.push({ id, type: event.type, status: reply?.status ?? null, at });
    return reply?.ok ?? false;
  }

  async function deliver(event: Event, id: string, webhooks: WebhookBehaviour): Promise<void> {
    for (const waitMs of retryTableMs) {
      await delay(waitMs * options.timeScale, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted || (await attempt(event, id, webhooks))) return;
    }
  }

  return {
    made,
    /** Resolves when all events are acknowledged or given up. */
    async send(events: Event[], webhooks: WebhookBehaviour): Promise<void> {
      const ordered = webhooks.reversed ? events.toReversed() : events;
      for (const event of ordered) {
        const id = makeId('msg');
        const copies = Array.from({ length: webhooks.copies }, () => deliver(event, id, webhooks));
        const all = Promise.all(copies).then(() => undefined);
        underWay.add(all);
        await all.finally(() => underWay.delete(all));
      }
    },
    /** Resolves when no delivery is in progress. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}
