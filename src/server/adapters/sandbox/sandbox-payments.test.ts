import { describe } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { webhookSink } from '../../../../tests/helpers/webhook-sink.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import { paymentsContract } from '../contracts/payments.contract.ts';

describe('the sandbox provider', () => {
  paymentsContract(async () => {
    const sink = await webhookSink();
    const { payments, sandbox } = await openSandboxPayments({
      dataFolder: await temporaryFolder(),
      publicOrigin: () => 'http://127.0.0.1:3000',
      webhookUrl: () => sink.url,
    });
    return { payments, createCustomer: async () => 'cus_x', decide: sandbox.settle, webhooks: sink.taken };
  });
});
