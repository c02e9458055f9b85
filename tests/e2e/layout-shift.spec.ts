import { expect, type Page } from '@playwright/test';
import { readMe } from '#contract/calls/accounts.ts';
import { test } from './app-test.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';
import { screens } from './tour.ts';

/** Web Vitals call 0.1 good; half of it is hardly seen. */
const maxShift = 0.05;
/** Long enough for the skeletons to be drawn. */
const slowReplyMs = 700;
/** An editor's buttons arrive after the list that they belong to. */
const slowestCall = readMe.path;

const pages = [
  ['/templates', 'Maya'],
  ['/billing', 'No card saved yet.'],
  ['/categories', 'Brand Story'],
] as const;

const observeShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);

const slowDown = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const isSlowest = new URL(route.request().url()).pathname === slowestCall;
    await new Promise((resolve) => setTimeout(resolve, isSlowest ? 2 * slowReplyMs : slowReplyMs));
    await route.continue();
  });

for (const [device, viewport] of Object.entries(screens))
  test(`on a ${device} nothing in sight moves while a page loads, nor when the written hooks arrive`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(viewport);
    await signInWithCredits(page, app, 'starter');
    await observeShifts(page);
    await slowDown(page);
    for (const [address, sign] of pages) {
      await page.goto(address);
      await expect(page.getByText(sign).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate<number>('window.shift'), address).toBeLessThanOrEqual(maxShift);
    }
    await page.unrouteAll({ behavior: 'wait' });

    await openCreator(page);
    await page.getByRole('button', { name: 'Write hooks for me' }).click();
    const panel = page.getByRole('dialog', { name: 'Write hooks for me' });
    await panel
      .getByRole('textbox', { name: 'What do you sell?' })
      .fill('FrostMug is a steel travel mug that keeps drinks cold for 24 hours.');
    await page.route('**/api/hooks/ideas', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * slowReplyMs));
      await route.continue();
    });
    await page.evaluate('window.shift = 0');
    await panel.getByRole('button', { name: 'Write ten hooks' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(10);
    expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(maxShift);
  });
