import { stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readCategory } from '#contract/calls/categories.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { ffmpeg, makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { pickFile, pickFirst, tabTo } from './steps/press-to.ts';
import { moveHandle } from './steps/trim-clip.ts';

let clip: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeClip(path.join(folder, 'unboxing.mp4'), { seconds: 70, size: '180x320', rate: 10 });
});

const fileField = 'input[type=file]';

test('a reference video is trimmed in the browser, uploaded and played in its category @content-pages-012', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const complaints = await collectComplaints(page.context());
  await page.goto('/templates/upload');
  const continueButton = page.getByRole('button', { name: 'Continue' });
  await continueButton.click();
  await expect(page.getByText('Please upload a video')).toBeVisible();
  await page.locator(fileField).setInputFiles(clip);
  await expect(page.getByRole('definition').getByText('01:10')).toBeVisible();
  await expect(page.getByText('MP4', { exact: true })).toBeVisible();
  await continueButton.click();
  await expect(page.getByText('Please select a category')).toBeVisible();

  await page.getByRole('button', { name: 'New Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Category' });
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Name').fill('Unpacked');
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Unpacked');
  await continueButton.click();
  await expect(page.getByText('Please enter a subcategory name')).toBeVisible();
  await page.getByRole('combobox', { name: 'Subcategory name' }).fill('Phones');
  await page.getByLabel('Description').fill('Out of the box.');
  await expectAccessible(page);
  await continueButton.click();

  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute('aria-valuenow', '60');
  await expect(page.getByText('Please select a portion of the video first')).toBeVisible();
  await expect(page.locator('canvas[data-drawn=true]').first()).toBeVisible({ timeout: 150_000 });
  await page.getByRole('button', { name: 'Clip & Upload Video' }).click();
  await expect(page.getByText('Please select a video and trim it before uploading')).toBeVisible();
  await moveHandle(page, 'End', 20);
  await moveHandle(page, 'Start', 12.5);
  await page.getByRole('button', { name: 'Clip & Upload Video' }).click();
  await expect(page.getByText('The handles have moved. Press Confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Out of the box.');
  await continueButton.click();
  await page.getByRole('button', { name: 'Clip & Upload Video' }).click();

  await expect(page.getByText('The reference video of Phones is uploaded.')).toBeVisible({
    timeout: 150_000,
  });
  await expect(page.getByRole('combobox', { name: 'Subcategory name' })).toHaveValue('');
  await expect(page.getByText('Choose a video')).toBeVisible();
  await page.getByRole('link', { name: 'Watch it in its category' }).click();
  const example = page.getByRole('article', { name: 'Phones' });
  await expect(example.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 150_000 });
  await expect(example).toContainText('Out of the box.');
  const categoryId = new URL(page.url()).pathname.split('/').at(-1)!;
  const [phones] = (await person.call(readCategory, { params: { categoryId } })).subcategories;
  expect(phones!.referenceVideoSeconds).toBeGreaterThan(7.3);
  expect(phones!.referenceVideoSeconds).toBeLessThan(7.8);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the upload overlay shows progress, and cancelling or failing keeps the form @content-pages-013', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/upload');
  await page.locator(fileField).setInputFiles(clip);
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Marketing' }).click();
  await page.getByRole('combobox', { name: 'Subcategory name' }).fill('Testimonial');
  await page.getByRole('button', { name: 'Continue', disabled: false }).click();
  const send = page.getByRole('button', { name: 'Clip & Upload Video' });
  await page.setViewportSize({ width: 390, height: 844 });
  const thumbnail = page.locator('canvas[data-drawn=true]').first();
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 80, height: 45 });
  const barTop = (await send.boundingBox())!.y - 12;
  for (const name of ['Confirm', 'Reset']) {
    const { y, height } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(y + height, `${name} above the bar`).toBeLessThan(barTop);
  }
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  const end = (await page.locator('footer > :last-child').boundingBox())!;
  expect(end.y + end.height, 'the page’s end above the bar').toBeLessThan(barTop);
  await moveHandle(page, 'End', 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.route('**/reference-videos', () => undefined);
  await send.click();
  await expect(page.getByRole('dialog').getByText(/^Uploading your video… \d+%$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/reference-videos');
  await page.route('**/reference-videos', (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await expect(page.getByText('Failed to upload video. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('combobox', { name: 'Subcategory name' })).toHaveValue('Testimonial');
  await page.close();
});

test('invalid and short videos are rejected; a format the browser cannot cut is cut by the server or sent whole @content-pages-035', async ({
  browser,
  app,
  folder,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/upload');
  const field = page.locator(fileField);
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(
    page.getByText('This file is not a video. Please choose an MP4, MOV or AVI file.'),
  ).toBeVisible();
  const short = await makeClip(path.join(folder, 'short.mp4'), { seconds: 3, size: '160x120', rate: 15 });
  await field.setInputFiles(short);
  await expect(page.getByText('This video is shorter than 5 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another video' }).click();
  await field.setInputFiles({
    name: 'words.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('words'),
  });
  await expect(page.getByText(/^Error processing video: /)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another video' }).click();
  const avi = path.join(folder, 'old.avi');
  await makeClip(avi, { seconds: 6, size: '160x120', rate: 15 });
  await field.setInputFiles(avi);
  await expect(page.getByText('our server cuts the part that you choose')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Marketing' }).click();
  await page.getByRole('combobox', { name: 'Subcategory name' }).fill('Old camera');
  await expect(page.getByRole('definition').getByText('00:06')).toBeVisible({ timeout: 150_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', disabled: false }).click();
  await expect(page.getByText('The whole video will be uploaded, unless')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.getByRole('button', { name: 'Clip & Upload Video' }).click();
  await expect(page.getByText('The reference video of Old camera is uploaded.')).toBeVisible({
    timeout: 150_000,
  });
  await page.close();
});

test('tools that fail to load and categories that cannot be created show an error @content-pages-042', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.route('**/bundle/open-clip-*.js', (route) => route.abort());
  await page.goto('/templates/upload');
  await page.locator(fileField).setInputFiles(clip);
  await expect(page.getByText(/^Failed to load video processing tools: /)).toBeVisible();
  await page.getByRole('button', { name: 'New Category' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(' marketing');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('Another category has this name already')).toBeVisible();
  await page.route('**/api/categories', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('dialog').getByLabel('Name').fill('Never');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('Failed to create category. Please try again.')).toBeVisible();
  await page.close();
});

test('a truncated file fails when it is clipped, with an explanation @content-pages-043', async ({
  browser,
  app,
  folder,
}) => {
  const { page } = await openAsEditor(browser, app);
  const cutOff = path.join(folder, 'cut-off.mp4');
  await ffmpeg(['-i', clip, '-c', 'copy', '-movflags', '+faststart', cutOff]);
  await truncate(cutOff, Math.floor((await stat(cutOff)).size / 3));
  await page.goto('/templates/upload');
  await page.locator(fileField).setInputFiles(cutOff);
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Marketing' }).click();
  await page.getByRole('combobox', { name: 'Subcategory name' }).fill('Cut off');
  await page.getByRole('button', { name: 'Continue', disabled: false }).click();
  await moveHandle(page, 'Start', 50);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Clip & Upload Video' }).click();
  await expect(page.getByText(/^Failed to clip video: ./)).toBeVisible({ timeout: 150_000 });
  await page.close();
});

test('a reference video can be uploaded with the keyboard alone @content-pages-049', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.goto('/templates/upload');
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  await category.waitFor();
  await tabTo(page, category);
  await page.keyboard.type('Brand');
  await pickFirst(page, category);
  await tabTo(page, page.getByRole('combobox', { name: 'Subcategory name' }));
  await page.keyboard.type('By keyboard');
  await pickFile(page, page.locator(fileField), clip);
  const continueButton = page.getByRole('button', { name: 'Continue', disabled: false });
  await continueButton.waitFor();
  await tabTo(page, continueButton);
  await page.keyboard.press('Enter');
  const end = page.getByRole('slider', { name: 'End' });
  await end.waitFor();
  await tabTo(page, end);
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('button', { name: 'Confirm', disabled: false }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Clip & Upload Video' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The reference video of By keyboard is uploaded.')).toBeVisible({
    timeout: 150_000,
  });
  const made = await waitFor(async () => {
    for (const categoryId of ['brand-story', 'marketing', 'training']) {
      const { subcategories } = await person.call(readCategory, { params: { categoryId } });
      const found = subcategories.find(({ name }) => name === 'By keyboard');
      if (found) return found;
    }
    return undefined;
  }, 10_000);
  expect(made.referenceVideoStatus).not.toBeNull();
  await page.close();
});
