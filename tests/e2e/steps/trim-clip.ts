import { expect, type Locator, type Page } from '@playwright/test';

const secondsOf = async (handle: Locator): Promise<number> =>
  Number(await handle.getAttribute('aria-valuenow'));

/** Presses keys until a handle of the trim editor is at the given second. */
export async function moveHandle(page: Page, name: 'Start' | 'End', seconds: number): Promise<void> {
  const handle = page.getByRole('slider', { name, exact: true });
  await handle.focus();
  const steps = Math.round((seconds - (await secondsOf(handle))) * 10);
  const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft';
  for (let step = 0; step < Math.floor(Math.abs(steps) / 10); step += 1)
    await page.keyboard.press(`Shift+${key}`);
  for (let step = 0; step < Math.abs(steps) % 10; step += 1) await page.keyboard.press(key);
  expect(await secondsOf(handle)).toBeCloseTo(seconds, 3);
}

/** Opens the trim editor, selects a part and applies it. */
export async function trimClip(page: Page, startSeconds: number, endSeconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Trim', exact: true }).click();
  await moveHandle(page, 'End', endSeconds);
  await moveHandle(page, 'Start', startSeconds);
  await page.getByRole('button', { name: 'Apply Trim' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
