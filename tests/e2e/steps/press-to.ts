import { expect, type Locator, type Page } from '@playwright/test';

const farEnough = 60;

/** Presses Tab until the target is focused. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < farEnough; count += 1) {
    if (await target.evaluate((element) => (element as { matches(it: string): boolean }).matches(':focus')))
      return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'the Tab key leads there').toBeFocused();
}

/** Chooses a file with the keyboard alone: Space on the field opens the file dialog. */
export async function pickFile(page: Page, field: Locator, file: string): Promise<void> {
  // A key pressed before the page is interactive opens no dialog.
  await expect(async () => {
    await tabTo(page, field);
    const chooser = page.waitForEvent('filechooser', { timeout: 4_000 });
    await page.keyboard.press('Space');
    await (await chooser).setFiles(file);
  }).toPass();
}

/**
 * Selects the first option of a list with the keyboard alone. Retries, because keys pressed before it opens are lost.
 */
export async function pickFirst(page: Page, field: Locator): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveValue('');
}
