import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { chooseAvatar, typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';

for (const size of [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const) {
  test(`word captions are selected by keyboard, with a live preview (${size.width} px)`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: size.colorScheme });
    await signInWithCredits(page, app, 'starter');
    await openCreator(page);
    await chooseAvatar(page, 'Maya');
    await typeHook(page, 'Stop scrolling for 3 seconds');
    const overlay = page.locator('svg[viewBox="0 0 720 1280"]');
    const captions = page.locator('canvas[height="1280"]');
    await expect(overlay).toBeVisible();
    await expect(captions).toHaveCount(0);
    await page.getByRole('radio', { name: 'Word captions' }).check();
    await expect(overlay).toHaveCount(0);
    await expect(captions).toHaveAttribute('data-ready', 'true');
    const styles = page.getByRole('radiogroup', { name: 'Caption style' });
    await expect(styles.getByRole('radio')).toHaveCount(4);
    await expect(styles.getByRole('radio', { name: 'Pop' })).toBeChecked();
    await styles.getByRole('radio', { name: 'Pop' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(styles.getByRole('radio', { name: 'Karaoke' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Hide text overlay' }).check();
    await expect(captions).toHaveCount(0);
    await expect(styles).toHaveCount(0);
  });
}

test('a hook gets word captions, and changing their style is free @creator-012', async ({ page, app }) => {
  await signInWithCredits(page, app, 'starter');
  await openCreator(page);
  await chooseAvatar(page, 'Maya');
  await typeHook(page, 'Watch this');
  await page.getByRole('radio', { name: 'Word captions' }).check();
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeEnabled({ timeout: 150_000 });
  const styles = page.getByRole('radiogroup', { name: 'Caption style' });
  await styles.getByRole('radio', { name: 'Boxed' }).click();
  await expect(page.getByText('Only the captions change, so this costs nothing.')).toBeVisible();
  // All ten credits of the package have been spent.
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeEnabled({ timeout: 150_000 });
});
