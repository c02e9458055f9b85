import type { Database } from '../../db/database.ts';
import { findUser } from '../../db/accounts.ts';
import { findOwnPayment, type PaymentRow } from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import type { Payments } from '../../ports/payments.ts';
import { drawReceipt } from './draw-receipt.ts';
import { packageName } from './package-name.ts';

/** Short enough to be read aloud, and stable: it is derived from the payment. */
const receiptNumber = (payment: PaymentRow, paidAt: Date): string =>
  `HL-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-${payment.id.slice(0, 8).toUpperCase()}`;

/**
 * The PDF receipt of a user's own payment: the provider's invoice if it makes one, otherwise drawn here. Throws
 * `receipt_not_ready` until it is paid.
 */
export async function readReceipt(
  { database, payments }: { database: Database; payments: Payments },
  { userId, paymentId }: { userId: string; paymentId: string },
): Promise<{ number: string; pdf: Buffer }> {
  const payment = await findOwnPayment(database, userId, paymentId);
  if (!payment) throw new AppError('not_found');
  const { status, completed_at: paidAt, provider_payment_id: providerPaymentId } = payment;
  if ((status !== 'completed' && status !== 'refunded') || !paidAt) {
    throw new AppError('receipt_not_ready', 'This payment is not paid');
  }
  const number = receiptNumber(payment, paidAt);
  const isOfProvider = payment.provider === payments.provider && providerPaymentId !== null;
  const invoice = isOfProvider ? await payments.readInvoice(providerPaymentId) : null;
  if (invoice) return { number, pdf: invoice };
  const buyer = await findUser(database, userId);
  if (!buyer) throw new AppError('not_found');
  const pdf = await drawReceipt({
    number,
    paidAt,
    buyer,
    packageName: packageName(payment.package_id),
    credits: payment.credits,
    paidCents: payment.paid_cents ?? payment.price_cents,
    taxCents: payment.tax_cents,
    currency: payment.currency,
    status,
    isSandbox: payment.provider === 'sandbox',
  });
  return { number, pdf };
}
