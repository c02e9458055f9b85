type Paid = { amountCents: number; taxCents: number; currency: string };

/** Whether what was paid is the order's price; a provider may have added tax to it. */
export const paysOrder = (order: { priceCents: number; currency: string }, paid: Paid): boolean =>
  paid.currency === order.currency &&
  (paid.amountCents === order.priceCents || paid.amountCents - paid.taxCents === order.priceCents);
