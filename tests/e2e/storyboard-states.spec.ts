import { expect, type Locator, type Page } from '@playwright/test';
import type { Storyboard, StoryFrame } from '#contract/calls/storyboards.ts';
import type { Person } from '../helpers/api.ts';
import { readStoryboard } from '../helpers/story-steps.ts';
import { test } from './pictures-test.ts';
import { changeReply } from './steps/change-reply.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { signIn } from './steps/open-creator.ts';
import {
  cards,
  createVideo,
  expectMaking,
  makeStoryboard,
  narrationOf,
  openBoard,
} from './steps/storyboard.ts';

/** The owner of one storyboard, which the tests share. */
let owner: Person;
let board: Storyboard;
test.beforeAll(async ({ app }) => {
  test.setTimeout(480_000);
  owner = await app.api.signIn();
  await owner.buy('creator');
  board = await makeStoryboard(owner);
});

type Change = (storyboard: Storyboard) => Storyboard;

/** Applies this change to the server's responses. */
const pretend = (page: Page, change: Change): Promise<unknown> =>
  page.route('**/api/wizard/video/generation/*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: change((await reply.json()) as Storyboard) });
  });

/** Expects that nothing of an element lies on another. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const [lowerBox, upperBox] = [await lower.boundingBox(), await upper.boundingBox()];
  expect(lowerBox!.y).toBeGreaterThanOrEqual(upperBox!.y + upperBox!.height);
}

// The page still polls when a test ends: an open route is not an error.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a failed frame shows why, can be redrawn for free, and is otherwise left out @storyboard-006', async ({
  page,
}) => {
  await signIn(page, owner);
  await pretend(page, (storyboard) => ({
    ...storyboard,
    scenes: storyboard.scenes.map((frame, index) =>
      index === 1
        ? {
            ...frame,
            status: 'FAILED',
            errorCode: 'picture_refused',
            imageUrl: null,
            redrawCredits: 0,
            versions: [],
          }
        : frame,
    ),
  }));
  await openBoard(page, board.id);
  const card = cards(page).nth(1);
  await expect(card.getByText(/^The picture service refused these words\./)).toBeVisible();
  await expect(page.getByText(/^1 scene has no picture and will be left out of the video\./)).toBeVisible();
  await expect(createVideo(page)).toBeEnabled();
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Edit description/ }).click();
  await expect(page.getByRole('button', { name: 'Redraw · free' })).toBeVisible();
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest(`**/frames/${board.scenes[1]!.id}/redraw`);
  await page.route('**/redraw', (route) =>
    route.fulfill({ status: 409, json: { error: 'picture_in_progress', message: '' } }),
  );
  await card.getByRole('button', { name: /^Draw · free/ }).click();
  expect((await sent).headers()['idempotency-key']).toMatch(/^redraw-/);
  await expect(page.getByText('This picture is being drawn already.')).toBeVisible();
});

test('a failed redraw is reported under the picture that was kept, until it is dismissed or the next one starts', async ({
  page,
}) => {
  await signIn(page, owner);
  let change: Partial<StoryFrame> = { errorCode: 'picture_timeout' };
  await pretend(page, (storyboard) => ({
    ...storyboard,
    scenes: storyboard.scenes.map((frame, index) => (index === 1 ? { ...frame, ...change } : frame)),
  }));
  await openBoard(page, board.id);
  const kept = page.getByText('The new picture failed. The one before is kept, and nothing was charged.');
  await expect(cards(page).filter({ has: kept })).toHaveCount(1);
  const picture = cards(page)
    .nth(1)
    .getByAltText(/^Picture:/);
  await expect(picture).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectBelow(kept, picture);
    await expectAccessible(page);
  }
  const dismiss = page.getByRole('button', { name: 'Dismiss the failed redraw of scene 2' });
  await dismiss.press('Enter');
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Move scene 2/ })).toBeFocused();
  await page.reload();
  await expect(kept).toBeVisible();
  change = { status: 'GENERATING', errorCode: null };
  await page.reload();
  await expect(cards(page).nth(1).getByText('Drawing…')).toBeVisible();
  await expect(kept).toHaveCount(0);
  // Refused words would be refused again, so the message asks for others.
  change = { errorCode: 'picture_refused' };
  await page.reload();
  await expect(
    cards(page)
      .nth(1)
      .getByText(/refused these words\. Please change them\./),
  ).toBeVisible();
});

test('frames appear as they are drawn, and a storyboard with too few links back to the first step', async ({
  page,
}) => {
  await signIn(page, owner);
  let isDrawing = true;
  await pretend(page, (storyboard) =>
    isDrawing
      ? {
          ...storyboard,
          status: 'RUNNING',
          isPaid: false,
          counts: { ...storyboard.counts, success: 2, pending: 1 },
          scenes: storyboard.scenes.map((frame, index) =>
            index === 2 ? { ...frame, status: 'GENERATING', imageUrl: null, versions: [] } : frame,
          ),
        }
      : {
          ...storyboard,
          status: 'FAILED',
          isPaid: false,
          scenes: storyboard.scenes.map((frame, index) =>
            index === 1 ? { ...frame, status: 'PENDING', imageUrl: null, versions: [] } : frame,
          ),
        },
  );
  await openBoard(page, board.id);
  await expect(page.getByText(/^Your frames are being drawn: 2 of 3 are ready\./)).toBeVisible();
  await expect(cards(page).nth(2).getByText('Drawing…')).toBeVisible();
  await expect(createVideo(page)).toBeDisabled();
  await expectAccessible(page);
  isDrawing = false;
  await expect(page.getByText(/^Too few frames of this storyboard could be drawn/)).toBeVisible();
  await expect(cards(page).nth(2).getByRole('img')).toBeVisible();
  await expect(cards(page).nth(1)).toContainText('This picture was not drawn.');
  await expect(page.getByRole('button', { name: /Redraw|Draw · free|^Cancel/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the first step' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/create/story-wizard\\?gen=${board.id}`));
});

test('offline edits survive a reload and are saved later; a failed save can be retried @storyboard-003', async ({
  page,
  context,
}) => {
  await signIn(page, owner);
  await openBoard(page, board.id);
  await context.setOffline(true);
  await narrationOf(page, 2).fill('Written without a network.');
  await expect(
    page.getByText('You are offline. Your changes are kept here and saved once you are back.'),
  ).toBeVisible();
  await expect(cards(page).nth(1).getByText('Not saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await createVideo(page).click();
  await expect(page.getByText(/^The video was not started, because your latest changes/)).toBeVisible();
  // Reloading the page itself needs the network.
  const saving = '**/api/storyboards/*/frames';
  const refuseSaving = (status: number, error: string) =>
    page.route(saving, (route) => route.fulfill({ status, json: { error, message: '' } }));
  await refuseSaving(503, 'unavailable');
  await context.setOffline(false);
  await expect(page.getByText('Your changes could not be saved. They are kept here.')).toBeVisible();
  await page.reload();
  await expect(narrationOf(page, 2)).toHaveValue('Written without a network.');
  await page.unroute(saving);
  const saved = async () => (await readStoryboard(owner, board.id)).scenes[1]!.narration;
  await expect.poll(saved).toBe('Written without a network.');
  await expect(page.getByText('Your changes could not be saved. They are kept here.')).toHaveCount(0);

  await refuseSaving(400, 'invalid_request');
  await narrationOf(page, 2).fill('Refused at first.');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unroute(saving);
  await again.click();
  await expect.poll(saved).toBe('Refused at first.');
  await expect(again).toHaveCount(0);
});

test('missing credits show before anything starts, and a failed video says that the credits are back @storyboard-009', async ({
  page,
}) => {
  await signIn(page, owner);
  await openBoard(page, board.id);
  const starting = '**/api/storyboards/*/video';
  await page.route(starting, (route) =>
    route.fulfill({ status: 402, json: { error: 'insufficient_credits', required: 10, balance: 3 } }),
  );
  await createVideo(page).click();
  const dialog = page.getByRole('dialog', { name: 'Not enough credits' });
  await expect(dialog).toContainText('You need 10 credits to create this video...');
  await expect(dialog).toContainText('You have 3.');
  await dialog.getByRole('button', { name: 'Add Credits' }).click();
  await expect(page).toHaveURL(/\/onboarding\/paywall/);
  await page.unroute(starting);

  await openBoard(page, board.id);
  await createVideo(page).click();
  await expectMaking(page);
  const reading = '**/api/story-videos/*';
  let hasFailed = true;
  const failed = { status: 'failed', errorCode: 'video_failed', videoUrl: null, stage: null };
  await changeReply(page, reading, (video) => (hasFailed ? { ...video, ...failed } : video));
  await page.reload();
  await expect(
    page.getByText(
      'Error: There was an error making your video. Please try again. Nothing was charged: your credits are back.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  hasFailed = false;
  await page.getByRole('button', { name: 'Try Again · 10 credits' }).click();
  // The video has been running all along, so it is shown again and not charged twice.
  await expectMaking(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
});

test('an unknown or foreign storyboard shows an error and a link to the wizard @storyboard-011', async ({
  page,
  app,
}) => {
  const stranger = await app.api.signIn();
  await stranger.buy('starter');
  await signIn(page, stranger);
  for (const query of ['', '?gen=nothing', `?gen=${board.id}`]) {
    await page.goto(`/wizard/storyboard-preview${query}`);
    await expect(page.getByRole('heading', { name: 'There is no storyboard here' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the story wizard' }).click();
  await expect(page).toHaveURL(/\/create\/story-wizard/);
  await page.goto('/wizard/storyboard-preview?video=nothing');
  await expect(page.getByRole('heading', { name: 'There is no video here' })).toBeVisible();
});
