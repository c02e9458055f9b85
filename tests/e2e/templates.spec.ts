import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readMyHooks } from '#contract/calls/hooks.ts';
import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  readTemplate,
  readTemplates,
} from '#contract/calls/templates.ts';
import { babble, filmTalker } from '#studio/face/test-talker.ts';
import type { Person } from '../helpers/api.ts';
import { withPausedWorker } from '../helpers/pause-worker.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { chooseOption, makeTemplate, makeTemplateClip, videoField } from './steps/template-form.ts';

let clip: string;
let talkingClip: string;
test.beforeAll(async ({ folder }) => {
  talkingClip = await filmTalker(path.join(folder, 'anna-talks.mp4'), { mouth: babble(75) });
  clip = await makeTemplateClip(folder);
});

test('a clip becomes a template, and a hook is made with it @content-pages-001', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  const complaints = await collectComplaints(page.context());
  await person.buy('starter');
  await page.goto('/templates/add');
  await expect(page.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  await videoField(page).setInputFiles(talkingClip);
  await expect(page.getByText('Video uploaded successfully')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name').fill('Anna at her desk');
  await chooseOption(page, 'Category', 'Marketing');
  await chooseOption(page, 'Template type', 'Hook');
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
  await expect(page.getByText('The clip is ready.')).toBeVisible({ timeout: 150_000 });
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
  await page.waitForURL('**/create/video/ugc?templateId=*&step=hook');
  await expect(page.getByText('Anna at her desk').first()).toBeVisible();
  // Its clips are of no use here.
  await withPausedWorker(app, () => expectPagedPicker(page, person, templates[0]!.videoUrl));
  await typeHook(page, 'Hello.');
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByRole('button', { name: 'Use This Hook' }).waitFor({ timeout: 150_000 });
  const { hooks } = await person.call(readMyHooks);
  expect(hooks[0]).toMatchObject({ engines: { lipSync: 'embedded', notes: [] } });
  // The deliberately failed search is the only expected error.
  expect(complaints.filter((line) => !line.includes('text=bo+2'))).toEqual([]);
  await page.close();
});

/** Expects paging and search in a long list of avatars, then selects Anna. */
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
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Avatar' });
  // Tests of other files on the same app may have left templates behind.
  const counter = dialog.getByText(/^24 of \d+ avatars$/);
  await expect(counter).toBeVisible();
  const all = Number(/of (\d+)/.exec((await counter.textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThanOrEqual(29);
  await dialog.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(dialog.getByText(`${all} avatars`, { exact: true })).toBeVisible();
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

test('a template can be edited, removing its file needs a confirmation, and saving returns to the list @content-pages-009', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const id = await makeTemplate(person, 'Before', clip);
  await page.goto(`/templates/${id}/edit`);
  await expect(page.getByLabel('Name')).toHaveValue('Before');
  await chooseOption(page, 'Template type', 'Intro');
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

test('a second editor sees a conflict dialog and chooses which version to keep, even after signing in again @content-pages-051', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const params = { templateId: await makeTemplate(person, 'Shared', clip) };
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
  await page.route(`**/api/templates/${params.templateId}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { error: 'session_expired' } })
      : route.continue(),
  );
  await save.click();
  await page.waitForURL('**/login?*');
  await page.unrouteAll();
  await page.goto(`/templates/${params.templateId}/edit`);
  await expect(page.getByLabel('Description')).toHaveValue('Mine again');
  await expect(page.getByLabel('Name')).toHaveValue('Theirs');
  await save.click();
  await expect(page.getByText('They changed: name.')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await page.waitForURL('**/templates');
  const { name, description } = await person.call(readTemplate, { params });
  expect({ name, description }).toEqual({ name: 'Theirs', description: 'Mine again' });
  await page.close();
});
