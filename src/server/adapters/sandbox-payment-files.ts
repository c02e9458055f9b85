import path from 'node:path';
import type { CheckoutOutcome } from '../ports/payments.ts';
import type { DodoPayment, DodoRefund } from './dodo-payment-shape.ts';
import { createPrivateFile, findPrivateFile } from './private-file.ts';

type SandboxOutcome = { status: CheckoutOutcome; webhookId: string; decidedAt: string };

export type SandboxPaymentFiles = {
  create(payment: DodoPayment): Promise<void>;
  find(paymentId: string): Promise<DodoPayment | null>;
  findOutcome(paymentId: string): Promise<SandboxOutcome | null>;
  /** The outcome that counts: this one, or an earlier one. */
  decide(paymentId: string, outcome: SandboxOutcome): Promise<SandboxOutcome>;
  findRefund(paymentId: string): Promise<DodoRefund | null>;
  /** The refund that counts: this one, or an earlier one. */
  refund(refund: DodoRefund): Promise<DodoRefund>;
};

/** Also keeps a file name built from it inside the folder and short enough. */
const isOurs = (paymentId: string): boolean => /^pay_[\w-]{1,100}$/.test(paymentId);

/** The sandbox provider's storage: up to three files per payment, each written once, so a restart loses nothing. */
export function sandboxPaymentFiles(folder: string): SandboxPaymentFiles {
  const fileOf = (paymentId: string, kind: 'payment' | 'outcome' | 'refund'): string => {
    if (!isOurs(paymentId)) throw new Error(`no payment of the sandbox: ${paymentId}`);
    return path.join(folder, `${paymentId}.${kind}.json`);
  };
  const read = async <T>(file: string): Promise<T | null> => {
    const text = await findPrivateFile(file);
    return text === null ? null : (JSON.parse(text) as T);
  };
  const findOutcome = (paymentId: string): Promise<SandboxOutcome | null> =>
    read<SandboxOutcome>(fileOf(paymentId, 'outcome'));
  const findRefund = (paymentId: string): Promise<DodoRefund | null> =>
    read<DodoRefund>(fileOf(paymentId, 'refund'));
  return {
    async create(payment) {
      await createPrivateFile(fileOf(payment.payment_id, 'payment'), JSON.stringify(payment));
    },
    // An event may name any payment.
    find: async (paymentId) => (isOurs(paymentId) ? read<DodoPayment>(fileOf(paymentId, 'payment')) : null),
    findOutcome,
    async decide(paymentId, outcome) {
      await createPrivateFile(fileOf(paymentId, 'outcome'), JSON.stringify(outcome));
      return (await findOutcome(paymentId)) ?? outcome;
    },
    findRefund,
    async refund(refund) {
      await createPrivateFile(fileOf(refund.payment_id, 'refund'), JSON.stringify(refund));
      return (await findRefund(refund.payment_id)) ?? refund;
    },
  };
}
