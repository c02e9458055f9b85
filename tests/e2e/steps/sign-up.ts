import type { Page } from '@playwright/test';

/** Signs in under this name on the development sign-in page. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.com`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
