import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addProduct } from '#contract/calls/generations.ts';
import { startHookComponent } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { chooseAvatar, chooseFile, typeHook } from './steps/create-video.ts';
import { comeWithCredits, generationIdOf, openCreator } from './steps/open-creator.ts';

const showsStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 60_000 });
const steps = {
  hook: 'Start with a hook',
  upload: 'Add your product clip',
  music: 'Do you need background music for your video?',
  ready: 'Your video is ready',
};

/** What is paid for or added to the video. */
function collectWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.includes('/components/')) writes.push(pathname);
  });
  return writes;
}

const nextStep = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click();

test('Back and Forward go through the steps and close dialogs, also with the last credits spent and after a reload', async ({
  page,
  app,
  folder,
}) => {
  const clip = await makeClip(path.join(folder, 'lamp.mp4'), { seconds: 8 });
  const person = await comeWithCredits(page, app, 'starter');
  await page.goto('/wallet');
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  const writes = collectWrites(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  await expect(dialog.getByRole('button', { name: 'Kai' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await chooseAvatar(page, 'Kai');

  // The entry of the closed dialog is used for the next step: the one before it knows no id.
  await nextStep(page);
  await showsStep(page, steps.upload);
  const generationId = await generationIdOf(page);
  expect(await person.call(readWallet)).toMatchObject({ balance: 0 });
  await page.goBack();
  await showsStep(page, steps.hook);
  expect(await generationIdOf(page)).toBe(generationId);
  await page.goForward();
  await showsStep(page, steps.upload);

  await chooseFile(page, clip);
  await page.getByRole('button', { name: 'Trim' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await nextStep(page);
  await showsStep(page, steps.music);
  await page.getByText('No, Skip Music').click();
  await nextStep(page);
  await showsStep(page, steps.ready);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await showsStep(page, steps.music);
  await page.goForward();
  await showsStep(page, steps.ready);

  await page.goBack();
  await showsStep(page, steps.music);
  await page.goBack();
  await showsStep(page, steps.upload);
  await page.reload();
  await showsStep(page, steps.ready);
  await page.goBack();
  await showsStep(page, steps.hook);
  await page.goForward();
  await showsStep(page, steps.ready);
  await page.goForward();
  await showsStep(page, steps.music);
  await page.goBack();
  await showsStep(page, steps.ready);
  await page.goBack();
  await showsStep(page, steps.hook);
  await page.goBack();
  await page.waitForURL('**/wallet');
  expect(writes).toEqual([startHookComponent.path, addProduct.path.replace(':generationId', generationId)]);
});
