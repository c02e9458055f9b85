import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, type Locator, type Page } from '@playwright/test';
import { readMe } from '#contract/calls/accounts.ts';
import { deleteCategory, editCategory, readCategories, readCategory } from '#contract/calls/categories.ts';
import type { Person } from '../helpers/api.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { tabTo } from './steps/press-to.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** The metadata field is collapsed while it is empty. */
const openAdvanced = (within: Page | Locator) => within.getByText('Advanced').first().click();
const metadata = (page: Page) => page.getByLabel('Metadata (JSON)');

async function makePicture(folder: string): Promise<string> {
  const canvas = createCanvas(160, 90);
  canvas.getContext('2d').fillStyle = '#6f3cf0';
  canvas.getContext('2d').fillRect(0, 0, 160, 90);
  const file = path.join(folder, 'category.png');
  await writeFile(file, canvas.toBuffer('image/png'));
  return file;
}

async function findCategory(person: Person, name: string) {
  const found = (await person.call(readCategories)).find((category) => category.name === name);
  if (!found) throw new Error(`there is no category ${name}`);
  return found;
}

test('a category is added, viewed, edited and deleted @content-pages-010', async ({
  browser,
  app,
  folder,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const complaints = await collectComplaints(page.context());
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Add Category' }).click();
  await page.locator('input[type=file]').setInputFiles(await makePicture(folder));
  await expect(page.getByText('Thumbnail uploaded successfully')).toBeVisible();
  await page.getByLabel('Name').fill('Seasonal');
  await page.getByRole('link', { name: 'Back to categories' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Seasonal');
  await openAdvanced(page);
  await metadata(page).fill('{"season": "winter"}');
  await page.getByRole('button', { name: 'Add Subcategory' }).click();
  const first = page.getByRole('region', { name: 'Subcategory 1' });
  await first.getByLabel('Subcategory ID').fill('S-1');
  await first.getByLabel('Description').fill('Before the holidays.');
  await first.getByLabel('Reference video address').fill('https://example.com/advent.mp4');
  await first.getByLabel('Industries served').fill(' Fashion, , Food ');
  await first.getByLabel('Regenerated assets').fill('logo,banner');
  await openAdvanced(first);
  await first.getByLabel('Metadata (JSON)').fill('{"days": 24}');
  await first.getByLabel('Name').fill('Advent');
  await page.getByRole('button', { name: 'Save Category' }).click();
  await page.waitForURL('**/categories');

  const card = cardOf(page, 'Seasonal');
  await expect(card).toContainText('No description');
  await expect(card).toContainText('1 subcategory');
  expect(
    await card.locator('img').evaluate((image) => (image as { naturalWidth?: number }).naturalWidth),
  ).toBe(160);
  const { id, ...saved } = await findCategory(person, 'Seasonal');
  expect(saved).toMatchObject({
    metadata: { season: 'winter' },
    subcategories: [
      {
        name: 'Advent',
        subcategoryID: 'S-1',
        description: 'Before the holidays.',
        referenceVideo: 'https://example.com/advent.mp4',
        industriesServed: ['Fashion', 'Food'],
        regeneratedAssets: ['logo', 'banner'],
        metadata: { days: 24 },
      },
    ],
  });

  await card.getByRole('link', { name: 'View: Seasonal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seasonal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch it where it is' })).toHaveAttribute(
    'href',
    'https://example.com/advent.mp4',
  );
  await expect(page.getByText('Fashion, Food')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Name').first()).toHaveValue('Seasonal');
  await page.getByLabel('Description').first().fill('By the calendar.');
  await page.getByRole('button', { name: 'Remove Advent' }).click();
  await page.getByRole('dialog', { name: 'Remove Advent?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save Category' }).click();
  await page.waitForURL('**/categories');
  await expect(card).toContainText('By the calendar.');
  await expect(card).toContainText('0 subcategories');
  expect((await person.call(readCategory, { params: { categoryId: id } })).thumbnail).not.toBeNull();

  await card.getByRole('button', { name: 'Delete: Seasonal' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this category?' });
  await expect(question).toContainText('Seasonal');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button', { name: 'Delete: Seasonal' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('article').locator('a:focus')).toHaveCount(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test('invalid JSON metadata shows an error under its field after 300 ms, and saving is blocked @content-pages-023', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.goto('/categories/add');
  await page.getByLabel('Name').fill('Broken');
  await page.getByRole('button', { name: 'Add Subcategory' }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openAdvanced(page);
  await metadata(page).first().pressSequentially('{"a": ');
  await expect(page.getByText(/^Invalid JSON: /)).toHaveCount(0);
  await page.clock.fastForward(299);
  await expect(page.getByText(/^Invalid JSON: /)).toHaveCount(0);
  await page.clock.fastForward(2);
  await expect(page.getByText(/^Invalid JSON: /)).toHaveCount(1);
  await page.clock.resume();
  await openAdvanced(page.getByRole('region', { name: 'Subcategory 1' }));
  await metadata(page).last().fill('[1]');
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expect(page.getByText(/^Invalid JSON: /)).toHaveCount(2);
  await expect(page.getByText('Subcategory name is required')).toBeVisible();
  await expect(metadata(page).first()).toBeFocused();
  await expectAccessible(page);
  expect((await person.call(readCategories)).map(({ name }) => name)).not.toContain('Broken');
  await page.close();
});

test('a private network address is rejected and the form keeps its input', async ({ browser, app }) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.goto('/categories/add');
  await page.getByLabel('Name').fill('Inside');
  for (const address of ['http://127.0.0.1/a.png', 'https://169.254.169.254/latest', 'file:///etc/passwd']) {
    await page.getByLabel('Or the address of a picture').fill(address);
    await page.getByRole('button', { name: 'Save Category' }).click();
    await expect(page.getByText('This address cannot be used.')).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toHaveValue('Inside');
  expect((await person.call(readCategories)).map(({ name }) => name)).not.toContain('Inside');
  await page.close();
});

test('a category can be added and deleted with the keyboard alone @content-pages-048', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.goto('/categories/add');
  const name = page.getByLabel('Name').first();
  await name.waitFor();
  await tabTo(page, name);
  await page.keyboard.type('Typed only');
  await tabTo(page, page.getByRole('button', { name: 'Add Subcategory' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  const second = page.getByRole('region', { name: 'Subcategory 1' }).getByLabel('Name');
  for (let count = 0; count < 20 && !(await second.evaluate(isFocused)); count += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Sub');
  await tabTo(page, page.getByRole('button', { name: 'Save Category' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/categories');
  const { id, subcategories } = await findCategory(person, 'Typed only');
  expect(subcategories.map(({ name }) => name)).toEqual(['Sub']);
  await tabTo(page, page.getByRole('button', { name: 'Delete: Typed only' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Typed only')).toHaveCount(0);
  expect((await person.try(readCategory, { params: { categoryId: id } })).status).toBe(404);
  await page.close();
});

const isFocused = (element: object): boolean =>
  (element as { matches(it: string): boolean }).matches(':focus');

test('a concurrent edit shows what changed, and saving over it overwrites the other changes @content-pages-052', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  const params = { categoryId: 'training' };
  await page.goto('/categories/training/edit');
  await page.getByLabel('Description').first().fill('Mine');
  const { name, subcategories } = await person.call(readCategory, { params });
  const same = subcategories.map(({ id, name }) => ({ id, name }));
  await person.call(editCategory, { params, body: { name: `${name} now`, subcategories: same } });
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expect(page.getByText(/^They changed: name/)).toBeVisible();
  await expect(page.getByLabel('Description').first()).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await page.waitForURL('**/categories');
  const saved = await person.call(readCategory, { params });
  expect([saved.name, saved.description]).toEqual([name, 'Mine']);
  await page.close();
});

test('a session that expires while a category is edited loses no input @content-pages-053', async ({
  browser,
  app,
}) => {
  const { page } = await openAsEditor(browser, app);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(`**${readMe.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/categories/marketing/edit');
  await expect(page.getByLabel('Loading the form')).toBeVisible();
  go();
  const description = page.getByLabel('Description').first();
  await description.fill('Typed before the end');
  await page.evaluate(`localStorage.setItem('hookline.token', 'of-yesterday')`);
  await page.getByRole('button', { name: 'Save Category' }).click();
  await page.waitForURL('**/login?redirect=*');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/categories/marketing/edit');
  await expect(description).toHaveValue('Typed before the end');
  await page.getByRole('link', { name: 'Back to categories' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto('/categories/marketing/edit');
  await expect(description).toBeVisible();
  await expect(description).not.toHaveValue('Typed before the end');
  await page.close();
});

test('failed loads, saves and deletes show the messages of the specification @content-pages-011', async ({
  browser,
  app,
}) => {
  const { page, person } = await openAsEditor(browser, app);
  await page.route('**/api/categories', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/categories');
  await expect(page.getByText('Failed to load categories. Please try again.')).toBeVisible();
  await page.unroute('**/api/categories');
  await page.getByRole('button', { name: 'Retry' }).click();
  await cardOf(page, 'Marketing').waitFor();

  const { id } = await findCategory(person, 'Marketing');
  await page.route(`**/api/categories/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Delete: Marketing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Failed to delete category. Please try again.')).toBeVisible();
  await page.unroute(`**/api/categories/${id}`);
  await page.route(`**/api/categories/${id}`, (route) =>
    route.fulfill({ status: 409, json: { error: 'category_in_use', message: '' } }),
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Templates still use this category.')).toBeVisible();

  for (const address of ['/categories/nope', '/categories/nope/edit']) {
    await page.goto(address);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This category does not exist any more.');
    await expect(notice.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await notice.getByRole('link', { name: 'Back to categories' }).click();
    await cardOf(page, 'Marketing').waitFor();
  }

  await page.goto('/categories/add');
  await page.route('**/api/categories/upload-thumbnail', (route) => route.abort());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/categories/upload-thumbnail');
  await page.route('**/api/categories/upload-thumbnail', (route) => route.fulfill({ status: 500, json: {} }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('Failed to upload thumbnail')).toBeVisible();
  await page.getByLabel('Name').fill('Not saved');
  await page.route('**/api/categories', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expect(page.getByText('Failed to save category. Please try again.')).toBeVisible();
  await page.unroute('**/api/categories');
  await page.route('**/api/categories', (route) => route.fulfill({ json: [] }));
  await page.goto('/categories');
  await expect(
    page.getByText('No categories found. Create your first category to get started.'),
  ).toBeVisible();
  expect((await person.try(deleteCategory, { params: { categoryId: 'nothing' } })).status).toBe(404);
  await page.close();
});
