import { expect, type Page } from '@playwright/test';
import { readPayments, startPayment } from '#contract/calls/payments.ts';
import { readPackages, readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { choosePackage, pay } from './steps/buy-credits.ts';
import { decideSilently } from './steps/decide-silently.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { signInAs } from './steps/sign-up.ts';

const tokenKey = 'hookline.token';
const setToken = (page: Page, token: string): Promise<unknown> =>
  page.evaluate(`localStorage.setItem('${tokenKey}', '${token}')`);
const recall = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(`sessionStorage.getItem('${name}')`);
const paymentIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy |^Choose a package$/ });

test.use({ viewport: { width: 390, height: 844 } });

/** Signs in once through local storage, so the page can change the session later. */
async function openSignedIn(page: Page, person: Person): Promise<void> {
  await page.goto('/about');
  await setToken(page, person.token);
}

const statusesOf = async (person: Person): Promise<string[]> =>
  (await person.call(readPayments)).payments.map(({ status }) => status);

test('a guest signs up, buys credits and returns to the page they came from @wallet-008', async ({
  page,
  app,
}) => {
  const complaints = await collectComplaints(page.context());
  await page.goto('/create/video/ugc?templateId=kai');
  await page.waitForURL(/\/signup\?redirect=/);
  await signInAs(page, 'Bea Buyer');
  await page.waitForURL('**/onboarding/paywall');
  expect(await recall(page, 'redirectAfterPurchase')).toBe('/create/video/ugc?templateId=kai');
  await expect(page.getByRole('radio', { name: /^Creator, / })).toBeChecked();
  await expect(buyButton(page)).toBeEnabled();
  const packages = page.getByRole('radio');
  await expect(packages).toHaveCount(4);
  for (const bonus of ['+22% bonus', '+41% bonus', '+61% bonus'])
    await expect(page.getByText(bonus)).toBeVisible();
  await expect(page.getByText(/% bonus/)).toHaveCount(3);

  await page.getByRole('radio', { name: /^Starter, / }).click();
  await expect(buyButton(page)).toHaveText('Buy 10 credits for $10');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(startPayment.path)) orders.push(request.url());
  });
  await buyButton(page).dblclick();
  await page.waitForURL(/\/checkout\/sandbox\//);
  expect(orders).toHaveLength(1);
  expect(await recall(page, 'pendingPaymentId')).toBe(paymentIdOf(page));
  await pay(page);
  await page.waitForURL('**/create/video/ugc?templateId=kai&step=hook');
  await expect(page.getByText('10 credits added to your wallet.')).toBeVisible();
  await expect(page.getByRole('link', { name: '10 credits, open the wallet' })).toBeVisible();
  expect(await recall(page, 'pendingPaymentId')).toBeNull();
  expect(await recall(page, 'redirectAfterPurchase')).toBeNull();
  const buyer = await app.api.signIn('Bea Buyer');
  expect(await statusesOf(buyer)).toEqual(['completed']);
  expect(complaints).toEqual([]);
});

test('a declined or cancelled payment charges nothing, and another purchase can follow @wallet-019', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSignedIn(page, person);
  await page.goto('/onboarding/paywall');
  await choosePackage(page, 'Creator');
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(
    page.getByText('Payment error: The payment was declined. You were not charged.'),
  ).toBeVisible();
  expect(await recall(page, 'pendingPaymentId')).toBeNull();
  await choosePackage(page, 'Pro');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('You cancelled the payment. You were not charged.')).toBeVisible();
  await expectAccessible(page);
  await choosePackage(page, 'Starter');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create your first video' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '10 credits added' })).toBeVisible();
  expect((await statusesOf(person)).toSorted()).toEqual(['cancelled', 'completed', 'failed']);
  expect((await person.call(readWallet)).balance).toBe(10);
});

test('the return page polls for the payment’s result when no webhook arrives @wallet-012', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await page.clock.install();
  await openSignedIn(page, person);
  await page.goto('/onboarding/paywall');
  await choosePackage(page, 'Creator');
  const paymentId = paymentIdOf(page);
  await page.goto(`/onboarding/paywall?paymentId=${paymentId}`);
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('heading', { name: 'This is taking longer than usual' })).toBeVisible();
  await page.route(`**/api/payments/${paymentId}`, (route) => route.abort());
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await decideSilently(app, { paymentId, status: 'succeeded' });
  await expect(page.getByRole('heading', { name: '60 credits added' })).toBeVisible();
  expect((await person.call(readWallet)).balance).toBe(60);
  await page.reload();
  await expect(page.getByRole('heading', { name: '60 credits added' })).toBeVisible();
  expect((await person.call(readWallet)).balance).toBe(60);
});

test('a payment confirmed by webhook shows at once, and an unfinished purchase is offered again @wallet-013', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSignedIn(page, person);
  await page.goto('/onboarding/paywall');
  await choosePackage(page, 'Creator');
  const left = paymentIdOf(page);
  await page.goto('/onboarding/paywall');
  await expect(
    page.getByText(/Your purchase of the Creator package for \$49\.00 isn’t complete\./),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.goto(`/onboarding/paywall?paymentId=${left}&cancelled=true`);
  await expect(page.getByText('You cancelled the payment. You were not charged.')).toBeVisible();
  await decideSilently(app, { paymentId: left, status: 'succeeded' });
  await expect(page.getByRole('heading', { name: '60 credits added' })).toBeVisible();

  await person.buy('pro');
  const { payments } = await person.call(readPayments);
  await page.goto(`/onboarding/paywall?paymentId=${payments[0]!.paymentId}`);
  await expect(page.getByRole('heading', { name: '140 credits added' })).toBeVisible();
  expect((await person.call(readWallet)).balance).toBe(200);
});

test('a session that expires during a purchase loses neither the selection nor the payment @wallet-021', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn('Una Way');
  await openSignedIn(page, person);
  await page.goto('/onboarding/paywall');
  await page.getByRole('radio', { name: /^Pro, / }).click();
  await setToken(page, 'of-yesterday');
  await buyButton(page).click();
  await page.waitForURL(/\/login\?redirect=/);
  await signInAs(page, 'Una Way');
  await page.waitForURL(/\/onboarding\/paywall\?packageId=pro$/);
  await expect(page.getByRole('radio', { name: /^Pro, / })).toBeChecked();
  await buyButton(page).click();
  await page.getByRole('button', { name: 'Pay $99' }).waitFor();
  const checkout = page.url();

  await setToken(page, 'of-yesterday');
  await pay(page);
  await page.waitForURL(/\/login\?redirect=/);
  await signInAs(page, 'Una Way');
  await page.waitForURL(checkout);
  await pay(page);
  await expect(page.getByRole('heading', { name: '140 credits added' })).toBeVisible();
  expect(await statusesOf(person)).toEqual(['completed']);
});

test('failed package, payment and wallet requests show their own messages @wallet-017', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSignedIn(page, person);
  await page.route(`**${readPackages.path}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/onboarding/paywall');
  await expect(page.getByText('Failed to load the credit packages. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();

  await page.route(`**${startPayment.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, json: {} }) : route.fallback(),
  );
  await page.getByRole('radio', { name: /^Starter, / }).click();
  await buyButton(page).click();
  await expect(page.getByText('Failed to initiate payment. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await buyButton(page).click();
  await page.waitForURL(/\/checkout\/sandbox\//);

  await page.goto('/onboarding/paywall?paymentId=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Payment error: This payment could not be found.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.goto('/checkout/sandbox/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Payment error: This does not exist, or it is not yours.')).toBeVisible();
  await page.route(`**${readWallet.path}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/wallet');
  await expect(page.getByText('Failed to fetch wallet data')).toBeVisible();
  await expect(page.getByRole('link', { name: /open the wallet/ })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('0');
});

test('nothing on the paywall moves when the packages arrive, on a phone or a desktop', async ({
  page,
  app,
}) => {
  await openSignedIn(page, await app.api.signIn());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${readPackages.path}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/onboarding/paywall');
    const sample = page.getByRole('region', { name: 'What 10 credits make' });
    const top = async () => (await sample.boundingBox())!.y;
    await page.getByLabel('Loading packages').waitFor();
    await page.getByText('You have 0 credits.').waitFor();
    const before = await top();
    release();
    await buyButton(page).waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    await page.unrouteAll();
  }
});
