import path from 'node:path';
import { expect } from '@playwright/test';
import { readTemplates } from '#contract/calls/templates.ts';
import type { Person } from '../helpers/api.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { signIn } from './steps/open-creator.ts';

const tokenKey = 'hookline.token';
const signedInAs = ({ token }: Person): string => `localStorage.setItem('${tokenKey}', '${token}')`;

test('four built-in avatars replace templates that fail to load @validation-015', async ({ page, app }) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  await signIn(page, person);
  await page.route(`**${readTemplates.path}?*`, (route) => route.abort());
  await page.goto('/create/video/ugc');
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  const avatars = page.getByRole('dialog').getByRole('listitem');
  await expect(avatars).toHaveCount(4);
  await avatars.filter({ hasText: 'Desmond' }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Hear Desmond' })).toBeVisible();
});

test('an expired session redirects to login, and signing in returns to the page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(`localStorage.setItem('${tokenKey}', 'of-yesterday')`);
  await page.goto('/wallet');
  await page.waitForURL(/\/login\?redirect=%2Fwallet/);
  await expect(page.getByText('Your session has ended. What you made is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/wallet');
  await expect(page.getByRole('region', { name: 'Credit balance' })).toContainText('0');
});

test('a session that expires with a pending clip asks to choose the file again', async ({
  page,
  hookOwner,
  folder,
}) => {
  await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'kept.mp4'), { seconds: 5, size: '320x240' }));
  await page.getByText(/^On your device/).waitFor();
  await page.evaluate(`localStorage.setItem('${tokenKey}', 'of-yesterday')`);
  await clickContinue(page);
  await page.waitForURL(/\/login\?redirect=/);
  await expect(
    page.getByText(/What you made is kept; choose your file again after logging in\./),
  ).toBeVisible();
});

test('a user without credits is redirected to the paywall, and a guest to sign-up @validation-009', async ({
  page,
  app,
}) => {
  await page.goto('/create/video');
  await page.waitForURL(/\/signup\?redirect=/);
  await page.evaluate(signedInAs(await app.api.signIn()));
  await page.goto('/create/video');
  await page.waitForURL('**/onboarding/paywall');
});

test('a reload while a hook is generated keeps the hook and the text', async ({ page, app }) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  await signIn(page, person);
  await page.goto('/create/video/ugc?templateId=kai');
  await page.getByRole('textbox', { name: 'Hook text' }).fill('Buy milk.');
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByText(/^Generating Video Hook/).waitFor();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Buy milk.');
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible({ timeout: 150_000 });
});
