import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { readReel, startReel } from '#contract/calls/reels.ts';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import type { Person } from '../../helpers/api.ts';
import { waitFor } from '../../helpers/wait-for.ts';

export const brandName = 'Northwind Coffee';

export async function openReel(page: Page, query = ''): Promise<void> {
  await page.goto(`/create/reel${query}`);
  await page.getByRole('navigation', { name: 'Steps of your reel' }).waitFor();
}

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Brand name' });

/** The industry chips are labels; their radio inputs have no size. */
export const chooseIndustry = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Industry' }).getByText(name, { exact: true }).click();

export async function fillBrand(page: Page): Promise<void> {
  await nameField(page).fill(brandName);
  await chooseIndustry(page, 'Food & Beverage');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Current step: 2 of 4')).toBeVisible();
}

export const categoryOf = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('radio', { name });
export const kindOf = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Kind of reel' }).getByRole('radio', { name });

export async function fillCategory(page: Page): Promise<void> {
  await categoryOf(page, /^Marketing/).check({ force: true });
  await kindOf(page, /^Product Launch/).check({ force: true });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Current step: 3 of 4')).toBeVisible();
}

export const lines = (page: Page) =>
  page.getByRole('region', { name: 'Script', exact: true }).getByRole('textbox');

/** The text of all lines. */
export const spokenWords = (page: Page): Promise<string> =>
  lines(page).evaluateAll((fields) =>
    fields.map((field) => (field as unknown as { value: string }).value).join(' '),
  );

/** Selects 15 seconds, the shortest reel, and waits for its script and estimate. */
export async function chooseShortest(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '15 s' }).check({ force: true });
  await expect(page.getByText(/^About \d+ s of 15 s$/)).toBeVisible();
}

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate · 10 credits' });

export const expectReelReady = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your reel is ready' })).toBeVisible({ timeout: 400_000 });

export const player = (page: Page, state: 'loading' | 'loaded' | 'error') =>
  page.getByRole('region', { name: 'Your finished reel' }).locator(`[data-state=${state}]`);

type Picture = { naturalWidth: number; naturalHeight: number; clientWidth: number; clientHeight: number };

/** The largest relative difference between a picture's own and shown aspect ratio; 0 if none is cropped. */
export const cutAway = (pictures: Locator): Promise<number> =>
  pictures.evaluateAll((images) =>
    Math.max(
      ...(images as unknown as Picture[]).map((image) =>
        Math.abs(1 - image.naturalWidth / image.naturalHeight / (image.clientWidth / image.clientHeight)),
      ),
    ),
  );

/** A plain SVG logo, and the same logo with a script in it. */
export async function makeLogos(folder: string) {
  const drawing = '<circle cx="30" cy="30" r="26" fill="#0b7a4b"/><path d="M20 34h20v6H20z" fill="#fff"/>';
  const write = async (name: string, inside: string) => {
    const file = path.join(folder, name);
    await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${inside}</svg>`);
    return file;
  };
  return {
    plain: await write('logo.svg', drawing),
    scripted: await write('scripted.svg', `${drawing}<script>alert(1)</script>`),
  };
}

/** Makes the shortest reel through the API. Returns its id. */
export async function makeShortReel(person: Person): Promise<string> {
  const [category] = fallbackCategories;
  const { id: reelId } = await person.call(startReel, {
    body: {
      brandName,
      industry: 'Food & Beverage',
      categoryId: category!.id,
      subcategoryId: category!.subcategories[0]!.id,
      settings: { duration: 15 },
    },
  });
  const made = await waitFor(async () => {
    const reel = await person.call(readReel, { params: { reelId } });
    return isVideoBeingMade(reel.status) ? undefined : reel;
  }, 240_000);
  expect(made.status).toBe('completed');
  return reelId;
}
