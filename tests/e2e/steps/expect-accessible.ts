import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(sideways, 'it scrolls sideways').toBeLessThanOrEqual(0);
}
