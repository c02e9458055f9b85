import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { openSession } from './steps/open-session.ts';
import { signInAs } from './steps/sign-up.ts';

const scrolled = 'window.scrollY';

test('the header links to Create, Videos, Wallet and Blog, and marks the current section @shell-009', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  const person = await app.api.signIn('Ada Header');
  await person.buy('starter');
  await openSession(context, person.token);
  const page = await context.newPage();
  await page.goto('/my-videos');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Create', 'Videos', 'Wallet', 'Blog']);
  const addresses = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/create/video', '/my-videos', '/wallet', '/blog']);

  const marked = page.locator('nav[aria-label="Main"] a[data-active]');
  for (const [address, tab] of [
    ['/my-videos', 'Videos'],
    ['/my-hooks', 'Videos'],
    ['/create/video/ugc', 'Create'],
    ['/create/reel', 'Create'],
    ['/wallet', 'Wallet'],
    ['/blog', 'Blog'],
  ] as const) {
    await page.goto(address);
    await expect(marked, address).toHaveText([tab]);
  }
  await page.goto('/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(marked).toHaveCount(0);

  await page.getByRole('link', { name: '10 credits, open the wallet' }).click();
  await page.waitForURL('**/wallet');
  await page.getByRole('link', { name: 'Hookline, to the start page' }).first().click();
  await page.getByRole('heading', { name: /Stop the scroll/ }).waitFor();
  // The landing page has its own navigation instead of the app's header and tabs.
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(complaints).toEqual([]);

  // The balance is cached for five minutes; signing in reads it again.
  await person.buy('starter');
  await page.getByRole('button', { name: /^Account of Ada/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await signInAs(page, 'Ada Header');
  await expect(page.getByRole('link', { name: '20 credits, open the wallet' })).toBeVisible();
  await context.close();
});

test('a guest sees Log In and no tabs in the header; a shared video has no header @shell-010', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.goto('/share/nothing');
  await page.getByRole('heading', { name: 'There is no video here' }).waitFor();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the footer of finished pages and of the app has six links, three networks and the year @shell-014', async ({
  page,
}) => {
  for (const address of ['/contact', '/login']) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(6);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/about',
      '/contact',
      '/blog',
      '/privacy-policy',
      '/refund-policy',
      '/terms',
    ]);
    const networks = footer.getByRole('link', { name: /^Hookline on / });
    await expect(networks).toHaveCount(3);
    for (const network of await networks.all()) {
      await expect(network).toHaveAttribute(
        'href',
        /^https:\/\/(x|linkedin|facebook)\.example\.com\/hookline$/,
      );
      await expect(network).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(footer).toContainText('© 2025 Hookline');
  }
});

test('a page opens at the top, and going back restores the scroll position @shell-005', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // This tests navigation inside the app, not between static pages.
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(`document.querySelector('main').style.minHeight = '4000px'`);
  await page.evaluate('window.scrollTo(0, 1500)');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .evaluate((link) => link.click());
  await page.getByRole('heading', { name: 'Privacy policy and terms' }).waitFor();
  expect(await page.evaluate(scrolled)).toBe(0);

  await page.evaluate('window.scrollTo(0, 900)');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Refund Policy' })
    .evaluate((link) => link.click());
  await page.getByRole('heading', { name: 'Refund policy', level: 1 }).waitFor();
  expect(await page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Privacy policy and terms' }).waitFor();
  await expect.poll(() => page.evaluate(scrolled)).toBe(900);
});

test('an unknown URL returns 404 with a link to the start page @shell-021', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer!.status()).toBe(404);
  await expect(page).toHaveTitle('page not found | Hookline');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByRole('heading', { name: /Stop the scroll/ }).waitFor();
});

test('a page that fails says that videos and credits are safe, and Try Again reloads it @shell-022', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const person = await app.api.signIn();
  await person.buy('starter');
  await openSession(context, person.token);
  const page = await context.newPage();
  await page.route('**/api/wallet', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/create/video/broll');
  await expect(page.getByText('Your videos and credits are safe.')).toBeVisible();
  await page.unroute('**/api/wallet');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Turn photos into video' }).waitFor();
  await context.close();
});

test('an expired session is cleared when the app starts, even on a page without a header @shell-019', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(`localStorage.setItem('hookline.token', 'of-yesterday')`);
  await page.goto('/share/nothing');
  await expect.poll(() => page.evaluate(`localStorage.getItem('hookline.token')`)).toBeNull();
});

test('at 200 % text size every page fits a phone, and the account button stays visible', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  const person = await app.api.signIn('Ada Lovelace-Byron');
  await person.buy('starter');
  await openSession(context, person.token);
  await context.addInitScript(
    `addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));`,
  );
  const page = await context.newPage();
  for (const [address, sign] of [
    ['/account', 'This device'],
    ['/wallet', 'Refund'],
    ['/billing', 'Refund'],
    ['/onboarding/paywall', 'Starter'],
    ['/my-videos', 'No videos found'],
    ['/create/video/ugc', 'Select Avatar'],
  ] as const) {
    await page.goto(address);
    await page.getByText(sign).first().waitFor();
    const account = await page.getByRole('button', { name: /^Account of Ada/ }).boundingBox();
    expect(account!.x + account!.width, address).toBeLessThanOrEqual(390);
    expect(await page.evaluate('document.documentElement.scrollWidth'), address).toBe(390);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '48px');
  await context.close();
});

test('on a phone a toast appears below the header without covering fields, and inside an open dialog @fix-014', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  const person = await app.api.signIn();
  await person.buy('starter');
  await openSession(context, person.token);
  const page = await context.newPage();
  await page.goto('/create/video/ugc?generationId=3f8e1a52-8a54-4f63-9f0e-0f0d3c1b2a10');
  const words = page.getByText('Could not load the saved generation. Starting a new one.');
  await words.hover();
  const header = (await page.getByRole('banner').boundingBox())!;
  const counter = page.getByText('0/150 characters');
  await counter.scrollIntoViewIfNeeded();
  const below = [
    page.getByRole('textbox', { name: 'Hook text' }),
    counter,
    page.getByRole('button', { name: /^Continue/ }),
  ];
  await expect
    .poll(async () => {
      const toast = (await words.boundingBox())!;
      const boxes = await Promise.all(below.map((element) => element.boundingBox()));
      return toast.y >= header.height && boxes.every((box) => box!.y > toast.y + toast.height);
    })
    .toBe(true);
  // By keyboard, because the pointer keeps the toast from closing on a busy machine.
  await page.getByRole('button', { name: 'Select Avatar' }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  const { x, y, width, height } = (await words.boundingBox())!;
  const front = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})`;
  expect(await page.evaluate(`${front}.closest('[role=dialog]') !== null`)).toBe(true);
  await context.close();
});

test('a page opened offline shows a notice and loads once the network is back', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const person = await app.api.signIn();
  await openSession(context, person.token);
  const page = await context.newPage();
  await page.goto('/account');
  await page.getByText('This device').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No videos found')).toBeVisible();
  await context.close();
});

test('on a slow connection a header placeholder shows until the app has loaded', async ({ page }) => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/bundle\/app-[^/]*\.(js|css)$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const standIn = page.locator('div[data-first]');
  await expect(standIn.getByText('Hookline')).toBeVisible();
  const [header] = await standIn.locator('> div').all();
  expect((await header!.boundingBox())!.height).toBe(60);
  release();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await expect(page.getByRole('banner')).toHaveCSS('height', '60px');
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await page.goto('/share/nothing', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'There is no video here' }).waitFor();
  await expect(page.locator('[data-first]')).toHaveCount(0);
});
