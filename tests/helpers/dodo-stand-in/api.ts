import { z } from 'zod';
import { beginRefund, makeId, type Books, type Payment, type RefundStatus } from './books.ts';
import { drawInvoice } from './invoice.ts';

const metadata = z.record(z.string(), z.string());
const checkoutBody = z.object({
  product_cart: z
    .array(z.object({ product_id: z.string(), quantity: z.int().min(1) }))
    .min(1)
    .max(20),
  customer: z.object({ customer_id: z.string() }),
  metadata: metadata.optional(),
  return_url: z.url().nullish(),
  cancel_url: z.url().nullish(),
  billing_currency: z.literal('USD').optional(),
  feature_flags: z.record(z.string(), z.boolean()).optional(),
  show_saved_payment_methods: z.boolean().optional(),
});
const refundBody = z.object({
  payment_id: z.string(),
  items: z.array(z.object({ item_id: z.string(), amount: z.int().nullish() })).nullish(),
  reason: z.string().max(3_000).nullish(),
  metadata: metadata.optional(),
});
const customerBody = z.object({ email: z.email(), name: z.string(), metadata: metadata.optional() });

export type Reply = { status: number; body: unknown; pdf?: Buffer; afterwards?: () => void };

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}
const notFound = new Refusal(404, 'NOT_FOUND');

export type ApiState = {
  books: Books;
  origin: () => string;
  /** Price of each product, in cents. */
  products: Record<string, number>;
  refundsAre: () => RefundStatus;
  refundWindowIsOver: () => boolean;
  /** Sends the merchant the result of a refund. */
  notifyRefund: (refundId: string) => void;
};

const parse = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(422, 'INVALID_REQUEST_BODY');
  return parsed.data;
};
const find = <T>(map: Map<string, T>, id: string | undefined): T => {
  const found = map.get(id ?? '');
  if (found === undefined) throw notFound;
  return found;
};

type Handle = (state: ApiState, id: string[], body: unknown) => Reply | Promise<Reply>;
const ok = (body: unknown): Reply => ({ status: 200, body });

const createCheckout: Handle = ({ books, products, origin }, _id, body) => {
  const wanted = parse(checkoutBody, body);
  const [line] = wanted.product_cart;
  const price = products[line!.product_id];
  if (price === undefined) throw notFound;
  find(books.customers, wanted.customer.customer_id);
  const sessionId = makeId('cks');
  books.sessions.set(sessionId, {
    session_id: sessionId,
    created_at: new Date().toISOString(),
    customer_id: wanted.customer.customer_id,
    product_id: line!.product_id,
    amount: price * line!.quantity,
    metadata: wanted.metadata ?? {},
    return_url: wanted.return_url ?? null,
    cancel_url: wanted.cancel_url ?? null,
    payment_id: null,
    attempts: 0,
  });
  return ok({ session_id: sessionId, checkout_url: `${origin()}/session/${sessionId}` });
};

const readCheckout: Handle = ({ books }, [id]) => {
  const { session_id, created_at, customer_id, payment_id } = find(books.sessions, id);
  const { email, name } = find(books.customers, customer_id);
  const payment_status = payment_id === null ? null : find(books.payments, payment_id).status;
  return ok({
    id: session_id,
    created_at,
    customer_email: email,
    customer_name: name,
    payment_id,
    payment_status,
  });
};

const isGivenBack = (payment: Payment): boolean =>
  payment.refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0) >=
  payment.total_amount;

const createRefund: Handle = (state, _id, body) => {
  const wanted = parse(refundBody, body);
  const payment = find(state.books.payments, wanted.payment_id);
  if (payment.status !== 'succeeded') throw new Refusal(400, 'PAYMENT_NOT_SUCCEEDED');
  if (isGivenBack(payment)) throw new Refusal(409, 'PAYMENT_ALREADY_REFUNDED');
  if (state.refundWindowIsOver()) throw new Refusal(400, 'REFUND_WINDOW_EXPIRED');
  const amount = wanted.items?.[0]?.amount ?? null;
  const refund = beginRefund(state.books, payment, {
    amount,
    status: state.refundsAre(),
    metadata: wanted.metadata ?? {},
  });
  return { ...ok(refund), afterwards: () => state.notifyRefund(refund.refund_id) };
};

const createCustomer: Handle = ({ books }, _id, body) => {
  const { email, name, metadata = {} } = parse(customerBody, body);
  const customer = { customer_id: makeId('cus'), email, name, metadata, cards: [] };
  books.customers.set(customer.customer_id, customer);
  return ok({ ...customer, business_id: 'bus_standin', created_at: new Date().toISOString() });
};

const readMethods: Handle = ({ books }, [id]) =>
  ok({
    items: find(books.customers, id).cards.map(({ payment_method_id, last4, network }) => ({
      payment_method_id,
      payment_method: 'card',
      card: { last4_digits: last4, card_network: network, expiry_month: '06', expiry_year: '32' },
    })),
  });

const removeMethod: Handle = ({ books }, [id, methodId]) => {
  const customer = find(books.customers, id);
  const kept = customer.cards.filter((card) => card.payment_method_id !== methodId);
  if (kept.length === customer.cards.length) throw notFound;
  customer.cards = kept;
  return { status: 204, body: null };
};

const readInvoice: Handle = async ({ books }, [id]) => {
  const payment = find(books.payments, id);
  if (payment.status !== 'succeeded') throw notFound;
  return { status: 200, body: null, pdf: await drawInvoice(payment) };
};

/** Every provider call that we use; the invoice needs no key. */
export const apiCalls: [method: string, path: RegExp, handle: Handle][] = [
  ['POST', /^\/checkouts$/, createCheckout],
  ['GET', /^\/checkouts\/([\w-]+)$/, readCheckout],
  ['GET', /^\/payments\/([\w-]+)$/, ({ books }, [id]) => ok(find(books.payments, id))],
  ['POST', /^\/refunds$/, createRefund],
  ['GET', /^\/refunds\/([\w-]+)$/, ({ books }, [id]) => ok(find(books.refunds, id))],
  ['GET', /^\/invoices\/payments\/([\w-]+)$/, readInvoice],
  ['POST', /^\/customers$/, createCustomer],
  ['GET', /^\/customers\/([\w-]+)\/payment-methods$/, readMethods],
  ['DELETE', /^\/customers\/([\w-]+)\/payment-methods\/([\w-]+)$/, removeMethod],
  [
    'POST',
    /^\/customers\/([\w-]+)\/customer-portal\/session$/,
    ({ books, origin }, [id]) => ok({ link: `${origin()}/portal/${find(books.customers, id).customer_id}` }),
  ],
];
