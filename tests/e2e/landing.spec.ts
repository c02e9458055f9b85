import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { openSession } from './steps/open-session.ts';

const maxGuestScriptBytes = 6_000;
const publicPages = ['/', '/about', '/contact', '/privacy-policy', '/refund-policy', '/terms'];

type Playing = { isPlaying: boolean; isMuted: boolean };
const stateOf = (page: Page, index: number): Promise<Playing> =>
  page
    .locator('[data-living] video')
    .nth(index)
    .evaluate((element) => {
      const video = element as unknown as { paused: boolean; readyState: number; muted: boolean };
      return { isPlaying: !video.paused && video.readyState >= 2, isMuted: video.muted };
    });

test('guests get static pages with one small script and no browser errors', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const elsewhere: string[] = [];
  page.on('response', async (answer) => {
    if (new URL(answer.url()).origin !== app.url) elsewhere.push(answer.url());
    if (answer.request().resourceType() === 'script') scripts.set(answer.url(), (await answer.body()).length);
  });
  for (const address of publicPages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', app.url + address);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
  }
  expect([...scripts.keys()].map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/bundle\/public-page-/),
  ]);
  expect([...scripts.values()][0]).toBeLessThan(maxGuestScriptBytes);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('without JavaScript all text is readable and every link works', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByText('Are these real people?').click();
  await expect(page.getByText('No. The presenters are illustrations')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make your first video' })).toHaveAttribute(
    'href',
    '/create/video',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const mail = page.getByRole('link', { name: 'support@hookline.example' }).first();
  await expect(mail).toHaveAttribute(
    'href',
    'mailto:support@hookline.example?subject=Help%20with%20Hookline',
  );
  await context.close();
});

test('the landing page shows the offer, the steps, the presenters, the prices and the questions @shell-023', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('home | Hookline');
  for (const heading of [
    'Stop the scroll. Skip the shoot.',
    'Three steps, a few minutes',
    'Six presenters, six voices',
    'Pay for hooks, nothing else',
    'Questions people ask',
  ])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const prices = page.locator('#prices').getByRole('listitem');
  await expect(prices).toHaveText([
    /^Starter\$1010 credits1 hook video\$10 each$/,
    /^CreatorGood start\$4960 credits6 hook videos\$8\.17 each\+22% bonus$/,
    /^Pro\$99140 credits14 hook videos\$7\.07 each\+41% bonus$/,
    /^StudioBest rate\$249400 credits40 hook videos\$6\.23 each\+61% bonus$/,
  ]);
});

test('the terms are part of the privacy policy page, and /terms scrolls to them @shell-007', async ({
  page,
}) => {
  const read = async (address: string): Promise<string> => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
    return page.getByRole('article').innerText();
  };
  const policy = await read('/privacy-policy');
  const terms = page.getByRole('heading', { name: 'Terms', exact: true });
  await expect(terms).not.toBeInViewport();
  expect(await read('/terms')).toBe(policy);
  await expect(terms).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What is kept' })
    .click();
  await expect(page.getByRole('heading', { name: 'What is kept' })).toBeInViewport();
});

test('for a user, the support address is that of the settings, and the terms open below the header after a load, a reload and a link', async ({
  page,
  app,
}) => {
  await openSession(page.context(), (await app.api.signIn()).token);
  const settings = (await (await page.request.get('/api/settings')).json()) as { supportEmail: string };
  expect(settings.supportEmail).toBe('support@hookline.example');
  await page.goto('/contact');
  await page.getByRole('button', { name: /account/i }).waitFor();
  await expect(page.getByRole('link', { name: settings.supportEmail }).first()).toBeVisible();

  const heading = page.getByRole('heading', { name: 'Terms', exact: true });
  const expectTermsOnTop = async () => {
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(160);
  };
  await page.goto('/terms');
  await expectTermsOnTop();
  await page.reload();
  await expectTermsOnTop();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expectTermsOnTop();
});

test('visible videos autoplay muted, and at most one plays with sound @shell-024', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const index of [0, 1, 2])
    await expect.poll(() => stateOf(page, index)).toEqual({ isPlaying: true, isMuted: true });
  expect(await stateOf(page, 3)).toEqual({ isPlaying: false, isMuted: true });

  const sounds = page.getByRole('button', { name: /^Play with sound: / });
  await sounds.nth(0).click();
  await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'true');
  // The button shows the requested state at once; the video follows when it has data.
  await expect.poll(() => stateOf(page, 0)).toEqual({ isPlaying: true, isMuted: false });
  await sounds.nth(1).click();
  await expect(sounds.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => stateOf(page, 0)).toMatchObject({ isMuted: true });
  await expect.poll(() => stateOf(page, 1)).toMatchObject({ isMuted: false });
  await sounds.nth(1).click();
  await expect(sounds.nth(1)).toHaveAttribute('aria-pressed', 'false');

  await sounds.nth(2).click();
  await page.locator('#questions').scrollIntoViewIfNeeded();
  await expect.poll(() => stateOf(page, 2)).toEqual({ isPlaying: false, isMuted: true });
});

test('with reduced motion videos do not autoplay, but play on request', async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await stateOf(page, 0)).toEqual({ isPlaying: false, isMuted: true });
  await page
    .getByRole('button', { name: /^Play with sound: / })
    .first()
    .click();
  await expect.poll(() => stateOf(page, 0)).toEqual({ isPlaying: true, isMuted: false });
  await page
    .getByRole('button', { name: /^Play with sound: / })
    .first()
    .click();
  await expect.poll(() => stateOf(page, 0)).toEqual({ isPlaying: false, isMuted: true });
  await context.close();
});

test('a signed-in user gets the app in place of the static page, without a layout shift', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  await openSession(context, (await app.api.signIn('Ada Landed')).token);
  const page = await context.newPage();
  await page.addInitScript(`
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  // On a slow phone the page paints in stages, and text appears before its fonts have loaded.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/*.woff2', async (route) => {
    await delay(500);
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of Ada Landed, AL' }).waitFor();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create a video' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);
  await expect(page).toHaveTitle('home | Hookline');
  expect(await page.locator('title').count()).toBe(1);
  await page.evaluate('document.fonts.ready');
  expect(await page.evaluate<number>('window.shifts')).toBeLessThan(0.01);
  await page.getByRole('link', { name: 'Refund Policy' }).click();
  await page.getByRole('heading', { name: 'Refund policy' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('its videos and pictures are sent in ranges, and kept', async ({ page }) => {
  const part = await page.request.get('/assets/showcase/planner.mp4', { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(part.headers()['cache-control']).toMatch(/max-age=\d{6,}/);
  const picture = await page.request.get('/assets/showcase/hookline.jpg');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});
