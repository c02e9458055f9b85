import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { pickFile, pickFirst, tabTo } from './steps/press-to.ts';
import { chooseOption, makeTemplateClip, thumbnailField, videoField } from './steps/template-form.ts';

let clip: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeTemplateClip(folder);
});

test('a template can be added with the keyboard alone @content-pages-047', async ({ browser, app }) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await page.getByRole('button', { name: 'Save Template' }).waitFor();
  await pickFile(page, videoField(page), clip);
  await page.getByText('Video uploaded successfully').waitFor();
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('By keyboard');
  await pickFirst(page, page.getByRole('combobox', { name: 'Category' }));
  await pickFirst(page, page.getByRole('combobox', { name: 'Template type' }));
  await tabTo(page, page.getByRole('button', { name: 'Save Template' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View All Templates' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(videoField(page)).toBeFocused();
  await page.goto('/templates');
  await expect(page.getByRole('article', { name: 'By keyboard' })).toBeVisible();
  await page.close();
});

test('validation errors appear under each field, and the first invalid field is focused @content-pages-024', async ({
  browser,
  app,
  folder,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await page.getByRole('button', { name: 'Save Template' }).click();
  for (const text of [
    'Template name is required',
    'Please select a category',
    'Please upload a template video',
    'Please select a template type',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(videoField(page)).toBeFocused();
  await page.getByLabel('Recommended duration').fill('');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Please enter a duration between 1 and 600 seconds')).toBeVisible();

  const wrong = path.join(folder, 'notes.txt');
  await writeFile(wrong, 'no video');
  await videoField(page).setInputFiles(wrong);
  await expect(page.getByText('Only MP4, MOV, and AVI video formats are supported')).toBeVisible();
  await expect(page.getByText('Please upload a template video')).toHaveCount(0);
  const disguised = path.join(folder, 'disguised.mp4');
  await writeFile(disguised, 'no video either');
  await videoField(page).setInputFiles(disguised);
  await expect(page.getByText('Only MP4, MOV, and AVI video formats are supported')).toBeVisible();
  const huge = path.join(folder, 'huge.mp4');
  await writeFile(huge, '');
  await truncate(huge, 209_715_201);
  await videoField(page).setInputFiles(huge);
  await expect(page.getByText('Video file size cannot exceed 200MB')).toBeVisible();
  await thumbnailField(page).setInputFiles(wrong);
  await expect(page.getByText('Only JPG and PNG image formats are supported')).toBeVisible();

  await page.getByRole('switch', { name: /external AI video endpoint/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('fal.ai endpoint is required')).toBeVisible();
  await expect(page.getByText('JSON payload is required')).toBeVisible();
  await page.getByLabel('fal.ai endpoint').fill('sync');
  await page.getByLabel('JSON payload').fill('{"text":');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Endpoint must start with "fal-ai/"')).toBeVisible();
  await expect(page.getByText(/^Invalid JSON: /)).toBeVisible();
  await expect(page.getByText('Invalid JSON in fal.ai payload. Please fix and try again.')).toBeVisible();
  await page.getByLabel('fal.ai endpoint').fill('fal-ai/a|b');
  await page.getByLabel('JSON payload').fill('[1]');
  await expect(page.getByText('Invalid JSON in fal.ai payload. Please fix and try again.')).toHaveCount(0);
  await page.getByLabel('Base URL').focus();
  await expect(page.getByText('Endpoint contains invalid character: "|"')).toBeVisible();
  await expect(page.getByText('Payload must be a valid JSON object')).toBeVisible();
  await expectAccessible(page);
  await page.close();
});

test('failed uploads and saves show an error and keep the input @content-pages-039', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await page.route('**/api/templates/upload-video', (route) => route.abort());
  await videoField(page).setInputFiles(clip);
  await expect(page.getByText('Error uploading video. Please try again.')).toBeVisible();
  await page.unroute('**/api/templates/upload-video');
  await page.route('**/api/templates/upload-video', (route) => route.fulfill({ status: 500, json: {} }));
  await videoField(page).setInputFiles(clip);
  await expect(page.getByText('Failed to upload video. Please try again.')).toBeVisible();
  await page.unroute('**/api/templates/upload-video');
  const line = Promise.withResolvers<void>();
  await page.route('**/api/templates/upload-video', async (route) => {
    await line.promise;
    await route.continue();
  });
  await videoField(page).setInputFiles(clip);
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Please wait until the upload is finished')).toBeVisible();
  line.resolve();
  await page.getByText('Video uploaded successfully').waitFor();
  await expect(page.getByText('Please wait until the upload is finished')).toHaveCount(0);
  await page.getByLabel('Name').fill('Stays');
  await chooseOption(page, 'Category', 'Training');
  await chooseOption(page, 'Template type', 'Outro');
  await page.route('**/api/templates', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Failed to save template. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Stays');
  await page.route('**/api/templates', (route) =>
    route.fulfill({ status: 401, json: { error: 'session_expired' } }),
  );
  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.waitForURL('**/login?*');
  await page.goto('/templates/add');
  await expect(page.getByLabel('Name')).toHaveValue('Stays');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Training');
  await page.close();
});

test('a voice can be previewed before saving; a missing voice or script shows an error @content-pages-006', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await page.getByRole('button', { name: 'Preview voice' }).click();
  await expect(page.getByText('Please select a voice and enter a script to preview')).toBeVisible();
  await chooseOption(page, 'Voice', 'Nova: bright, female');
  await page.getByLabel('Sample script').fill('Stop scrolling.');
  await page.route('**/api/voices/preview', (route) => route.abort());
  await page.getByRole('button', { name: 'Preview voice' }).click();
  await expect(page.getByText('Failed to generate voice preview. Please try again.')).toBeVisible();
  await page.unroute('**/api/voices/preview');
  const spoken = page.waitForResponse('**/api/voices/preview');
  await page.getByRole('button', { name: 'Preview voice' }).click();
  expect((await spoken).headers()['content-type']).toContain('audio');
  await page.close();
});
