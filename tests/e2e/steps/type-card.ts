import type { Page } from '@playwright/test';

/** Fills in the sandbox provider's card frame. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = page.frameLocator('iframe[title="Card details"]');
  await field.getByLabel('Card number').fill(number);
  await field.getByLabel('Expiry').fill('632');
  await field.getByLabel('Security code').fill('123');
  await field.getByRole('button', { name: 'Save card' }).click();
}
