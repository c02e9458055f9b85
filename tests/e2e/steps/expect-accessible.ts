import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const fading = 'document.getAnimations().filter((it) => it instanceof CSSTransition).length';

/** Expects no axe violations and no horizontal overflow. Waits for fades to end, because they change the contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(fading)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(sideways, 'it scrolls sideways').toBeLessThanOrEqual(0);
}
