import type { Page } from '@playwright/test';

/** On the Hook step: selects a presenter. */
export async function chooseAvatar(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

export const typeHook = (page: Page, text: string): Promise<void> =>
  page.getByRole('textbox', { name: 'Hook text' }).fill(text);

/** On the Upload and Music steps: the file field behind the drop zone. */
export const chooseFile = (page: Page, file: string): Promise<void> =>
  page.locator('label input[type=file]').setInputFiles(file);

export const clickContinue = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();
