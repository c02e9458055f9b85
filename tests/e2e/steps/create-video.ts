import type { Page } from '@playwright/test';

/** On the hook step: chooses who speaks. */
export async function chooseAvatar(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

export const typeHook = (page: Page, text: string): Promise<void> =>
  page.getByRole('textbox', { name: 'Hook text' }).fill(text);

/** On the upload and music steps: the field behind the drop zone. */
export const chooseFile = (page: Page, file: string): Promise<void> =>
  page.locator('label input[type=file]').setInputFiles(file);

export const goOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();
