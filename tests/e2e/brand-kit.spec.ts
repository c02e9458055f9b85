import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { comeWithCredits } from './steps/open-creator.ts';

for (const size of [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const) {
  test(`a brand kit is set up with a live preview and kept (${size.width} px)`, async ({
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
    await comeWithCredits(page, app, 'starter');
    await page.goto('/brand-kit');
    await expect(page.getByRole('heading', { name: 'Brand kit' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(drawing);
    await expect(page.getByText('Only JPG, PNG and WebP logos are supported.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(logo);
    await expect(page.getByAltText('Your logo')).toBeVisible();
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#12355b');
    await page.getByRole('textbox', { name: 'Second colour', exact: true }).fill('#ffd23f');
    await page.getByLabel('Text on the end card').fill('Get yours today');
    await page.getByLabel('Web address').fill('call me');
    await expect(page.getByRole('button', { name: 'Save brand kit' })).toBeDisabled();
    await page.getByLabel('Web address').fill('https://example.com/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save brand kit' }).click();
    await expect(page.getByText('Your brand kit is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Web address')).toHaveValue('example.com');
    await expect(page.getByAltText('Your logo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete brand kit' })).toBeVisible();
  });
}
