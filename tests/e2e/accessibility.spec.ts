import { expect, type Page } from '@playwright/test';
import { test } from './app-test.ts';
import { expectNoFades, findViolations } from './steps/expect-accessible.ts';
import { makeTourFiles, screens, tour, type TourFiles } from './tour.ts';

async function expectAccessible(page: Page, name: string): Promise<void> {
  const found = (await findViolations(page)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
  expect.soft(found, name).toEqual([]);
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Colours and structure are independent of screen size, so each size runs in one colour scheme only. */
const worn = { phone: 'dark', desktop: 'light' } as const;

test.describe('every screen and dialog passes axe and fits its window', () => {
  let files: TourFiles;
  test.beforeAll(async ({ folder }) => {
    files = await makeTourFiles(folder);
  });

  for (const screen of ['phone', 'desktop'] as const) {
    test(`on a ${screen} in the ${worn[screen]} colour scheme`, async ({ browser, app }) => {
      test.setTimeout(600_000);
      const options = {
        viewport: screens[screen],
        colorScheme: worn[screen],
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext({ baseURL: app.url, ...options });
      const page = await context.newPage();
      const look = async (name: string): Promise<void> => {
        await expectNoFades(page);
        await expectAccessible(page, name);
      };
      await tour(page, look, { person: `Ada ${screen}`, files });
      await context.close();
    });
  }

  test('an image without alt text is reported as a violation', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')`);
    expect((await findViolations(page)).map(({ id }) => id)).toContain('image-alt');
  });
});
