import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { startHook } from '#contract/calls/hooks.ts';
import type { Person } from '../helpers/api.ts';
import { copyHook, makeHooks } from '../helpers/own-library.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openSession } from './steps/open-session.ts';
import { countPlaying } from './steps/playing.ts';
import { screens } from './tour.ts';

const hookTexts = [
  'Wait.',
  'No!',
  'Look.',
  'Again?',
  'Stop "this" & that 🙂',
  'Oh.',
  'Yes.',
  'Hm.',
  'Hey.',
  'Go.',
];
const newest = hookTexts.at(-1)!;
let person: Person;
let context: BrowserContext;
let page: Page;
let complaints: string[];

test.beforeEach(async ({ browser, app }) => {
  context = await browser.newContext({ baseURL: app.url, viewport: screens.phone });
  complaints = await collectComplaints(context);
  await openSession(context, person.token);
  page = await context.newPage();
});
// A test that was not begun has none.
test.afterEach(() => context?.close());

const cards = () => page.getByRole('article');
const playOf = (card: Locator) => card.getByRole('button', { name: /^Play / });

test.beforeAll(async ({ app }) => {
  test.setTimeout(480_000);
  person = await app.api.signIn('Ada Speaker');
  await person.buy('creator');
  const [oldest, ...others] = hookTexts.slice(0, -1);
  const [hookId] = await makeHooks(person, [{ hookText: others.pop()! }, { hookText: newest }]);
  await copyHook(app, hookId!, [oldest!, ...others]);
});

/** Opens a page for another user in this test's context. */
async function pageOf(somebody: Person): Promise<Page> {
  await openSession(context, somebody.token);
  return context.newPage();
}

test('hooks are listed nine at a time, and Load More shows the rest @my-hooks-006', async () => {
  await test.step('a list that fails to load shows an error and can be retried @my-hooks-007', async () => {
    await page.route('**/api/hooks/my-hooks*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/my-hooks');
    await expect(page.getByText('Failed to load your hooks. Please try again later.')).toBeVisible();
    await page.unrouteAll();
    // The browser logs the refused request.
    complaints.length = 0;
    await page.getByRole('button', { name: 'Try Again' }).click();
  });
  await expect(page).toHaveTitle('my hooks | Hookline');
  await expect(cards()).toHaveCount(9);
  await expect(cards().first()).toContainText(newest);
  await expect(cards().first()).toContainText('Maya');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards()).toHaveCount(hookTexts.length);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('hooks play on hover, one at a time, on keyboard focus, long press and tap', async ({
  browser,
  app,
}) => {
  await page.setViewportSize(screens.desktop);
  await page.goto('/my-hooks');
  await test.step('they stop when the pointer leaves @my-hooks-001', async () => {
    for (const index of [0, 1]) {
      await playOf(cards().nth(index)).hover();
      await expect
        .poll(() =>
          cards()
            .nth(index)
            .locator('video')
            .evaluate((video: { paused: boolean }) => video.paused),
        )
        .toBe(false);
      await expect.poll(async () => (await countPlaying(page)).playing).toBe(1);
    }
    await page.mouse.move(5, 5);
    await expect.poll(() => countPlaying(page)).toEqual({ playing: 0, heard: 0 });
  });

  await test.step('by keyboard and by touch they do the same @my-hooks-002', async () => {
    await page.getByRole('link', { name: 'Hooks', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(playOf(cards().first())).toBeFocused();
    await expect.poll(async () => (await countPlaying(page)).playing).toBe(1);
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await countPlaying(page)).playing).toBe(0);

    const touched = await browser.newContext({ baseURL: app.url, viewport: screens.phone, hasTouch: true });
    await openSession(touched, person.token);
    const screen = await touched.newPage();
    await screen.goto('/my-hooks');
    const frame = playOf(screen.getByRole('article').first());
    await frame.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(async () => (await countPlaying(screen)).playing).toBe(1);
    await frame.dispatchEvent('pointerup', { pointerType: 'touch' });
    await expect.poll(async () => (await countPlaying(screen)).playing).toBe(0);
    await frame.tap();
    await expect.poll(async () => (await countPlaying(screen)).playing).toBe(1);
    await frame.tap();
    await expect.poll(async () => (await countPlaying(screen)).playing).toBe(0);
    await touched.close();
  });
});

test('a hook in progress is listed, announced when ready, and can be continued @my-videos-016', async ({
  app,
}) => {
  const leaver = await app.api.signIn('Lea Ver');
  await leaver.buy('starter');
  const hookText = 'Say "hi" & 20% off';
  const { generationId } = await leaver.call(startHook, { body: { templateId: 'maya', hookText } });
  const own = await pageOf(leaver);
  await own.goto('/my-videos');
  const rows = own.getByRole('region', { name: 'In progress' }).getByRole('listitem');
  await expect(rows).toContainText(/Making your hook: \d+%/);
  await expectAccessible(own);
  await own.getByRole('link', { name: 'Hooks', exact: true }).click();
  await expect(rows).toContainText(hookText);
  await expect(own.getByText('Your hook is ready')).toBeVisible({ timeout: 150_000 });
  await expect(own.getByRole('article')).toContainText(hookText);
  await expect(rows).toHaveCount(0);
  // The way back to the video stays open although all credits are spent.
  await own.goto('/create/video');
  await own.waitForURL('**/onboarding/paywall');
  await own.getByRole('link', { name: 'go on with your video' }).click();
  await expect(rows).toContainText('Next: your product clip');
  await own.getByRole('link', { name: `Continue ${hookText}` }).click();
  await own.waitForURL(`**/create/video/ugc?generationId=${generationId}&step=upload`);
  await expect(own.getByText('Choose a video')).toBeVisible();

  await test.step('Use Hook opens the Upload step with that hook, free of charge @validation-012', async () => {
    await own.goto('/my-hooks');
    await own.getByRole('link', { name: `Use Hook: ${hookText}` }).click();
    await own.waitForURL(/\/create\/video\/ugc\?generationId=[0-9a-f-]{36}&step=upload$/);
    await expect(own).not.toHaveURL(new RegExp(generationId));
    await expect(own.getByText('Choose a video')).toBeVisible();
    await own.getByRole('button', { name: 'Hook', exact: true }).click();
    await expect(own.getByRole('textbox', { name: 'Hook text' })).toHaveValue(hookText);
    await expect(own.getByRole('button', { name: 'Use This Hook' })).toBeVisible();
    await own.goBack();
    await expect(own.getByText('Choose a video')).toBeVisible();
    await own.goBack();
    await expect(own).toHaveURL(/\/my-hooks$/);
  });
});

test('another user’s or a deleted hook does not start a video @errors-003', async () => {
  await page.goto('/video-creator?hookUrl=/api/files/users/x/hooks/00000000-0000-4000-8000-000000000000.mp4');
  await expect(page.getByText('Failed to create your hook component. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page);
});

test('a hook is deleted after a confirmation that names it, and the next hook fills the page @my-hooks-004', async () => {
  await page.goto('/my-hooks');
  const opener = page.getByRole('button', { name: `Delete hook: ${newest}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete Hook?' });
  await expect(dialog).toContainText(newest);
  await expect(dialog).toContainText(
    'Are you sure you want to delete this hook? This action cannot be undone.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');

  await page.route('**/api/hooks/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete hook')).toBeVisible();
  await expect(cards().first()).toContainText(newest);
  await page.unrouteAll();

  await opener.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByText('Hook deleted successfully');
  await expect(notice).toBeVisible();
  const shownAt = Date.now();
  await expect(page.getByText(newest)).toHaveCount(0);
  await expect(cards()).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  await expect(notice).toHaveCount(0, { timeout: 8_000 });
  expect(Date.now() - shownAt).toBeGreaterThan(3_500);
});

test('a new user sees two empty lists that link to the creator @my-videos-005', async ({ app }) => {
  const newcomer = await app.api.signIn('New Comer');
  await newcomer.buy('starter');
  await openSession(context, newcomer.token);
  await page.goto('/my-videos');
  await expect(page.getByText('No videos found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Video' }).last().click();
  await page.waitForURL('**/create/video/ugc?step=hook');
  for (const link of ['Create your first hook', 'Create New Hook']) {
    await page.goto('/my-hooks');
    await page.getByRole('link', { name: link }).click();
    await page.waitForURL('**/create/video/ugc?step=hook');
    await expect(page.getByRole('heading', { name: 'Start with a hook' })).toBeVisible();
  }
});

test('a guest is redirected to login with a return path @my-hooks-008', async ({ browser, app }) => {
  const guest = await browser.newPage({ baseURL: app.url });
  for (const address of ['/my-videos', '/my-hooks', '/video-creator?hookUrl=%2Fx.mp4']) {
    await guest.goto(address);
    await guest.waitForURL((url) => url.pathname === '/login');
    expect(new URL(guest.url()).searchParams.get('redirect')).toBe(address);
  }
  await guest.close();
});

test('the template in the URL is selected, and the header links to My Videos @my-hooks-009', async () => {
  await page.setViewportSize(screens.desktop);
  await page.goto('/create/video?templateId=kai');
  await page.waitForURL('**/create/video/ugc?templateId=kai&step=hook');
  await expect(page.getByText('Kai', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Hook text' }).fill('Anything');
  await expect(page.getByRole('button', { name: 'Generate hook' })).toBeEnabled();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Videos' }).click();
  await expect(page).toHaveTitle('my videos | Hookline');
  await page.getByRole('link', { name: 'Hooks', exact: true }).click();
  await expect(page).toHaveTitle('my hooks | Hookline');
});
