import { expect } from '@playwright/test';
import { editTemplate, readTemplates } from '#contract/calls/templates.ts';
import { test } from './app-test.ts';
import { typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import {
  chooseOption,
  makeTemplate,
  makeTemplateClip,
  videoField,
  waitUntilPrepared,
} from './steps/template-form.ts';

let clip: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeTemplateClip(folder);
});

test('the filter narrows the list and is kept in the URL @content-pages-003', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  await makeTemplate(person, 'Findable', clip);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Search').fill('Findable');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForURL('**/templates?text=Findable');
  await chooseOption(page, 'Type', 'Outro');
  await expect(page.getByRole('heading', { name: 'No Templates Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Templates Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('main').getByRole('button', { name: 'Clear filter' }).first().click();
  await expect(page.getByRole('article', { name: 'Maya' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/templates?type=bogus&active=maybe&page=-1');
  await expect(page.getByRole('article', { name: 'Maya' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/templates?page=99');
  await expect(page.getByRole('article', { name: 'Maya' })).toBeVisible();
  await expect(page).toHaveURL(/\/templates$/);
  await page.close();
});

test('an inactive template cannot be used, and a URL with its id shows why', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  await person.buy('starter');
  const templateId = await makeTemplate(person, 'Resting', clip);
  await person.call(editTemplate, { params: { templateId }, body: { isActive: false } });
  await page.goto('/templates?text=Resting');
  const use = page.getByRole('button', { name: 'Use Template: Resting' });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  await expect(use).toHaveAccessibleDescription('Not active, so no hooks can be made with it.');
  await expectAccessible(page);
  await page.goto(`/create/video?templateId=${templateId}`);
  await expect(page.getByText('“Resting” is not active, so that it speaks no hooks.')).toBeVisible();
  await typeHook(page, 'Stop! Buy milk.');
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeDisabled();
  await person.call(editTemplate, { params: { templateId }, body: { isActive: true } });
  await waitUntilPrepared(person, templateId);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Resting' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeEnabled();
  await expect(page.getByText(/^“Resting” is/)).toHaveCount(0);
  await page.close();
});

test('a list that fails to load shows an error, and Try Again loads it @content-pages-005', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.route('**/api/templates?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/templates');
  await expect(page.getByText('Failed to load templates. Please try again.')).toBeVisible();
  await page.unroute('**/api/templates?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article', { name: 'Maya' })).toBeVisible();
  await page.goto('/templates/no-such-template/edit');
  await expect(page.getByText('Failed to load template')).toBeVisible();
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load template')).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.close();
});

test('Edit of a built-in presenter opens a copy, which is saved as a new template @content-pages-002', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Edit: Maya' }).click();
  await page.waitForURL('**/templates/maya/edit');
  await expect(page.getByText(/^Maya is a built-in presenter and stays as it is\./)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Copy of Maya');
  await expect(page.getByLabel('Sample script')).not.toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Template type' })).toHaveValue('Hook');
  await chooseOption(page, 'Category', 'Marketing');
  await page.getByLabel('Voice preview address').fill('http://example.com/maya.mp3');
  await page.getByRole('button', { name: 'Add region' }).click();
  await page.getByRole('button', { name: 'Add region' }).click();
  await page.getByRole('button', { name: 'Save Template' }).click();
  for (const text of [
    'Please upload a template video',
    'Voice preview must be an https:// address',
    'Region name is required',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Region 2' }).click();
  await expect(page.getByRole('button', { name: 'Add region' })).toBeFocused();
  const region = page.getByRole('group', { name: 'Region 1' });
  await region.getByLabel('Region name').fill('Logo');
  await region.getByLabel('Region type').fill('image');
  await region.getByLabel('Start in seconds').fill('1.5');
  await region.getByLabel('Duration in seconds').fill('2');
  await region.getByLabel('Region description').fill('Top left');
  await page.getByLabel('Voice preview address').fill('https://example.com/maya.mp3');
  await expect(page.getByRole('link', { name: 'Open the voice preview' })).toHaveAttribute(
    'href',
    'https://example.com/maya.mp3',
  );
  await videoField(page).setInputFiles(clip);
  await page.getByText('Video uploaded successfully').waitFor();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.getByRole('button', { name: 'View All Templates' }).click();

  await page.getByRole('link', { name: 'Edit: Copy of Maya' }).click();
  await expect(page.getByRole('group', { name: 'Region 1' }).getByLabel('Region name')).toHaveValue('Logo');
  await expect(page.getByLabel('Voice preview address')).toHaveValue('https://example.com/maya.mp3');
  const { templates } = await person.call(readTemplates, { query: { text: 'Copy of Maya' } });
  expect(templates).toMatchObject([
    {
      kind: 'footage',
      ttsVoicePreviewUrl: 'https://example.com/maya.mp3',
      editableRegions: [
        { name: 'Logo', type: 'image', startTime: 1.5, duration: 2, description: 'Top left' },
      ],
    },
  ]);
  await page.close();
});

test('pages that edit refuse non-editors, and lists hide their edit actions @content-pages-038', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isEditor: false } });
  });
  for (const address of [
    '/templates/add',
    '/templates/maya/edit',
    '/templates/upload',
    '/categories/add',
    '/categories/marketing/edit',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Only editors can change this' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/templates');
  await page.getByRole('article', { name: 'Maya', exact: true }).waitFor();
  await expect(page.getByRole('link', { name: 'Add Template' })).toHaveCount(0);
  await page.goto('/categories');
  await page.getByRole('article', { name: 'Marketing' }).waitFor();
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.close();
});
