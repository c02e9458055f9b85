import PdfDocument from 'pdfkit';
import type { Payment } from './books.ts';

export async function drawInvoice(payment: Payment): Promise<Buffer> {
  const document = new PdfDocument({ info: { Title: `Invoice ${payment.payment_id}` } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text(`Invoice ${payment.payment_id}: ${payment.total_amount / 100} ${payment.currency}`);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
