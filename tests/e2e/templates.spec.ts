import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readMyHooks } from '#contract/calls/hooks.ts';
import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  readTemplate,
  readTemplates,
  uploadTemplateVideo,
} from '#contract/calls/templates.ts';
import { babble, filmTalker } from '#studio/face/test-talker.ts';
import type { Person } from '../helpers/api.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { pickFile, pickFirst, tabTo } from './steps/press-to.ts';

let clip: string;
let talkingClip: string;
test.beforeAll(async ({ folder }) => {
  talkingClip = await filmTalker(path.join(folder, 'anna-talks.mp4'), { mouth: babble(75) });
  clip = await makeClip(path.join(folder, 'anna.mp4'), { seconds: 4, size: '360x640' });
});

const videoField = (page: Page) => page.locator('input[type=file]').first();
const thumbnailField = (page: Page) => page.locator('input[type=file]').last();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function makeTemplate(person: Person, name: string): Promise<string> {
  const { url: videoUrl } = await person.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name, type: 'hook', categoryId: 'marketing', videoUrl, consent: true } as const;
  return (await person.call(addTemplate, { body })).id;
}

test('a clip becomes a template, and a hook is made with it', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  const complaints = await collectComplaints(page.context());
  await person.buy('starter');
  await page.goto('/templates/add');
  await expect(page.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  await videoField(page).setInputFiles(talkingClip);
  await expect(page.getByText('Video uploaded successfully')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name').fill('Anna at her desk');
  await choose(page, 'Category', 'Marketing');
  await choose(page, 'Template type', 'Hook');
  await page.getByRole('combobox', { name: 'Industries' }).fill('Space Travel');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Tags' }).fill('calm, desk,calm,');
  await page.getByRole('button', { name: 'Save Template' }).click();
  const saved = page.getByRole('dialog', { name: 'Template Saved Successfully!' });
  await expect(saved.getByRole('button', { name: 'Add Another Template' })).toBeVisible();
  await saved.getByRole('button', { name: 'View All Templates' }).click();
  await page.waitForURL('**/templates');

  const card = page.getByRole('article', { name: 'Anna at her desk' });
  await card.getByRole('link', { name: 'Edit: Anna at her desk' }).click();
  await expect(page.getByText(/^The clip is being prepared: \d+%$/)).toBeVisible();
  await expect(page.getByText('The clip is ready.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/^A speaking face was found/)).toBeVisible();
  await expect(page.locator('video[src*="/content/clips/"]')).toBeVisible();
  await expect(page.getByText('Good to know')).toBeVisible();
  await expect(page.getByText('The clip is short. Record 5–10 s of talking.')).toBeVisible();
  const { templates } = await person.call(readTemplates, { query: { text: 'Anna' } });
  expect(templates[0]).toMatchObject({ industries: ['Space Travel'], tags: ['calm', 'desk'] });
  await page.getByRole('link', { name: 'Back to templates' }).click();
  await card.getByRole('button', { name: 'Play Anna at her desk' }).hover();
  await expect
    .poll(() => card.locator('video').evaluate((video) => (video as { paused?: boolean }).paused))
    .toBe(false);
  await card.getByRole('link', { name: 'Use Template: Anna at her desk' }).click();
  await page.waitForURL('**/create/video/ugc?templateId=*');
  await expect(page.getByText('Anna at her desk').first()).toBeVisible();
  await expectPagedPicker(page, person, templates[0]!.videoUrl);
  await typeHook(page, 'Anna says hello.');
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByRole('button', { name: 'Use This Hook' }).waitFor({ timeout: 120_000 });
  const { hooks } = await person.call(readMyHooks);
  expect(hooks[0]).toMatchObject({ engines: { lipSync: 'embedded', notes: [] } });
  // The search that was made to fail is one that a browser writes down.
  expect(complaints.filter((line) => !line.includes('text=bo+2'))).toEqual([]);
  await page.close();
});

/** Where there are many avatars they come page by page, and can be searched; Anna stays chosen. */
async function expectPagedPicker(page: Page, person: Person, videoUrl: string): Promise<void> {
  const ids: string[] = [];
  for (let number = 1; number <= 22; number += 1) {
    const body = {
      name: `Bo ${number}`,
      type: 'hook',
      categoryId: 'marketing',
      videoUrl,
      consent: true,
    } as const;
    ids.push((await person.call(addTemplate, { body })).id);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Change: Select Avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Avatar' });
  await expect(dialog.getByText('24 of 27 avatars')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(dialog.getByText('27 avatars', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(dialog.getByRole('listitem').nth(24).getByRole('button')).toBeFocused();
  const search = dialog.getByRole('searchbox', { name: 'Search avatars' });
  await page.route('**/api/templates?*text=bo*', (route) => route.fulfill({ status: 400, json: {} }));
  await search.fill('bo 2');
  await expect(dialog.getByText('The avatars could not be searched just now.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/api/templates?*text=bo*');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByText('4 avatars', { exact: true })).toBeVisible();
  await expect(search).toBeFocused();
  await search.fill('nobody');
  await expect(dialog.getByText('No avatar fits “nobody”.')).toBeVisible();
  const place = await search.boundingBox();
  await search.fill('anna');
  await expect(dialog.getByText('1 avatar', { exact: true })).toBeVisible();
  expect(await search.boundingBox()).toEqual(place);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Anna at her desk/ }).click();
  await expect(dialog).toHaveCount(0);
  for (const templateId of ids) await person.call(deleteTemplate, { params: { templateId } });
}

test('a template is added by the keyboard alone', async ({ browser, app }) => {
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

test('what is missing or wrong is said under its field, and the first of them has the focus', async ({
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

test('uploads that fail and saving that fails say so, and what was typed stays', async ({ browser, app }) => {
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
  await choose(page, 'Category', 'Training');
  await choose(page, 'Template type', 'Outro');
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

test('a voice is heard before it is saved; without a voice or a script that is said', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await page.getByRole('button', { name: 'Preview voice' }).click();
  await expect(page.getByText('Please select a voice and enter a script to preview')).toBeVisible();
  await choose(page, 'Voice', 'Nova');
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

test('a template is edited, its files are removed only after a question, and the list says it is done', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const id = await makeTemplate(person, 'Before');
  await page.goto(`/templates/${id}/edit`);
  await expect(page.getByLabel('Name')).toHaveValue('Before');
  await choose(page, 'Template type', 'Intro');
  await page.getByLabel('Name').fill('After');
  await page.getByRole('link', { name: 'Back to templates' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('After');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Remove this video?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please upload a template video')).toBeVisible();
  await videoField(page).setInputFiles(clip);
  await page.getByText('Video uploaded successfully').waitFor();
  await page.route(`**/api/templates/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update template')).toBeVisible();
  await page.unroute(`**/api/templates/${id}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Template updated successfully!')).toBeVisible();
  await page.waitForURL('**/templates');
  await expect(page.getByRole('article', { name: 'After' })).toBeVisible();
  const { type, name, consent } = await person.call(readTemplate, { params: { templateId: id } });
  expect({ type, name, consent }).toEqual({ type: 'intro', name: 'After', consent: null });
  await page.close();
});

test('two people edit the same template: the second is told what changed, and chooses', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const params = { templateId: await makeTemplate(person, 'Shared') };
  await page.goto(`/templates/${params.templateId}/edit`);
  await page.getByLabel('Description').fill('Mine');
  await person.call(editTemplate, { params, body: { name: 'Theirs', tags: ['new'] } });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect(page.getByText('They changed: name, tags.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
  expect((await person.call(readTemplate, { params })).description).toBe('');
  await page.getByRole('button', { name: 'Load theirs, drop mine' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Theirs');
  await page.getByLabel('Description').fill('Mine again');
  await person.call(editTemplate, { params, body: { name: 'Theirs again' } });
  await save.click();
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await page.waitForURL('**/templates');
  const { name, description } = await person.call(readTemplate, { params });
  expect({ name, description }).toEqual({ name: 'Theirs', description: 'Mine again' });
  await page.close();
});

test('the filter works, and stands in the address', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  await makeTemplate(person, 'Findable');
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Search').fill('Findable');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForURL('**/templates?text=Findable');
  await choose(page, 'Type', 'Outro');
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

test('a template that cannot be used is not offered, and an address that names it says why', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await person.buy('starter');
  const templateId = await makeTemplate(person, 'Resting');
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
  await page.reload();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeEnabled({ timeout: 60_000 });
  await expect(page.getByText(/^“Resting” is/)).toHaveCount(0);
  await page.close();
});

test('a list that cannot be loaded says so, and Try Again loads it', async ({ browser, app }) => {
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
  await page.goto('/templates/maya/edit');
  await expect(page.getByText('This presenter is built in and cannot be changed.')).toBeVisible();
  await page.close();
});

test('whoever may not edit is told so on every page that edits, and is shown no way to it', async ({
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
  await page.getByRole('article', { name: 'Maya' }).waitFor();
  await expect(page.getByRole('link', { name: 'Add Template' })).toHaveCount(0);
  await page.goto('/categories');
  await page.getByRole('article', { name: 'Marketing' }).waitFor();
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.close();
});
