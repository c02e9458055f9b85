import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readBroll } from '#contract/calls/broll.ts';
import { readTransactions } from '#contract/calls/wallet.ts';
import { writeTestPhoto } from '#studio/broll/test-photos.ts';
import { writeFile } from 'node:fs/promises';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectShareOnOneLine } from './steps/finished-video.ts';
import { clickContinue } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';
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
  expect(rows(page).getByText('Ready')).toHaveCount(count, { timeout: 150_000 });

const expectFilm = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your B-roll is ready' })).toBeVisible({ timeout: 150_000 });

/** The button to play is low in the film, where it hides neither product nor text. */
async function expectFreePicture(page: Page): Promise<void> {
  const film = page.getByRole('region', { name: 'Your finished video' });
  const [frame, button] = [
    await film.boundingBox(),
    await film.getByRole('button', { name: 'Play' }).boundingBox(),
  ];
  expect((button!.y - frame!.y) / frame!.height).toBeGreaterThan(0.8);
}

async function setLength(page: Page): Promise<void> {
  const length = page.getByRole('slider', { name: 'Length' });
  await length.focus();
  await length.press('Home');
  await expect(page.getByText('Length: 5 s')).toBeVisible();
  await expect(length).toHaveAttribute('aria-valuetext', '5 s');
}

const styles = ['Calm', 'Dynamic', 'Luxury', 'Playful'];

test('photos from the Upload step become the product clip, sorted by keyboard, free of charge and safe across a reload @fix-062', async ({
  page,
  app,
}) => {
  test.slow();
  const complaints = await collectComplaints(page.context());
  const person = await signInWithCredits(page, app);
  await openCreator(page);
  await page.getByRole('button', { name: 'Upload product video' }).click();
  await page.getByRole('link', { name: 'Use photos instead' }).click();
  await page.getByRole('heading', { name: 'Turn photos into video' }).waitFor();
  await expect(page.getByRole('button', { name: 'Add at least one photo' })).toBeDisabled();
  await choosePhotos(page, lamp, vase);
  await allReady(page, 2);
  await expectOrder(page, ['lamp.jpg', 'vase.jpg']);

  await test.step('the keyboard moves a photo, and the live region announces it', async () => {
    await page.getByRole('button', { name: 'Move vase.jpg', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('vase.jpg is lifted. Position 2 of 2.')).toBeAttached();
    // The arrow keys take effect shortly after the announcement.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('vase.jpg is now at position 1 of 2.')).toBeAttached({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expectOrder(page, ['vase.jpg', 'lamp.jpg']);
  });

  await page.getByRole('textbox', { name: 'Text on photo 1' }).fill('A vase for life');
  await page.reload();
  await expectOrder(page, ['vase.jpg', 'lamp.jpg']);
  await expect(page.getByRole('textbox', { name: 'Text on photo 1' })).toHaveValue('A vase for life');
  await clickContinue(page);
  const preview = page.getByRole('region', { name: 'Your first photo in the film' });
  await expect(preview.locator('[data-drawn]')).toHaveJSProperty('naturalHeight', 1_280, {
    timeout: 150_000,
  });
  for (const style of styles) {
    const card = page.locator('label').filter({ hasText: style });
    await expect(card.locator('[data-drawn]')).toHaveJSProperty('naturalHeight', 720, { timeout: 150_000 });
    // The words are in the renderer's frame only, where they are clear of the product.
    await expect(card.getByText('A vase for life')).toHaveCount(0);
  }
  await page.getByRole('radio', { name: /^Playful/ }).check({ force: true });
  await page.getByRole('radio', { name: '1:1', exact: true }).check({ force: true });
  await setLength(page);
  await expect(page.getByRole('radio', { name: /^No music/ })).toBeChecked();
  await page.getByRole('button', { name: /^Choose one of \d+ tracks$/ }).click();
  await page.getByRole('radio', { name: /^Picnic Day/ }).click();
  await page.getByRole('button', { name: 'Make B-roll · free' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Making your B-roll' })).toBeVisible();
  await expectFilm(page);
  await page.reload();
  await expectFilm(page);
  await expectShareOnOneLine(page);
  await expectFreePicture(page);
  const id = new URL(page.url()).searchParams.get('generationId')!;
  const { settings } = await person.call(readBroll, { params: { brollId: id } });
  expect(settings.audioTrackId).toBe('picnic-day');
  await expectAccessible(page);
  expect((await person.call(readTransactions)).transactions.map(({ kind }) => kind)).toEqual(['purchase']);

  await page.getByRole('button', { name: 'Use as product clip' }).click();
  await page.waitForURL('**/create/video/ugc?**');
  await expect(page.getByRole('heading', { name: /product/i, level: 1 })).toBeVisible();
  await expect(page.getByText('Uploaded and ready')).toBeVisible({ timeout: 150_000 });
  // A slow machine answers a check or a preview with 503 and Retry-After, and the page asks again.
  expect(complaints.filter((line) => !/\b503\b/.test(line))).toEqual([]);
});

test('on a phone, invalid photos show why, a cancelled film keeps its photos, and Go Back leaves the page @shell-008', async ({
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
  await signInWithCredits(page, app);
  await open(page);
  await expectAccessible(page);
  await choosePhotos(page, text, lamp);
  await expect(page.getByRole('alert').filter({ hasText: 'notes.jpg' })).toContainText(
    'Please choose a JPG, PNG, WebP or HEIC photo.',
    { timeout: 150_000 },
  );
  await allReady(page, 1);
  await choosePhotos(page, ...Array.from({ length: 12 }, () => vase));
  await expect(page.getByText('1 photo was left out.')).toBeVisible();
  await allReady(page, 12);
  for (const row of (await rows(page).all()).slice(2).toReversed())
    await row.getByRole('button', { name: /^Remove/ }).click();
  await expectAccessible(page);
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Choose a style' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make B-roll · free' }).click();
  const firstPhoto = page.getByRole('region', { name: 'Your B-roll', exact: true }).locator('img').first();
  await expect(firstPhoto).toHaveAttribute('src', /./);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  await expect(firstPhoto).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change photos or style' }).click();
  await expectOrder(page, ['lamp.jpg', 'vase.jpg']);
  await page.getByRole('link', { name: 'Go Back', exact: true }).click();
  await page.waitForURL('**/create/video/ugc?step=hook');
  await context.close();
});
