import { expect, type Page } from '@playwright/test';
import { readGeneration } from '#contract/calls/generations.ts';
import { startHookComponent } from '#contract/calls/hooks.ts';
import { readTakes } from '#contract/calls/takes.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { typeHook } from './steps/create-video.ts';
import { generationIdOf, openCreator, signInWithCredits } from './steps/open-creator.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { screens } from './tour.ts';

const takesOn = (page: Page) => page.getByRole('region', { name: 'Your takes' }).getByRole('button');
const use = (page: Page) => page.getByRole('button', { name: 'Use This Hook' });

test('Generate Another shows its price and keeps every take across a double click, a lost response, Back, a reload and another device @creator-017', async ({
  page,
  app,
  browser,
}) => {
  test.slow();
  const person = await signInWithCredits(page, app);
  const balance = async () => person.call(readWallet);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await use(page).waitFor({ timeout: 150_000 });
  await expect(use(page)).toContainText('Paid');
  await expect(takesOn(page)).toHaveCount(1);
  const generationId = await generationIdOf(page);
  const params = { generationId };
  const first = (await person.call(readGeneration, { params })).hook_generation_id;

  // The server starts the take but the response is lost: the retry must return the same take.
  let isLost = false;
  await page.route(`**${startHookComponent.path}`, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  const another = page.getByRole('button', { name: 'Generate Another' });
  await expect(another).toContainText('10');
  await another.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await another.dblclick();
  await expect(takesOn(page)).toHaveCount(2);
  await expect(takesOn(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await use(page).waitFor({ timeout: 150_000 });
  expect(await balance()).toMatchObject({ balance: 40, held: 0 });
  await expectAccessible(page);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize(screens.phone);
  await page.evaluate('scrollTo(0, 0)');
  for (const take of await takesOn(page).all()) await expect(take).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });

  await takesOn(page).first().click();
  await expect(takesOn(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect((await person.call(readGeneration, { params })).hook_generation_id).toBe(first);
  await use(page).click();
  await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
  await page.goBack();
  await expect(takesOn(page)).toHaveCount(2);
  await page.reload();
  await expect(takesOn(page).first()).toHaveAttribute('aria-pressed', 'true');

  // A new text needs a new hook; the text of an existing take reuses that take.
  await typeHook(page, 'Wait! Buy bread.');
  await expect(takesOn(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: /^Continue/ })).toContainText('10');
  await takesOn(page).nth(1).click();
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Stop! Buy milk.');
  await expect(use(page)).toBeVisible();

  const device = await browser.newContext({ baseURL: app.url });
  await device.addInitScript(`localStorage.setItem('hookline.token', '${person.token}')`);
  const other = await device.newPage();
  await openCreator(other, `?generationId=${generationId}&step=hook`);
  await expect(takesOn(other)).toHaveCount(2);
  await expect(takesOn(other).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await device.close();
  expect((await person.call(readTakes, { params })).takes).toHaveLength(2);
  expect(await balance()).toMatchObject({ balance: 40, held: 0 });
});
