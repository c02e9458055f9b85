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
const settings = [
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desktop', colorScheme: 'light' },
] as const;

/** The app follows the system a moment later, and only then do the colours begin to change. Static pages follow at once. */
const expectScheme = (page: Page, colorScheme: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate<boolean>(
        `(document.documentElement.dataset.mantineColorScheme ?? '${colorScheme}') === '${colorScheme}'`,
      ),
    )
    .toBe(true);

/** Turns the page of one walk into another device, which costs far less than a walk of its own. */
async function lookOnEachDevice(page: Page, name: string): Promise<void> {
  for (const { screen, colorScheme } of settings) {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, colorScheme);
    await expectNoFades(page);
    await expectAccessible(page, `${name} on a ${screen}`);
  }
}

test.describe('every screen and dialog passes axe and fits its window', () => {
  let files: TourFiles;
  test.beforeAll(async ({ folder }) => {
    files = await makeTourFiles(folder);
  });
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: screens.desktop });

  test('on a phone in the dark colour scheme and on a desktop in the light one', async ({ page }) => {
    test.setTimeout(1_500_000);
    await tour(page, (name) => lookOnEachDevice(page, name), { person: 'Ada Toured', files });
  });

  test('an image without alt text is reported as a violation', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')`);
    expect((await findViolations(page)).map(({ id }) => id)).toContain('image-alt');
  });
});
