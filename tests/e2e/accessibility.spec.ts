import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './app-test.ts';
import { colourSchemes, makeTourFiles, screens, tour, type TourFiles } from './tour.ts';

async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
  expect.soft(found, name).toEqual([]);
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.describe('every screen and dialog passes axe and fits its window', () => {
  let files: TourFiles;
  test.beforeAll(async ({ folder }) => {
    files = await makeTourFiles(folder);
  });

  for (const [screen, viewport] of Object.entries(screens)) {
    for (const colorScheme of colourSchemes) {
      test(`on a ${screen}, ${colorScheme}`, async ({ browser, app }) => {
        const context = await browser.newContext({
          baseURL: app.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const look = (name: string) => expectAccessible(page, name);
        await tour(page, look, { person: `Ada ${screen} ${colorScheme}`, files });
        await context.close();
      });
    }
  }

  test('a picture without a name would have been noticed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toContain('image-alt');
  });
});
