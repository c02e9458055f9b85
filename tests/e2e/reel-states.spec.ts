import { expect, type Page } from '@playwright/test';
import { readCategories } from '#contract/calls/categories.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { expectAccessible, expectLayoutAtDoubleTextSize } from './steps/expect-accessible.ts';
import { signInWithCredits } from './steps/open-creator.ts';
import { tabTo } from './steps/press-to.ts';
import {
  brandName,
  categoryOf,
  chooseShortest,
  fillBrand,
  fillCategory,
  generate,
  kindOf,
  lines,
  nameField,
  openReel,
} from './steps/reel.ts';
import { screens } from './tour.ts';

const continueByKey = async (page: Page) => {
  await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');
};

test('a reel can be made with the keyboard alone @reel-pages-023', async ({ page, app }) => {
  const person = await signInWithCredits(page, app, 'starter');
  await openReel(page);
  await tabTo(page, nameField(page));
  await page.keyboard.type(brandName);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Technology' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'E-commerce' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Current step: 2 of 4')).toBeVisible();

  await tabTo(page, categoryOf(page, /^Brand Story/));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(categoryOf(page, /^Marketing/)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(kindOf(page, /./).first()).toBeChecked();
  await continueByKey(page);

  await tabTo(page, page.getByRole('radio', { name: '30 s' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^About \d+ s of 15 s$/)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Modern' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cinematic' })).toBeChecked();
  await tabTo(page, lines(page).first());
  await page.keyboard.press('End');
  await page.keyboard.type(' Enter starts nothing here.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Current step: 3 of 4')).toBeVisible();
  await tabTo(page, generate(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Making your reel' })).toBeVisible();
  expect(await person.call(readWallet)).toMatchObject({ balance: 0, held: 10 });
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
});

// The finished reel is looked at where it is made.
test('every step passes axe and fits a phone at 200 % text size, in dark mode with reduced motion @reel-pages-024', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: screens.phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInWithCredits(page, app);
  const look = async () => {
    await expectAccessible(page);
    await expectLayoutAtDoubleTextSize(page);
  };
  await openReel(page);
  await nameField(page).press('Enter');
  await page.getByRole('switch', { name: 'Use my brand colors' }).check({ force: true });
  await look();
  await fillBrand(page);
  await categoryOf(page, /^Marketing/).check({ force: true });
  await look();
  await fillCategory(page);
  await chooseShortest(page);
  await page.getByRole('button', { name: /^Choose one of \d+ tracks$/ }).click();
  await expect(page.locator('video'), 'the styles stand still').toHaveCount(0);
  await look();
  await page.goto('/create/reel?step=checkout');
  await expect(page.getByText('No component found for current step')).toBeVisible();
  await look();
  await context.close();
});

test('built-in categories stand in for categories that fail to load, and Retry loads them @reel-pages-004', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  let isBroken = true;
  await page.route(`**${readCategories.path}`, (route) =>
    isBroken
      ? route.fulfill({ status: 400, json: { error: 'invalid_request', message: '' } })
      : route.fallback(),
  );
  await openReel(page);
  await fillBrand(page);
  await expect(page.getByText('Failed to load categories. Please try again.')).toBeVisible();
  const categories = page.getByRole('group', { name: 'Category' }).getByRole('radio');
  await expect(categories).toHaveCount(3);
  for (const name of [/^Marketing/, /^Training/, /^Brand Story/])
    await expect(categoryOf(page, name)).toBeVisible();

  await test.step('a built-in category gets a script', async () => {
    await categoryOf(page, /^Training/).check({ force: true });
    await kindOf(page, /^How-To/).check({ force: true });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await chooseShortest(page);
    await expect(lines(page).first()).not.toHaveValue('');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    // The page reloads the categories when it opens; that must fail too, or no Retry button
    // appears.
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load categories. Please try again.')).toHaveCount(0);
  // These are the editors' categories, so the built-in selection is cleared.
  await expect(page.getByRole('button', { name: 'Fill required fields' })).toBeDisabled();

  await test.step('an unknown step in the URL is explained, and Reset Steps recovers', async () => {
    await page.goto('/create/reel?step=checkout');
    await expect(page.getByText('No component found for current step')).toBeVisible();
    await page.getByRole('button', { name: 'Reset Steps' }).click();
    await expect(page.getByText('Current step: 1 of 4')).toBeVisible();
    await expect(nameField(page)).toHaveValue(brandName);
    await page.goto('/create/reel?step=result');
    await expect(page.getByText('Current step: 3 of 4')).toBeVisible();
    await expect(page).toHaveURL(/step=generate/);
  });
});
