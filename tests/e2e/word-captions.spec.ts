import { expect } from '@playwright/test';
import { test } from './app-test.ts';
import { chooseAvatar, typeHook } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';
import { screens } from './tour.ts';

test('a hook gets word captions, selected by keyboard with a live preview, and changing their style is free @creator-012', async ({
  page,
  app,
}) => {
  await page.setViewportSize(screens.phone);
  await signInWithCredits(page, app, 'starter');
  await openCreator(page);
  await chooseAvatar(page, 'Maya');
  await typeHook(page, 'Watch this');
  const overlay = page.locator('svg[viewBox="0 0 720 1280"]');
  const captions = page.locator('canvas[height="1280"]');
  const wordCaptions = page.getByRole('radio', { name: 'Word captions' });
  const styles = page.getByRole('radiogroup', { name: 'Caption style' });

  await test.step('the preview follows the keyboard', async () => {
    await expect(overlay).toBeVisible();
    await expect(captions).toHaveCount(0);
    await wordCaptions.check();
    await expect(overlay).toHaveCount(0);
    await expect(captions).toHaveAttribute('data-ready', 'true');
    await expect(styles.getByRole('radio')).toHaveCount(4);
    await expect(styles.getByRole('radio', { name: 'Pop' })).toBeChecked();
    await styles.getByRole('radio', { name: 'Pop' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(styles.getByRole('radio', { name: 'Karaoke' })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize(screens.desktop);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Hide text overlay' }).check();
    await expect(captions).toHaveCount(0);
    await expect(styles).toHaveCount(0);
    await wordCaptions.check();
  });

  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeEnabled({ timeout: 150_000 });
  await styles.getByRole('radio', { name: 'Boxed' }).click();
  await expect(page.getByText('Only the captions change, so this costs nothing.')).toBeVisible();
  // All ten credits of the package have been spent.
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeEnabled({ timeout: 150_000 });
});
