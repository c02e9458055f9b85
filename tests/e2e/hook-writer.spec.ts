import { expect } from '@playwright/test';
import { readProductPage } from '#contract/calls/hooks.ts';
import { test } from './app-test.ts';
import { typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';
import { screens } from './tour.ts';

const devices = [
  { size: screens.phone, colorScheme: 'light' },
  { size: screens.desktop, colorScheme: 'dark' },
] as const;

test('a click applies a suggested hook, and Undo restores the original text', async ({ page, app }) => {
  await signInWithCredits(page, app, 'starter');
  await openCreator(page);
  await typeHook(page, 'My own words.');
  await page.getByRole('button', { name: 'Write hooks for me' }).click();
  const panel = page.getByRole('dialog', { name: 'Write hooks for me' });
  const address = panel.getByRole('textbox', { name: 'Product page (optional)' });
  const sold = 'Lumi is an LED desk lamp that helps you read at night.';
  await address.fill('127.0.0.1/lamp');
  await address.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Please give an https address on the public web.');
  // The app fetches public addresses only, so the response for this page is stubbed.
  await page.route(`**${readProductPage.path}`, (route) => route.fulfill({ json: { title: 'Lumi', sold } }));
  await address.fill('lumi.example/lamp');
  await panel.getByRole('button', { name: 'Read page' }).click();
  await expect(panel.getByRole('textbox', { name: 'What do you sell?' })).toHaveValue(sold);
  await expect(panel.getByText('This is what your page says.')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await panel.getByRole('textbox', { name: 'What do you sell?' }).fill('手工乌龙茶');
  await panel.getByRole('button', { name: 'Write ten hooks' }).click();
  await expect(panel.getByRole('alert')).toContainText('We could not tell what you sell.');

  await panel
    .getByRole('textbox', { name: 'What do you sell?' })
    .fill('Lumi is an LED desk lamp for reading at night.');
  await panel.getByRole('button', { name: 'Write ten hooks' }).click();
  const ideas = panel.getByRole('listitem').getByRole('button');
  await expect(ideas).toHaveCount(10);
  await expect(panel.getByRole('button', { name: 'Write ten others' })).toBeVisible();
  for (const { size, colorScheme } of devices) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await ideas.last().click();
  const field = page.getByRole('textbox', { name: 'Hook text' });
  await expect(field).toHaveValue(/Lumi/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('My own words.');
});

test('an empty field offers openings, and a filled one shows the estimated speaking time', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithCredits(page, app, 'starter');
  await openCreator(page);
  const starters = page.getByRole('group', { name: 'Start with' });
  const field = page.getByRole('textbox', { name: 'Hook text' });
  await expect(page.getByText('s spoken')).toHaveCount(0);
  const below = page.getByRole('radiogroup', { name: 'Text overlay' });
  const offset = async () => (await below.boundingBox())!.y - (await field.boundingBox())!.y;
  const offsetWhileEmpty = await offset();
  await expectAccessible(page);
  await starters.getByRole('button', { name: 'Stop scrolling if you' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('sell coffee, and read this twice.');
  await expect(field).toHaveValue('Stop scrolling if you sell coffee, and read this twice.');
  await expect(starters).toHaveCount(0);
  await expect(page.getByText('about 3 s spoken')).toBeVisible();
  expect(await offset()).toBe(offsetWhileEmpty);
  // The openings leave no hole behind: a gap and the name of the choice below.
  const writer = (await page.getByRole('button', { name: 'Write hooks for me' }).boundingBox())!;
  expect((await below.boundingBox())!.y - writer.y - writer.height).toBeLessThan(72);
  await field.fill('');
  await expect(starters).toBeVisible();
});
