import path from 'node:path';
import type { CheckoutOutcome } from '#contract/calls/payments.ts';
import type { DodoPayment, DodoRefund } from '../dodo/dodo-payment-shape.ts';
import { createPrivateFile, findPrivateFile } from '../private-file.ts';

type SandboxOutcome = { status: CheckoutOutcome; webhookId: string; decidedAt: string };

export type SandboxPaymentFiles = {
  create(payment: DodoPayment): Promise<void>;
  find(providerPaymentId: string): Promise<DodoPayment | null>;
  findOutcome(providerPaymentId: string): Promise<SandboxOutcome | null>;
  /** The outcome that counts: this one, or an earlier one. */
  decide(providerPaymentId: string, outcome: SandboxOutcome): Promise<SandboxOutcome>;
  findRefund(providerPaymentId: string): Promise<DodoRefund | null>;
  /** The refund that counts: this one, or an earlier one. */
  refund(refund: DodoRefund): Promise<DodoRefund>;
};

/** Also keeps a file name built from it inside the folder and short enough. */
const isOurs = (providerPaymentId: string): boolean => /^pay_[\w-]{1,100}$/.test(providerPaymentId);

/** The sandbox provider's storage: up to three files per payment, each written once, so a restart loses nothing. */
export function sandboxPaymentFiles(folder: string): SandboxPaymentFiles {
  const fileOf = (providerPaymentId: string, kind: 'payment' | 'outcome' | 'refund'): string => {
    if (!isOurs(providerPaymentId)) throw new Error(`no payment of the sandbox: ${providerPaymentId}`);
    return path.join(folder, `${providerPaymentId}.${kind}.json`);
  };
  const read = async <T>(file: string): Promise<T | null> => {
    const text = await findPrivateFile(file);
    return text === null ? null : (JSON.parse(text) as T);
  };
  const findOutcome = (providerPaymentId: string): Promise<SandboxOutcome | null> =>
    read<SandboxOutcome>(fileOf(providerPaymentId, 'outcome'));
  const findRefund = (providerPaymentId: string): Promise<DodoRefund | null> =>
    read<DodoRefund>(fileOf(providerPaymentId, 'refund'));
  return {
    async create(payment) {
      await createPrivateFile(fileOf(payment.payment_id, 'payment'), JSON.stringify(payment));
    },
    // An event may name any payment.
    find: async (providerPaymentId) =>
      isOurs(providerPaymentId) ? read<DodoPayment>(fileOf(providerPaymentId, 'payment')) : null,
    findOutcome,
    async decide(providerPaymentId, outcome) {
      await createPrivateFile(fileOf(providerPaymentId, 'outcome'), JSON.stringify(outcome));
      return (await findOutcome(providerPaymentId)) ?? outcome;
    },
    findRefund,
    async refund(refund) {
      await createPrivateFile(fileOf(refund.payment_id, 'refund'), JSON.stringify(refund));
      return (await findRefund(refund.payment_id)) ?? refund;
    },
  };
}
