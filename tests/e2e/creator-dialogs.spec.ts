import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { addProduct, chooseAudio } from '#contract/calls/video-parts.ts';
import { attachHook, startHookComponent } from '#contract/calls/hooks.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { videoEnd } from '../helpers/video-steps.ts';
import { openWatchedLine } from '../helpers/watched-line.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue, typeHook } from './steps/create-video.ts';
import { openCreator, signIn } from './steps/open-creator.ts';
import { openUploadStep } from './steps/open-upload-step.ts';

let clip: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeClip(path.join(folder, 'lamp.mp4'), { seconds: 8 });
});

/** Opens the dialog with the keyboard, closes it with Escape, and expects the same history entry afterwards. */
async function expectEscapeCloses(page: Page, opener: Locator, returnsTo: Locator = opener): Promise<void> {
  const entries = await page.evaluate('history.length');
  const address = page.url();
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(returnsTo).toBeFocused();
  expect([await page.evaluate('history.length'), page.url()]).toEqual([entries, address]);
}

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('key presses during a dialog’s closing animation select nothing @fix-012', async ({
  page,
  hookOwner,
}) => {
  await signIn(page, hookOwner.person);
  await openCreator(page);
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Maya' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hear Maya' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Avatar' })).toBeFocused();
});

test.describe('Escape closes every dialog of the creator and returns the focus @states-037', () => {
  test('in the Hook step', async ({ page, hookOwner }) => {
    await signIn(page, hookOwner.person);
    await openCreator(page, '?templateId=maya');
    await expectEscapeCloses(page, page.getByRole('button', { name: 'Select Avatar' }));

    await typeHook(page, 'Stop! Buy milk.');
    await page.route(`**${startHookComponent.path}`, (route) =>
      route.fulfill({ status: 402, json: { error: 'insufficient_credits', required: 10, balance: 3 } }),
    );
    // The button loses the focus because it is disabled during the request, so the step's heading
    // is focused instead.
    const start = page.getByRole('button', { name: /^Generate hook/ });
    await expectEscapeCloses(page, start, step(page, 'Start with a hook'));
  });

  test('in the Upload step, and while a file is uploading', async ({ app, browser, hookOwner }) => {
    const line = await openWatchedLine(app.url);
    const context = await browser.newContext({ baseURL: line.url });
    const page = await context.newPage();
    await openUploadStep(page, hookOwner);
    await chooseFile(page, clip);
    await expect(page.getByText(/^On your device/)).toBeVisible();
    await expectEscapeCloses(page, page.getByRole('button', { name: 'Trim', exact: true }));
    line.slowDown(4_000);
    await clickContinue(page);
    await expect(step(page, 'Do you need background music')).toBeVisible();
    await expect(page.getByText(/^Uploading \d+%$/)).toBeVisible();
    await expectEscapeCloses(page, page.getByRole('link', { name: 'Wallet', exact: true }));
    await context.close();
    await line.close();
  });

  test('in the Preview step', async ({ page, hookOwner }) => {
    const { person, hookId } = hookOwner;
    await signIn(page, person);
    const { generationId } = await person.call(attachHook, { body: { hookId } });
    const params = { generationId };
    const upload = await person.upload(clip);
    await person.call(addProduct, { params, body: { videoFileId: upload.id } });
    await person.call(chooseAudio, { params, body: { audioSource: 'none' } });
    await videoEnd(person, generationId);
    await openCreator(page, `?generationId=${generationId}`);
    await page.getByRole('button', { name: 'Create share link' }).click();
    await expectEscapeCloses(page, page.getByRole('button', { name: 'Stop sharing' }));
  });
});
