import { createElement } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Payment } from '#contract/calls/payments.ts';
import { settingsQuery } from '../../../lib/settings-query.ts';
import { findTags, renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { SupportCard } from '../support-card.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const payment: Payment = {
  id: 'p1',
  paymentId: 'p1',
  packageId: 'creator',
  amount: 49,
  currency: 'USD',
  credits: 60,
  status: 'completed',
  dodoStatus: { status: null },
  provider: 'sandbox',
  refundRefusal: null,
  createdAt: '2026-01-05T12:00:00Z',
};

test('the invoices are a table of date, invoice type, status and cost, with a link to each receipt @wallet-002', async () => {
  const html = await renderHtml(createElement(InvoiceTable, { payments: [payment] }));
  const [head = '', body = ''] = html.split('</thead>');
  expect(findTags(head, 'th')).toHaveLength(5);
  expect(textLines(head).slice(0, 4)).toEqual(['Date', 'Invoice Type', 'Status', 'Cost']);
  expect(textLines(body)).toEqual(expect.arrayContaining(['Jan 5, 2026', 'Paid', '$49.00', 'Receipt']));
});

test('support is a mail link with the subject Enterprise Inquiry @wallet-004', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsQuery.queryKey, {
    analytics: null,
    supportEmail: 'help@example.com',
    socialProfiles: {},
    landingTry: true,
  });
  const html = await renderHtml(createElement(SupportCard), queryClient);
  expect(findTags(html, 'a')).toEqual([
    expect.stringContaining('href="mailto:help@example.com?subject=Enterprise%20Inquiry"'),
  ]);
});
