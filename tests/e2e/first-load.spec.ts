import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { measureFirstLoad } from './steps/measure-first-load.ts';
import { openSession } from './steps/open-session.ts';

const maxBytes = 250_000;

test('a first visit to the creator downloads at most 250 kB of scripts and styles @creator-031', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const { scriptBytes, styleBytes, files } = await measureFirstLoad(page, person.token);
  expect(styleBytes).toBeGreaterThan(5_000);
  expect(scriptBytes + styleBytes, files.join('\n')).toBeLessThanOrEqual(maxBytes);
});

test('the account menu loads when it is wanted and works by keys alone @shell-031', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  const person = await app.api.signIn('Ada Keys');
  await openSession(context, person.token);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const hasMenu = () => loaded.some((url) => url.includes('open-account-menu'));
  await page.goto('/my-videos');
  const button = page.getByRole('button', { name: 'Account of Ada Keys, AK' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  expect(hasMenu()).toBe(false);
  const before = await button.boundingBox();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(hasMenu()).toBe(true);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await button.boundingBox()).toEqual(before);
  const items = page.getByRole('menuitem');
  await expect(items.and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.type('Sign');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
