type PaidAmount = { amountCents: number; taxCents: number; currency: string };

/** Whether the paid amount is the order's price; the provider may have added tax. */
export const coversOrder = (order: { priceCents: number; currency: string }, paid: PaidAmount): boolean =>
  paid.currency === order.currency &&
  (paid.amountCents === order.priceCents || paid.amountCents - paid.taxCents === order.priceCents);
