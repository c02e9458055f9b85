import { VisuallyHidden } from '@mantine/core';
import type { Payment } from '#contract/calls/payments.ts';
import { InvoiceRow } from './invoice-row.tsx';
import classes from './invoice-table.module.css';

type InvoiceTableProps = {
  payments: readonly Payment[];
  /** Without it the rows offer no refund. */
  onRefund?: (paymentId: string) => void;
};

/** The invoices as a table; on phones, as cards. */
export const InvoiceTable = ({ payments, onRefund }: InvoiceTableProps) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Invoice Type</th>
        <th scope="col">Status</th>
        <th scope="col" className={classes.cost}>
          Cost
        </th>
        <th scope="col">
          <VisuallyHidden>Receipt and refund</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <InvoiceRow key={payment.paymentId} payment={payment} onRefund={onRefund} />
      ))}
    </tbody>
  </table>
);
