import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** axe in the version of its package for Playwright. */
const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeScript = readFileSync(axePackage.resolve('axe-core/axe.min.js'), 'utf8');
const fading = 'document.getAnimations().filter((it) => it instanceof CSSTransition).length';

/**
 * The violations that axe finds in the page and its frames, which must be of our own origin. Each document loads axe once:
 * the builder of the package loads it twice for every run, which takes two thirds of the CPU time.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(axeScript);
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  return page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}

/** Colour transitions change the contrast while they last. */
export const expectNoFades = (page: Page): Promise<void> => expect.poll(() => page.evaluate(fading)).toBe(0);

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(sideways, 'it scrolls sideways').toBeLessThanOrEqual(0);
}

/** Expects no axe violations and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFades(page);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
}

/**
 * Expects no horizontal overflow at 200 % text size, and controls that can be reached and hit. Larger letters change only
 * the layout, so this runs the two axe rules that depend on it, in a tenth of the time of them all.
 */
export async function expectLayoutAtDoubleTextSize(page: Page): Promise<void> {
  const enlarge = (size: string) => page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
  await enlarge('200%');
  await expectNoViolations(page, ['scrollable-region-focusable', 'target-size']);
  await expectNoSidewaysScroll(page);
  await enlarge('');
}

async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  const violations = await findViolations(page, rules);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
