import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import { makeClip } from '../helpers/sample-media.ts';
import { readDetails } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { makeClipVideo } from './steps/hook-owner.ts';
import { openCreator, signIn, signInWithCredits } from './steps/open-creator.ts';
import { screens } from './tour.ts';

const devices = [
  { size: screens.phone, colorScheme: 'light' },
  { size: screens.desktop, colorScheme: 'dark' },
] as const;

test('a brand kit is set up with a live preview, saved and deleted', async ({ page, app, folder }) => {
  const canvas = createCanvas(320, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffd23f';
  context.fillRect(0, 30, 320, 60);
  const logo = path.join(folder, 'logo.png');
  await writeFile(logo, await canvas.encode('png'));
  const drawing = path.join(folder, 'logo.svg');
  await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInWithCredits(page, app, 'starter');
  await page.goto('/brand-kit');
  await expect(page.getByRole('heading', { name: 'Brand kit' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(drawing);
  await expect(page.getByText('Only JPG, PNG and WebP logos are supported.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page.getByRole('textbox', { name: 'Main color', exact: true }).fill('#12355b');
  await page.getByRole('textbox', { name: 'Second color', exact: true }).fill('#ffd23f');
  await page.getByLabel('Text on the end card').fill('Get yours today');
  await page.getByLabel('Web address').fill('call me');
  await expect(page.getByRole('button', { name: 'Save brand kit' })).toBeDisabled();
  await page.getByLabel('Web address').fill('https://example.com/');
  for (const { size, colorScheme } of devices) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const field of [page.getByLabel('Web address'), page.getByRole('slider')]) {
      // A field that has the focus already is not scrolled into view again.
      await field.blur();
      await field.focus();
      await expect(field).toBeInViewport();
      await expect(page.getByRole('region', { name: 'Your end card, 2 seconds' })).toBeInViewport({
        ratio: 0.95,
      });
      await expect(page.getByRole('region', { name: 'Your captions' })).toBeInViewport({ ratio: 0.95 });
    }
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Save brand kit' }).click();
  await expect(page.getByText('Your brand kit is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Web address')).toHaveValue('example.com');
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page.getByRole('button', { name: 'Delete brand kit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your brand kit?' });
  for (const { size, colorScheme } of devices) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Web address')).toHaveValue('example.com');
  await page.getByRole('button', { name: 'Delete brand kit' }).click();
  await dialog.getByRole('button', { name: 'Delete brand kit' }).click();
  await expect(page.getByText('Your brand kit is deleted. Finished videos keep their look.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Web address')).toHaveValue('');
});

test('the brand kit switch in the Music step is disabled without a kit and applies the kit once there is one', async ({
  page,
  hookOwner,
  folder,
}) => {
  const { person } = hookOwner;
  const clip = await makeClip(path.join(folder, 'product.mp4'), { seconds: 1, size: '320x240' });
  const generationId = await makeClipVideo(hookOwner, clip);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person);
  const readBrand = async () => (await readDetails(person, generationId)).brandKit;
  const address = `?generationId=${generationId}&step=music`;
  await openCreator(page, address);
  const brand = page.getByRole('switch', { name: 'Use my brand kit' });
  await expect(brand).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Set up your brand kit' })).toHaveAttribute(
    'href',
    `/brand-kit?forVideo=${generationId}`,
  );
  await page.getByRole('link', { name: 'Set up your brand kit' }).click();
  await page.getByRole('link', { name: 'Back to your video' }).click();
  await expect(brand).toBeDisabled();
  await page.getByRole('link', { name: 'Set up your brand kit' }).click();
  await page.getByLabel('Text on the end card').fill('Get yours today');
  await page.getByRole('button', { name: 'Save brand kit' }).click();
  await expect(page.getByText('Your brand kit is saved, and your video uses it.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your video' }).click();
  await expect(brand).toBeChecked();
  await expectAccessible(page);
  await expect.poll(readBrand).toEqual({ isCurrent: true });
  await expect(brand).toBeEnabled();
  await brand.click();
  await expect(brand).not.toBeChecked();
  await expect.poll(readBrand).toBeNull();
});
