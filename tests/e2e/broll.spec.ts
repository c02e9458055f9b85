import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import { writeFile } from 'node:fs/promises';
import { test } from './app-test.ts';
import { goOn } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { comeWithCredits } from './steps/open-creator.ts';
import { screens } from './tour.ts';

let lamp: string;
let vase: string;
let text: string;
test.beforeAll(async ({ folder }) => {
  const file = (name: string) => path.join(folder, name);
  const thing = { x: 0.6, y: 0.5, size: 0.4 };
  lamp = await writeTestPhoto(file('lamp.jpg'), { width: 900, height: 900, thing });
  vase = await writeTestPhoto(file('vase.jpg'), { width: 800, height: 1_200, thing, background: '#2d5a52' });
  text = file('notes.jpg');
  await writeFile(text, 'not a photo');
});

const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/create/video/broll${query}`);
  await page.getByRole('navigation', { name: 'Steps of your B-roll' }).waitFor();
};

const choosePhotos = (page: Page, ...files: string[]): Promise<void> =>
  page.locator('label input[type=file]').setInputFiles(files);

const rows = (page: Page) => page.getByRole('list', { name: 'Your photos, in order' }).getByRole('listitem');

const expectOrder = (page: Page, names: string[]): Promise<void> =>
  expect(rows(page)).toHaveText(names.map((name) => new RegExp(name)));

const allReady = (page: Page, count: number): Promise<void> =>
  expect(rows(page).getByText('Ready')).toHaveCount(count, { timeout: 60_000 });

test('on a phone files that are no photos say why, a stopped film keeps its photos, and Go Back leaves', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: screens.phone,
    hasTouch: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await comeWithCredits(page, app);
  await open(page);
  await expectAccessible(page);
  await choosePhotos(page, text, lamp);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.jpg' })).toContainText(
    'Please choose a JPG, PNG, WebP or HEIC photo.',
    { timeout: 60_000 },
  );
  await allReady(page, 1);
  await choosePhotos(page, ...Array.from({ length: 12 }, () => vase));
  await expect(page.getByText('1 photo was left out.')).toBeVisible();
  await allReady(page, 12);
  for (const row of (await rows(page).all()).slice(2).toReversed())
    await row.getByRole('button', { name: /^Remove/ }).click();
  await expectAccessible(page);
  await goOn(page);
  await page.getByRole('heading', { name: 'Choose a style' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make B-roll · free' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change photos or style' }).click();
  await expectOrder(page, ['lamp.jpg', 'vase.jpg']);
  await page.getByRole('link', { name: 'Go Back', exact: true }).click();
  await page.waitForURL('**/create/video/ugc?step=hook');
  await context.close();
});
