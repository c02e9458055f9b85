import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './app-test.ts';
import { colourSchemes, makeTourFiles, screens, tour, type TourFiles } from './tour.ts';

async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  // Every frame is our own origin's: no second page has to be opened to look into them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
  expect.soft(found, name).toEqual([]);
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Changes the colours and waits until every one of them has arrived. */
async function wear(page: Page, colorScheme: (typeof colourSchemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const changing = 'document.getAnimations().filter((it) => it instanceof CSSTransition).length';
  await expect
    // Pages that came finished leave the choice to their style sheet.
    .poll(() =>
      page.evaluate(
        `(document.documentElement.dataset.mantineColorScheme ?? '${colorScheme}') + ' ' + ${changing}`,
      ),
    )
    .toBe(`${colorScheme} 0`);
}

test.describe('every screen and dialog passes axe and fits its window', () => {
  let files: TourFiles;
  test.beforeAll(async ({ folder }) => {
    files = await makeTourFiles(folder);
  });

  for (const [screen, viewport] of Object.entries(screens)) {
    // The two sizes wear the same colours: the dark ones are looked at on one of them.
    const schemes = screen === 'phone' ? colourSchemes : colourSchemes.slice(0, 1);
    test(`on a ${screen}, ${schemes.join(' and ')}`, async ({ browser, app }) => {
      test.setTimeout(900_000);
      const context = await browser.newContext({ baseURL: app.url, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const look = async (name: string): Promise<void> => {
        for (const colorScheme of schemes) {
          await wear(page, colorScheme);
          // Other colours are all that the second look can find.
          const rules = colorScheme === colourSchemes[0] ? undefined : ['color-contrast'];
          await expectAccessible(page, `${name}, ${colorScheme}`, rules);
        }
      };
      await tour(page, look, { person: `Ada ${screen}`, files });
      await context.close();
    });
  }

  test('a picture without a name would have been noticed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toContain('image-alt');
  });
});
