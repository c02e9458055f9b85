import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { readHookStatus, startHookComponent } from '#contract/calls/hooks.ts';
import { readTransactions, readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { typeHook } from './steps/create-video.ts';
import { makeHookVideo } from './steps/hook-owner.ts';
import { generationIdOf, openCreator, signIn, signInWithCredits } from './steps/open-creator.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate hook' }).click();
const clickContinue = (page: Page) => page.getByRole('button', { name: /^Continue/ }).click();
const answerStart = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**${startHookComponent.path}`, answer);
const statusPattern = `**${readHookStatus.path.replace(':hookId', '*')}`;

const refusals = [
  ['an empty answer', { status: 202, body: '' }, 'Invalid server response - missing generation details'],
  [
    'an answer without ids',
    { status: 202, json: {} },
    'Invalid server response - missing generation details',
  ],
  ['a broken server', { status: 502, body: '<html>Bad gateway</html>' }, 'Failed to generate hook'],
  [
    'a refusal',
    { status: 429, json: { error: 'too_many_requests', message: '' } },
    'Error: That was a lot at once. Please wait a moment and try again.',
  ],
] as const;

test('errors on starting a hook appear in the step, can be dismissed, and clear when the avatar changes or the network is back @creator-018', async ({
  page,
  app,
  context,
}) => {
  const person = await signInWithCredits(page, app);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  for (const [name, answer, text] of refusals) {
    await answerStart(page, (route) => route.fulfill(answer));
    await generate(page);
    await expect(page.getByRole('alert').filter({ hasText: text }), name).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main :focus'), 'the keyboard goes on where the notice was').toHaveCount(1);
    await page.unroute(`**${startHookComponent.path}`);
  }
  await answerStart(page, (route) => route.abort());
  await generate(page);
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: /Select Avatar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kai' }).click();
  await expect(page.getByText('Connection error. Please try again.')).toHaveCount(0);
  await page.unroute(`**${startHookComponent.path}`);

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await generate(page);
    await expect(page.getByText('Connection error. Please try again.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Connection error. Please try again.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Generate hook' })).toBeEnabled();
  });

  await test.step('in a script that no voice reads', async () => {
    for (const text of ['توقف عن التمرير!', 'עצרו את הגלילה', '別滑了！']) {
      await typeHook(page, text);
      await generate(page);
      await expect(
        page.getByText('Error: The voice can read Latin letters only. Please write the hook in those.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    await typeHook(page, '🔥🔥🔥');
    await generate(page);
    await expect(
      page.getByText('Error: There is nothing to speak in this text. Please write some words.'),
    ).toBeVisible();
  });
  expect(await person.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
});

test('an expired session shows an explanation and redirects to login after a delay @validation-011', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  let refusedAt = 0;
  await answerStart(page, (route) => {
    refusedAt = Date.now();
    return route.fulfill({ status: 401, json: { error: 'session_expired', message: 'session_expired' } });
  });
  await generate(page);
  await expect(
    page.getByText('Authentication error: Not authorized. Please try logging in again.'),
  ).toBeVisible();
  await expect(page.getByText('Authentication required. Please log in to generate hooks.')).toBeVisible();
  await page.waitForURL(/\/login\?redirect=/);
  expect(Date.now() - refusedAt).toBeGreaterThan(1_000);
  const toast = page.getByText('Authentication required. Please log in to generate hooks.');
  await toast.hover();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
});

test('insufficient credits open a dialog that links to the paywall and keeps the text @creator-019', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app, 'starter');
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  await answerStart(page, (route) =>
    route.fulfill({ status: 402, json: { error: 'insufficient_credits', required: 10, balance: 3 } }),
  );
  await clickContinue(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You need 10 credits to generate this video hook...')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await clickContinue(page);
  await dialog.getByRole('button', { name: 'Add Credits' }).click();
  await page.waitForURL('**/onboarding/paywall');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Stop! Buy milk.');
});

test('a hook that cannot start, and then fails, lets the user continue; each Try Again starts it, and one is charged @states-016', async ({
  page,
  app,
}) => {
  const person = await signInWithCredits(page, app);
  // A file in place of the hooks folder makes the job fail at its very last step, when it stores
  // the result.
  const place = path.join(app.dataFolder, 'storage/users', person.userId, 'hooks');
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, '');
  // A toast says the same.
  const main = page.getByRole('main');
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');

  await test.step('the start fails @errors-002', async () => {
    await answerStart(page, (route) => route.fulfill({ status: 503, body: '' }));
    await clickContinue(page);
    await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: "Hook generation couldn't be started, but you can continue. Error: " });
    await expect(notice).toBeVisible();
    await page.unroute(`**${startHookComponent.path}`);
    await notice.getByRole('button', { name: 'Try Again' }).click();
    await expect(notice).toHaveCount(0);
    await generationIdOf(page);
  });

  await test.step('the hook fails, and the credits are back', async () => {
    await expect(main.getByRole('alert')).toContainText('Nothing was charged: your credits are back.', {
      timeout: 150_000,
    });
    expect(await person.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
    const { transactions } = await person.call(readTransactions);
    expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['hold', 'purchase', 'release']);
    await page.getByRole('button', { name: 'Go to Hook' }).click();
    await expect(main.getByText('Hook generation failed')).toBeVisible();
  });

  await rm(place);
  await main.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible({ timeout: 150_000 });
  await expect(main.getByText('Hook generation failed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use This Hook' }).click();
  await expect(page.getByRole('button', { name: 'Hook ready' })).toBeVisible();
  expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
});

const lostStatuses = [
  [{ status: 404, json: { error: 'not_found', message: '' } }, 'Hook generation not found'],
  [{ status: 200, body: 'hello' }, 'Invalid server response'],
  [{ status: 403, json: { error: 'forbidden', message: '' } }, 'Error: Your account may not do this.'],
] as const;

test('a hook whose status cannot be read shows why @states-017', async ({ page, hookOwner }) => {
  await signIn(page, hookOwner.person);
  const generationId = await makeHookVideo(hookOwner);
  for (const [answer, text] of lostStatuses) {
    await page.route(statusPattern, (route) => route.fulfill(answer));
    await openCreator(page, `?generationId=${generationId}&step=hook`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.unroute(statusPattern);
  }
});

test('selecting another avatar clears the finished hook @states-018', async ({ page, hookOwner }) => {
  await signIn(page, hookOwner.person);
  await openCreator(page, `?generationId=${await makeHookVideo(hookOwner)}&step=hook`);
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible();
  await page.getByRole('button', { name: /Select Avatar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kai' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hear Kai' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate hook' })).toBeEnabled();
});
