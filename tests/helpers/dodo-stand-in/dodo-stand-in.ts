import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiCalls, Refusal, type ApiState, type Reply } from './api.ts';
import {
  beginDispute,
  beginPayment,
  beginRefund,
  emptyBooks,
  takeCard,
  type Dispute,
  type Payment,
  type PaymentStatus,
  type RefundStatus,
} from './books.ts';
import { defaultWebhooks, openDeliveries, type Event, type WebhookBehaviour } from './deliveries.ts';
import { misbehave, type Fault, type PlannedFault } from './faults.ts';
import { hostedPage } from './hosted-page.ts';

type Outcome = Exclude<PaymentStatus, null>;
const isOutcome = (value: string | null): value is Outcome =>
  value !== null && ['succeeded', 'failed', 'cancelled', 'processing'].includes(value);

export type StandInOptions = {
  /** Price of each product, in cents. */
  products: Record<string, number>;
  /** The merchant's webhook URL; null sends none. A function, because the port may be known only later. */
  webhookUrl: () => string | null;
  /** Factor on the provider's waits between webhook attempts. */
  timeScale?: number;
};

/** A local stand-in for the parts of Dodo Payments that we use: API, checkout page, webhooks and faults. */
export async function startDodoStandIn(options: StandInOptions) {
  const apiKey = 'key_standin_1234567890';
  const webhookKey = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const books = emptyBooks();
  const settings = {
    webhooks: defaultWebhooks,
    refundsAre: 'succeeded' as RefundStatus,
    refundWindowIsOver: false,
    taxPercent: 0,
    /** Added to the charged amount, for payments that differ from the order's price. */
    overchargeCents: 0,
  };
  const faults: PlannedFault[] = [];
  const requests: { method: string; path: string; body: unknown }[] = [];
  let origin = '';
  const { timeScale = 1e-5, webhookUrl } = options;
  const deliveries = openDeliveries({ webhookUrl, webhookKey, timeScale });

  const paymentEvent = (payment: Payment, type: string): Event => ({
    type: `payment.${type}`,
    payloadType: 'Payment',
    read: () => payment,
  });
  const notify = (events: Event[]): Promise<void> =>
    settings.webhooks.when === 'never' ? Promise.resolve() : deliveries.send(events, settings.webhooks);
  const notifyRefund = async (refundId: string): Promise<void> => {
    const refund = books.refunds.get(refundId)!;
    if (refund.status === 'pending' || refund.status === 'review') return;
    await notify([{ type: `refund.${refund.status}`, payloadType: 'Refund', read: () => refund }]);
  };
  const state: ApiState = {
    books,
    origin: () => origin,
    products: options.products,
    refundsAre: () => settings.refundsAre,
    refundWindowIsOver: () => settings.refundWindowIsOver,
    notifyRefund: (refundId) => void notifyRefund(refundId),
  };

  /** The buyer's action on the checkout page. Returns the URL to which the browser is redirected. */
  async function decide(sessionId: string, outcome: Outcome): Promise<string> {
    const session = books.sessions.get(sessionId);
    if (!session) throw new Refusal(404, 'NOT_FOUND');
    const payment = beginPayment(books, session, settings.taxPercent);
    payment.total_amount += settings.overchargeCents;
    takeCard(books, payment, outcome);
    const events =
      outcome === 'succeeded'
        ? [paymentEvent(payment, 'processing'), paymentEvent(payment, 'succeeded')]
        : [paymentEvent(payment, outcome)];
    if (settings.webhooks.when === 'before-return') await notify(events);
    else setTimeout(() => void notify(events), 20);
    const back = new URL((outcome === 'cancelled' ? session.cancel_url : session.return_url) ?? origin);
    back.searchParams.set('payment_id', payment.payment_id);
    back.searchParams.set('status', outcome);
    return back.href;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, sessionId: string) {
    const session = books.sessions.get(sessionId);
    if (!session) throw new Refusal(404, 'NOT_FOUND');
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session));
      return;
    }
    const outcome = new URLSearchParams(await text(request)).get('outcome');
    if (!isOutcome(outcome)) throw new Refusal(422, 'INVALID_REQUEST_BODY');
    response.writeHead(303, { location: await decide(sessionId, outcome) }).end();
  }

  function takeFault(method: string, path: string): Fault | null {
    const planned = faults.find((one) => one.times > 0 && one.method === method && one.path.test(path));
    if (!planned) return null;
    planned.times -= 1;
    return planned.fault;
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, path: string) {
    const method = request.method ?? 'GET';
    const body = await readJson(request);
    requests.push({ method, path, body });
    const isOpen = path.startsWith('/invoices/');
    if (!isOpen && request.headers.authorization !== `Bearer ${apiKey}`)
      throw new Refusal(401, 'UNAUTHORIZED');
    const fault = takeFault(method, path);
    if (fault && misbehave(fault, response)) return;
    for (const [callMethod, pattern, handle] of apiCalls) {
      const match = callMethod === method ? pattern.exec(path) : null;
      if (!match) continue;
      const reply = await handle(state, match.slice(1), body);
      if (fault?.kind === 'lost-answer') request.socket.destroy();
      else if (fault?.kind !== 'done-in-silence') send(response, reply);
      reply.afterwards?.();
      return;
    }
    throw new Refusal(404, 'NOT_FOUND');
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
    const sessionId = /^\/session\/(cks_[\w-]{21})$/.exec(path)?.[1];
    const answered = sessionId
      ? answerPage(request, response, sessionId)
      : answerApi(request, response, path);
    answered.catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_SERVER_ERROR');
      send(response, { status: refusal.status, body: { code: refusal.code, message: refusal.message } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    apiKey,
    webhookKey,
    books,
    requests,
    deliveries: deliveries.made,
    decide,
    /** Changes the stand-in's behaviour from now on. */
    behave(changes: Partial<Omit<typeof settings, 'webhooks'>> & { webhooks?: Partial<WebhookBehaviour> }) {
      Object.assign(settings, { ...changes, webhooks: { ...settings.webhooks, ...changes.webhooks } });
    },
    /** Makes the next matching requests fail. */
    fail: (method: string, path: RegExp, fault: Fault, times = 1) =>
      void faults.push({ method, path, fault, times }),
    /** Settles a pending payment or refund. */
    async settlePayment(paymentId: string, status: 'succeeded' | 'failed') {
      const payment = books.payments.get(paymentId)!;
      payment.status = status;
      await notify([paymentEvent(payment, status)]);
    },
    async settleRefund(refundId: string, status: 'succeeded' | 'failed') {
      books.refunds.get(refundId)!.status = status;
      await notifyRefund(refundId);
    },
    /** A refund made by the merchant in the provider's dashboard. */
    async refundAtDashboard(paymentId: string, amount: number | null = null) {
      const payment = books.payments.get(paymentId)!;
      const refund = beginRefund(books, payment, { amount, status: settings.refundsAre, metadata: {} });
      await notifyRefund(refund.refund_id);
      return refund.refund_id;
    },
    /** The buyer's bank opens a dispute or changes the status of an existing one. */
    async dispute(paymentId: string, status: Dispute['dispute_status']) {
      const payment = books.payments.get(paymentId)!;
      const dispute = payment.disputes[0] ?? beginDispute(payment);
      dispute.dispute_status = status;
      const type = status.replace('dispute_', 'dispute.');
      await notify([{ type, payloadType: 'Dispute', read: () => dispute }]);
    },
    settled: deliveries.settled,
    async close() {
      deliveries.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(422, 'INVALID_REQUEST_BODY');
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const headers = { 'x-ratelimit-remaining': '99' };
  if (reply.pdf) {
    response.writeHead(200, { ...headers, 'content-type': 'application/pdf' }).end(reply.pdf);
  } else if (reply.status === 204) {
    response.writeHead(204, headers).end();
  } else {
    response.writeHead(reply.status, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }
}
