import { readFile } from 'node:fs/promises';
import { expect, type Page, type Request } from '@playwright/test';
import { readCards } from '#contract/calls/cards.ts';
import { type Payment, type RefundRefusal, readPayments, startPayment } from '#contract/calls/payments.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { pay } from './steps/buy-credits.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openSession } from './steps/open-session.ts';
import { typeCard } from './steps/type-card.ts';

test.use({ viewport: { width: 390, height: 844 } });

const refundTakes = 'Most banks show a refund within ten working days.';
const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' }).getByRole('row');

test('a purchase from the wallet shows an invoice, offers a receipt and can be refunded @wallet-001', async ({
  page,
  app,
}) => {
  const complaints = await collectComplaints(page.context());
  const person = await app.api.signIn();
  await openSession(page.context(), person.token);
  await page.goto('/wallet');
  await expect(page).toHaveTitle('wallet | Hookline');
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose a package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy credits' });
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Creator, / }).click();
  await dialog.getByRole('button', { name: 'Buy 60 credits for $49' }).click();
  await pay(page);
  await page.waitForURL('**/wallet');
  await expect(page.getByText('60 credits added to your wallet.')).toBeVisible();

  const invoice = invoices(page).nth(1);
  for (const fact of [String(new Date().getFullYear()), 'Creator package', 'Paid', '$49.00'])
    await expect(invoice).toContainText(fact);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /^Receipt of the Creator package, / }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^hookline-receipt-\d{4}-\d\d-\d\d-[\w-]{6}\.pdf$/);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const ask = invoice.getByRole('button', { name: /^Refund of the Creator package, / });
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Refund the Creator package?' });
  await expect(question).toContainText(
    '$49.00 goes back to the way you paid, and 60 credits leave your wallet.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my credits' }).click();
  await expect(question).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await question.getByRole('button', { name: 'Ask for a refund' }).click();
  await expect(page.getByText('$49.00 is on its way back to you.')).toBeVisible();
  await expect(invoice).toContainText('Refunded');
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('0');
  await expect(page.getByRole('listitem').filter({ hasText: 'Refund of the Creator package' })).toContainText(
    '−60',
  );
  expect((await person.call(readWallet)).balance).toBe(0);
  expect(complaints).toEqual([]);
});

const refusals: Record<RefundRefusal, string> = {
  not_completed: 'This payment was never completed, so there is nothing to give back.',
  too_late: 'A purchase can be refunded for 14 days. This one is older.',
  credits_spent: 'Some of these credits are already spent or held for work in progress.',
  under_way: 'Refund under way',
  already_refunded: 'This payment was already refunded.',
};

test('an invoice that cannot be refunded shows the reason; high spenders are offered monthly invoicing @wallet-003', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSession(page.context(), person.token);
  await person.buy('studio');
  await page.goto('/wallet');
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@hookline.example?subject=Enterprise%20Inquiry',
  );
  await expect(page.getByText('Pay once a month instead')).toHaveCount(0);
  await person.buy('starter');
  await person.buy('studio');
  await page.reload();
  await expect(page.getByText('You have spent $508 with us.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for monthly invoicing' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(invoices(page)).toHaveCount(4);

  const { payments, totalSpent } = await person.call(readPayments);
  for (const [refusal, words] of Object.entries(refusals)) {
    const refused: Payment[] = [{ ...payments[0]!, refundRefusal: refusal as RefundRefusal }];
    await page.route(`**${readPayments.path}`, (route) =>
      route.fulfill({ json: { payments: refused, totalSpent } }),
    );
    await page.reload();
    await expect(invoices(page).last()).toContainText(words);
    await expect(page.getByRole('button', { name: /^Receipt of / })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Refund of / })).toHaveCount(0);
    await page.unrouteAll();
  }
  await expectAccessible(page);
});

test('failed refunds, receipts and lists show an error and change nothing @wallet-018', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  await openSession(page.context(), person.token);
  await page.route(`**${readPayments.path}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/wallet');
  await expect(page.getByText('Failed to load wallet data. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.route('**/api/payments/*/receipt', (route) =>
    route.fulfill({ status: 409, json: { error: 'receipt_not_ready', message: '' } }),
  );
  await page.getByRole('button', { name: /^Receipt of / }).click();
  await expect(
    page.getByText('There is no receipt for this payment yet. Please try again once it is paid.'),
  ).toBeVisible();
  await page.route('**/api/payments/*/refund', (route) =>
    route.fulfill({ status: 409, json: { error: 'refund_not_possible', message: '' } }),
  );
  await page.getByRole('button', { name: /^Refund of / }).click();
  await expect(page.getByRole('dialog')).toContainText(refundTakes);
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  await expect(
    page.getByText('This payment cannot be refunded now. Please reload the page to see why.'),
  ).toBeVisible();
  // The credits were spent after the dialog opened: it explains why a refund is no longer possible.
  const { payments } = await person.call(readPayments);
  const spent: Payment[] = payments.map((payment) => ({ ...payment, refundRefusal: 'credits_spent' }));
  await page.route(`**${readPayments.path}`, (route) =>
    route.fulfill({ json: { payments: spent, totalSpent: 0 } }),
  );
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'This cannot be refunded now' });
  await expect(dialog).toContainText(refusals.credits_spent);
  await expect(dialog.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect((await person.call(readWallet)).balance).toBe(10);
  await page.goto('/refund-policy');
  await expect(page.getByText(refundTakes)).toBeVisible();
});

test('cards are added, made preferred, replaced and removed, and card numbers never reach our server @wallet-005', async ({
  page,
  app,
}) => {
  const complaints = await collectComplaints(page.context());
  const person = await app.api.signIn();
  await openSession(page.context(), person.token);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto('/billing');
  await expect(page).toHaveTitle('billing | Hookline');
  await expect(page.getByText('No card saved yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a card' }).click();
  const field = page.frameLocator('iframe[title="Card details"]');
  await field.getByRole('button', { name: 'Save card' }).click();
  await expect(field.getByText('This card number is not complete.')).toBeVisible();
  await expectAccessible(page);
  // Messages from other windows are ignored.
  await page.evaluate(`window.postMessage({ kind: 'hookline.card-token', cardToken: 'tok_forged' }, '*')`);
  await typeCard(page, '4000000000000002');
  await expect(page.getByText('This card was not accepted.').first()).toBeVisible();
  await expect(field.getByLabel('Card number')).toHaveValue('');
  await typeCard(page, '4242424242424242');
  const cards = page.getByRole('region', { name: 'Payment methods' }).getByRole('listitem');
  await expect(cards).toHaveText([/Visa ending in 4242.*Expires 06\/32.*Preferred/s]);

  await page.getByRole('button', { name: 'Add a card' }).click();
  await typeCard(page, '5555555555554444');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1)).toContainText('Mastercard ending in 4444');
  await page.getByRole('button', { name: 'Options of Mastercard ending in 4444' }).click();
  await page.getByRole('menuitem', { name: 'Make preferred' }).click();
  await expect(cards.first()).toContainText(/Mastercard ending in 4444.*Preferred/s);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Options of Mastercard ending in 4444' }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await expect(page.getByRole('dialog', { name: 'Replace Mastercard ending in 4444' })).toBeVisible();
  await typeCard(page, '378282246310005');
  await expect(cards.first()).toContainText(/American Express ending in 0005.*Preferred/s);
  await expect(page.getByText('Mastercard')).toHaveCount(0);

  await page.getByRole('button', { name: 'Options of Visa ending in 4242' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Visa ending in 4242?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveCount(1);
  expect((await person.call(readCards)).cards.map(({ last4 }) => last4)).toEqual(['0005']);

  const { checkoutUrl } = await person.call(startPayment, { body: { packageId: 'starter' } });
  await page.goto(checkoutUrl);
  await expect(page.getByText('American Express ending in 0005')).toBeVisible();
  const withNumber = sent.filter((request) => /\d{13}/.test(request.postData() ?? ''));
  expect(withNumber.length).toBeGreaterThan(0);
  expect(new Set(withNumber.map((request) => new URL(request.url()).pathname))).toEqual(
    new Set(['/api/dev/card-tokens']),
  );
  expect(app.log()).not.toContain('4242424242424242');
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([]);
});

test('billing links to the provider’s page if the provider manages the cards; a failed list can be retried @wallet-006', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSession(page.context(), person.token);
  await page.route(`**${readCards.path}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/billing');
  await expect(page.getByText('Your cards could not be loaded. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.route(`**${readCards.path}`, (route) =>
    route.fulfill({ json: { cards: [], manageUrl: 'https://customer.example/portal' } }),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Manage your cards' })).toHaveAttribute(
    'href',
    'https://customer.example/portal',
  );
  await expect(page.getByRole('button', { name: 'Add a card' })).toHaveCount(0);
  await expectAccessible(page);
});

test('only our own pages may frame the card field, and guests are redirected to login @wallet-007', async ({
  page,
  app,
}) => {
  const framed = await fetch(new URL('/checkout/sandbox-card', app.url), {
    headers: { accept: 'text/html' },
  });
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const other = await fetch(new URL('/billing', app.url), { headers: { accept: 'text/html' } });
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await page.goto('/billing');
  await page.waitForURL(/\/login\?redirect=%2Fbilling/);
});
