import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import { addProduct } from '#contract/calls/video-parts.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { readDetails, startShortHook } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openCreator, signIn, signInWithCredits } from './steps/open-creator.ts';

for (const size of [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const) {
  test(`a brand kit is set up with a live preview, saved and deleted (${size.width} px)`, async ({
    page,
    app,
    folder,
  }) => {
    const canvas = createCanvas(320, 120);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffd23f';
    context.fillRect(0, 30, 320, 60);
    const logo = path.join(folder, `logo-${size.width}.png`);
    await writeFile(logo, await canvas.encode('png'));
    const drawing = path.join(folder, `logo-${size.width}.svg`);
    await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: size.colorScheme, reducedMotion: 'reduce' });
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
    for (const field of [page.getByLabel('Web address'), page.getByRole('slider')]) {
      await field.focus();
      await expect(field).toBeInViewport();
      await expect(page.getByRole('region', { name: 'Your end card, 2 seconds' })).toBeInViewport({
        ratio: 0.95,
      });
      await expect(page.getByRole('region', { name: 'Your captions' })).toBeInViewport({ ratio: 0.95 });
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save brand kit' }).click();
    await expect(page.getByText('Your brand kit is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Web address')).toHaveValue('example.com');
    await expect(page.getByAltText('Your logo')).toBeVisible();
    await page.getByRole('button', { name: 'Delete brand kit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your brand kit?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Web address')).toHaveValue('example.com');
    await page.getByRole('button', { name: 'Delete brand kit' }).click();
    await dialog.getByRole('button', { name: 'Delete brand kit' }).click();
    await expect(page.getByText('Your brand kit is deleted. Finished videos keep their look.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Web address')).toHaveValue('');
  });
}

test('the brand kit switch in the Music step is disabled without a kit and applies the kit once there is one', async ({
  page,
  hookOwner: { person },
  folder,
}) => {
  const { generationId } = await startShortHook(person);
  const clip = await person.upload(
    await makeClip(path.join(folder, 'product.mp4'), { seconds: 5, size: '320x240' }),
  );
  await person.call(addProduct, { params: { generationId }, body: { videoFileId: clip.id } });
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
