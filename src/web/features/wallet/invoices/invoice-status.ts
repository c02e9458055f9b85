export type InvoiceTone = 'good' | 'pending' | 'bad' | 'quiet';
export type InvoiceStatus = { label: string; tone: InvoiceTone };

const paid: InvoiceStatus = { label: 'Paid', tone: 'good' };
const processing: InvoiceStatus = { label: 'Processing', tone: 'pending' };
const cancelled: InvoiceStatus = { label: 'Cancelled', tone: 'quiet' };

const statuses: Record<string, InvoiceStatus> = {
  completed: paid,
  succeeded: paid,
  pending: processing,
  processing,
  failed: { label: 'Failed', tone: 'bad' },
  cancelled,
  canceled: cancelled,
  refunded: { label: 'Refunded', tone: 'quiet' },
};

/** Label and tone for a payment's status, ours or the provider's. An unknown status is shown verbatim. */
export function invoiceStatus(status: string | null | undefined): InvoiceStatus {
  const known = status && Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return known ?? { label: status || 'Unknown', tone: 'quiet' };
}
