import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { deleteAccount, readExport, readSessions, startExport } from '#contract/calls/account.ts';
import { readMe, signIn } from '#contract/calls/accounts.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openSession } from './steps/open-session.ts';
import { signInAs } from './steps/sign-up.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the account page shows the profile and signs other devices out, one at a time or all at once @wallet-022', async ({
  page,
  app,
}) => {
  const complaints = await collectComplaints(page.context());
  const person = await app.api.signIn('Ada Devices');
  const others: Person[] = [];
  for (let device = 0; device < 3; device += 1) others.push(await app.api.signIn('Ada Devices'));
  await openSession(page.context(), person.token);
  await page.goto('/wallet');
  await page.getByRole('button', { name: /^Account of Ada Devices/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveTitle('account | Hookline');
  const profile = page.getByRole('region', { name: 'You', exact: true });
  for (const fact of ['Ada Devices', 'ada.devices@example.com', 'Signs in with the development sign-in'])
    await expect(profile).toContainText(fact);

  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(4);
  const current = devices.filter({ hasText: 'This device' });
  await expect(current).toContainText('Active now');
  await expect(current.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await devices.filter({ hasNotText: 'This device' }).first().getByRole('button').click();
  await expect(devices).toHaveCount(3);
  const refused = async () =>
    (await Promise.all(others.map((other) => other.try(readMe)))).filter(({ status }) => status === 401)
      .length;
  expect(await refused()).toBe(1);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  expect(await refused()).toBe(3);
  expect((await person.try(readMe)).status).toBe(200);
  expect(complaints).toEqual([]);
});

test('an export can be requested, watched until it is ready, and downloaded @wallet-023', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn('Exa Port');
  await person.buy('starter');
  await openSession(page.context(), person.token);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByText(/^Your export is ready \(.+\)\.$/)).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText(/^It is removed on /)).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^hookline-export-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await saved.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.length).toBe((await person.call(readExport)).export!.sizeBytes);
  await expect(page).toHaveURL(/\/account$/);
});

test('the account page shows an export in progress, a failed export, a missing file and a failed device list', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await openSession(page.context(), person.token);
  const latest = {
    status: 'processing',
    requestedAt: new Date().toISOString(),
    sizeBytes: null as number | null,
    downloadUrl: null,
    expiresAt: null,
  };
  const answer = () =>
    page.route(`**${readExport.path}`, (route) => route.fulfill({ json: { export: latest } }));
  await answer();
  await page.route(`**${readSessions.path}`, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/account');
  await expect(page.getByText('Putting everything together')).toBeVisible();
  await expect(page.getByText('Your devices could not be loaded. Please try again.')).toBeVisible();
  await expectAccessible(page);
  latest.status = 'failed';
  await expect(page.getByText('The export could not be made. Nothing of yours is lost.')).toBeVisible();
  await page.route(`**${startExport.path}`, (route) =>
    route.fulfill({ status: 429, json: { error: 'too_many_requests', message: '' } }),
  );
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByText('That was a lot at once. Please wait a moment and try again.')).toBeVisible();
  latest.status = 'ready';
  latest.sizeBytes = 1_536;
  await page.reload();
  await expect(page.getByText('Your export is ready (1.5 KB).')).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(
    page.getByText('Your data is not ready to download yet. Please try again in a moment.'),
  ).toBeVisible();
});

test('a failed sign-in shows the page’s own message and the reason; Terms and Privacy Policy are linked @wallet-016', async ({
  page,
}) => {
  await page.route(`**${signIn.path}`, (route) =>
    route.fulfill({ status: 401, json: { error: 'invalid_credential', message: '' } }),
  );
  for (const [address, failure] of [
    ['/login', 'Login failed'],
    ['/register', 'Registration failed'],
    ['/signup', 'Registration failed'],
  ] as const) {
    await page.goto(address);
    await signInAs(page, 'Ned Refused');
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByText('This sign-in was not accepted. Please try again.')).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('an account is deleted after typing its e-mail address; signing up again creates a new user @wallet-024', async ({
  page,
  app,
}) => {
  const complaints = await collectComplaints(page.context());
  const person = await app.api.signIn('Dee Parting');
  await person.buy('creator');
  await page.goto('/about');
  await page.evaluate(`localStorage.setItem('hookline.token', '${person.token}')`);
  await page.goto('/account');
  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toContainText('All your hooks, videos, uploads and their public pages');
  await expect(dialog).toContainText('60 credits that you have not spent');
  await expect(dialog).toContainText('without your name or e-mail address');
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  const address = dialog.getByLabel('Type your e-mail address to confirm');
  await address.fill('dee@example.com');
  await expect(confirm).toBeDisabled();
  await address.fill('Dee.Parting@example.com');

  await page.route(`**${deleteAccount.path}`, (route) =>
    route.fulfill({ status: 409, json: { error: 'deletion_not_confirmed', message: '' } }),
  );
  await confirm.click();
  await expect(
    page.getByText('This is not the e-mail address of your account. Nothing was deleted.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await address.fill('dee.parting@example.com');
  await confirm.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(
    page.getByText('Your account is deleted, and your files follow within minutes.'),
  ).toBeVisible();
  expect((await person.try(readMe)).status).toBe(401);
  expect(await page.evaluate(`localStorage.getItem('hookline.token')`)).toBeNull();

  await page.goto('/login');
  await signInAs(page, 'Dee Parting');
  await page.waitForURL((url) => url.pathname === '/');
  const again = await app.api.signIn('Dee Parting');
  expect(again.userId).not.toBe(person.userId);
  expect((await again.call(readWallet)).balance).toBe(0);
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
});
