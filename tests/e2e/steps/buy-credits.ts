import type { Page } from '@playwright/test';

/** On the paywall: selects a package and goes to the checkout. */
export async function choosePackage(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${name}, `) }).click();
  await page.getByRole('button', { name: /^Buy / }).click();
  await page.waitForURL(/\/checkout\/sandbox\//);
}

/** On the sandbox checkout: pays. */
export const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay / }).click();
