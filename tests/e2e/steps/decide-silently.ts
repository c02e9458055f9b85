import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningApp } from '../../helpers/running-app.ts';

type Decision = { paymentId: string; status: 'succeeded' | 'failed' };

/** Completes a payment at the sandbox provider without sending its webhook, so only polling can find out. */
export async function decideSilently(app: RunningApp, { paymentId, status }: Decision): Promise<void> {
  const folder = path.join(app.dataFolder, 'sandbox-payments');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.payment.json'));
  for (const name of files) {
    const payment = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as {
      metadata: { order_id: string };
    };
    if (payment.metadata.order_id !== paymentId) continue;
    const outcome = { status, webhookId: 'msg_lost', decidedAt: new Date().toISOString() };
    await writeFile(path.join(folder, name.replace('.payment.', '.outcome.')), JSON.stringify(outcome));
    return;
  }
  throw new Error(`the sandbox knows no payment ${paymentId}`);
}
