import { expect, type Page } from '@playwright/test';
import {
  readAssetStatus,
  readStyleSwatches,
  readWizardState,
  splitNarrative,
} from '#contract/calls/stories.ts';
import { startStoryboard } from '#contract/calls/storyboards.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { drawing, holdDrawings, test, type Pictures } from './pictures-test.ts';
import { expectAccessible, expectLayoutAtDoubleTextSize } from './steps/expect-accessible.ts';
import { signInWithCredits } from './steps/open-creator.ts';
import {
  castList,
  chooseStyle,
  createButton,
  expectPreview,
  framesIn,
  narrativeField,
  openStory,
  sceneNames,
  splitButton,
  splitStory,
  storyText,
} from './steps/story.ts';
import { screens } from './tour.ts';

const refuse = (pictures: Pictures, times: number) =>
  pictures.fail(
    'POST',
    drawing,
    { kind: 'status', status: 400, json: { error: { code: 'moderation_blocked', message: 'no' } } },
    times,
  );
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

test('a failed frame keeps the others, which are enough to continue @story-pages-005', async ({
  page,
  app,
  pictures,
}) => {
  const person = await signInWithCredits(page, app, 'starter');
  await splitStory(page);
  refuse(pictures, 1);
  await createButton(page).click();
  const partial = 'Some frames were generated successfully. You can continue or retry for missing frames.';
  await expect(page.getByText(partial).first()).toBeVisible();
  await expect(framesIn(page, 'Success')).toHaveCount(3);
  await expect(framesIn(page, 'Failed')).toHaveCount(1);
  await expect(page.getByText('The picture service refused these words.')).toBeVisible();
  await expect(page).toHaveURL(/\/create\/story-wizard\?gen=/);
  expect(await person.call(readWallet)).toMatchObject({ balance: 0, held: 0 });
  await page.getByRole('button', { name: 'Continue with 3 frames' }).click();
  const storyboardId = await expectPreview(page);
  await page.setViewportSize(screens.phone);
  pictures.fail('POST', drawing, { kind: 'slow', ms: 8_000 });
  // Opening the dialog brings the button into view.
  await page.getByRole('button', { name: /^Edit description/ }).click();
  const scroll = await page.evaluate('scrollY');
  await page.getByRole('button', { name: 'Redraw · free' }).click();
  const cancel = page.getByRole('button', { name: /^Cancel the redraw of scene/ });
  await expect(cancel).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate('scrollY')).toBe(scroll);
  await cancel.click();
  await expect(page.getByRole('button', { name: /^Edit description/ })).toBeVisible();
  await page.setViewportSize(screens.desktop);
  await page.goBack();
  // No credits are left, so entering the page redirects to the paywall.
  await expect(page).toHaveURL(/\/onboarding\/paywall/);

  await test.step('redrawing the failed frame is free and completes the storyboard', async () => {
    await person.buy('starter');
    await openStory(page, `?gen=${storyboardId}`);
    await page.getByRole('button', { name: /^Redraw · free/ }).click();
    await expect(framesIn(page, 'Success')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Continue with 4 frames' })).toBeEnabled();
    await expect(page).toHaveURL(/\/create\/story-wizard\?gen=/);
    expect(await person.call(readWallet)).toMatchObject({ balance: 10, held: 0 });
  });
});

test('a redraw moves nothing on the page, is named in the first step, and can be cancelled in both', async ({
  page,
  app,
  pictures,
}) => {
  const person = await signInWithCredits(page, app);
  await page.setViewportSize(screens.desktop);
  await splitStory(page);
  await createButton(page).click();
  await expectPreview(page);
  const { balance } = await person.call(readWallet);
  const dialog = page.getByRole('dialog', { name: 'Redraw scene 2' });
  const redraw = async (description: string) => {
    await page.getByRole('button', { name: 'Redraw scene 2' }).click();
    await dialog.getByRole('textbox').fill(description);
    await dialog.getByRole('button', { name: 'Redraw · 1 credit' }).click();
    await expect(dialog).toBeHidden();
  };
  const cancelRedraw = page.getByRole('button', { name: 'Cancel the redraw of scene 2' });
  const whereThingsAre = async () => ({
    scroll: await page.evaluate<number>('scrollY'),
    card: await page.getByRole('listitem', { name: /^Scene 2:/ }).boundingBox(),
    create: await page.getByRole('button', { name: /^Create Video/ }).boundingBox(),
  });

  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await page.evaluate('scrollTo(0, 300)');
    pictures.fail('POST', drawing, { kind: 'slow', ms: 8_000 });
    // Opening the dialog brings the button into view.
    await page.getByRole('button', { name: 'Redraw scene 2' }).scrollIntoViewIfNeeded();
    const before = await whereThingsAre();
    expect(before.scroll).toBeGreaterThan(0);
    await redraw('Maya dances on the beach.');
    await expect(cancelRedraw).toBeFocused();
    expect(await whereThingsAre()).toEqual(before);
    await expectAccessible(page);
    await cancelRedraw.click();
    await expect(page.getByRole('button', { name: 'Redraw scene 2' })).toBeVisible();
    expect(await whereThingsAre()).toEqual(before);
    await expect.poll(() => person.call(readWallet)).toMatchObject({ balance, held: 0 });
    // What was typed is offered again.
    await page.getByRole('button', { name: 'Redraw scene 2' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('Maya dances on the beach.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  pictures.fail('POST', drawing, { kind: 'slow', ms: 12_000 });
  await redraw('Maya dances on the beach.');
  await page.getByRole('button', { name: 'Craft Your Story' }).click();
  await expect(page.getByText('A frame is being redrawn')).toBeVisible();
  await expect(page.getByText(/Your scenes or style have changed/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /10 credits/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Continue with 4 frames' })).toBeEnabled();
  await expect.poll(() => person.call(readWallet)).toMatchObject({ balance, held: 0 });

  await page.getByRole('button', { name: 'Continue with 4 frames' }).click();
  await redraw('Maya dances on the beach.');
  await expect(page.getByRole('heading', { name: 'Maya on the beach' })).toBeVisible();
  await page.getByRole('button', { name: 'Craft Your Story' }).click();
  await expect(page.getByRole('button', { name: 'Continue with 4 frames' })).toBeEnabled();
  await expect(page.getByText(/Your scenes or style have changed/)).toHaveCount(0);
});

test('storyboards that are refused, fail or go on while offline say so and can be tried again', async ({
  page,
  app,
  pictures,
}) => {
  const person = await signInWithCredits(page, app);
  await splitStory(page);

  await test.step('high load, timeout and other refusals each show their own message @story-pages-027', async () => {
    const refusals = [
      [
        503,
        'pictures_unavailable',
        'The circuit breaker of the picture service is open.',
        'Service temporarily unavailable due to high load. Please wait a moment and try again.',
      ],
      [
        422,
        'picture_timeout',
        '',
        'Generation timed out. The process is taking longer than expected. Please try again.',
      ],
      [500, 'internal', '', 'Failed to create storyboard'],
      [
        429,
        'too_many_storyboards',
        '',
        'Several of your storyboards are being drawn already. Please wait until one is finished.',
      ],
    ] as const;
    for (const [status, error, message, text] of refusals) {
      await page.route(`**${startStoryboard.path}`, (route) =>
        route.fulfill({ status, json: { error, message } }),
      );
      await ((await retry(page).count()) > 0 ? retry(page) : createButton(page)).click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: text })
          .filter({ has: retry(page) }),
      ).toBeVisible();
      await page.unroute(`**${startStoryboard.path}`);
    }
    await page.route(`**${startStoryboard.path}`, (route) =>
      route.fulfill({ status: 409, json: { error: 'storyboard_in_progress', message: '' } }),
    );
    await retry(page).click();
    await expect(page.getByText('Storyboard generation already in progress.')).toBeVisible();
  });

  await test.step('when all frames fail, another style is suggested, and nothing is charged @story-pages-006', async () => {
    // The first storyboard of this story, whatever was refused before.
    await page.unroute(`**${startStoryboard.path}`);
    await page.reload();
    refuse(pictures, 4);
    await createButton(page).click();
    const advice = 'All frames failed to generate. Try selecting a different visual style.';
    await expect(page.getByText(advice).first()).toBeVisible();
    await expect(page.getByText('Nothing was charged: your credits are back.')).toBeVisible();
    expect(await person.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  });

  await test.step('Retry draws them, with a notice while offline, and resumes once online @story-pages-019', async () => {
    const release = holdDrawings(pictures, 4);
    await retry(page).click();
    await expect(page.getByRole('button', { name: 'Processing Frames...' })).toBeVisible();
    await page.context().setOffline(true);
    const offline = "You appear to be offline. We'll continue when you're back online.";
    await expect(page.getByText(offline).first()).toBeVisible();
    await page.context().setOffline(false);
    release();
    await expectPreview(page);
    expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
  });
});

test('whatever fails on the way to the characters says so, and Retry goes on; the story is restored afterwards', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  const broken = { status: 400, json: { error: 'invalid_request', message: '' } };
  const assets = `**${readAssetStatus.path.replace(':scriptRefId', '*')}`;

  await test.step('styles that fail to load show an error, and Retry loads them @story-pages-026', async () => {
    await page.route(`**${readStyleSwatches.path}`, (route) => route.fulfill(broken));
    await openStory(page);
    await expect(page.getByText('Failed to load style options. Please try again.')).toBeVisible();
    await page.unroute(`**${readStyleSwatches.path}`);
    await retry(page).click();
    await expect(page.getByRole('group', { name: 'Visual style' }).locator('img')).toHaveCount(9);
  });

  await test.step('a narrative that cannot be split shows why and keeps the text @story-pages-025', async () => {
    await narrativeField(page).fill('🎉🎈 '.repeat(40));
    await splitButton(page).click();
    await expect(page.getByText('This text has no words to build a story from.')).toBeVisible();
    await narrativeField(page).fill('word '.repeat(2_100));
    await expect(page.getByText('Please keep your story under 10,000 characters')).toBeVisible();
    await expect(splitButton(page)).toBeDisabled();
    await narrativeField(page).fill(storyText);
    const replies = [
      [500, { error: 'internal', message: '' }, 'Failed to analyze narrative. Please try again.'],
      [201, { scenes: [] }, 'Invalid response format'],
    ] as const;
    for (const [status, json, text] of replies) {
      await page.route(`**${splitNarrative.path}`, (route) => route.fulfill({ status, json }));
      await splitButton(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await page.unroute(`**${splitNarrative.path}`);
    }
    await expect(narrativeField(page)).toHaveValue(storyText);
    await page.route(assets, (route) => route.fulfill(broken));
    await retry(page).click();
    await expect(page).toHaveURL(/\?script=/);
  });

  await test.step('so do assets that fail to load', async () => {
    await expect(page.getByText('Failed to load assets')).toBeVisible();
    await page.unroute(assets);
    await retry(page).click();
    await expect(castList(page).getByRole('listitem')).toHaveCount(3);
    await expect(createButton(page)).toBeEnabled({ timeout: 150_000 });
  });

  await test.step('a saved story is restored under an overlay, and an unknown one opens an empty wizard @story-pages-007', async () => {
    const id = new URL(page.url()).searchParams.get('script')!;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${readWizardState.path}?*`, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Restoring your progress...')).toBeVisible();
    release();
    await expect(page.getByText('Restored to assets step')).toBeVisible();
    await expect(page).toHaveURL(`/create/story-wizard?script=${id}`);
    await openStory(page, '?gen=3f8e1a52-8a54-4f63-9f0e-0f0d3c1b2a10');
    await expect(page.getByText('This story could not be restored.')).toBeVisible();
    await expect(page).toHaveURL('/create/story-wizard');
    await expect(narrativeField(page)).toHaveValue('');
    await page.getByRole('region', { name: 'Your stories' }).getByRole('button').first().click();
    await expect(page).toHaveURL(`/create/story-wizard?script=${id}`);
  });
});

test('every state passes axe and fits phone and desktop, light and dark, also at 200 % text size @story-pages-037', async ({
  page,
  app,
  pictures,
}) => {
  test.slow();
  // Pairs of size and scheme: the layout does not depend on the colors.
  const look = async (): Promise<void> => {
    for (const [screen, colorScheme] of [
      ['phone', 'dark'],
      ['desktop', 'light'],
    ] as const) {
      await page.setViewportSize(screens[screen]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
      await expectLayoutAtDoubleTextSize(page);
    }
  };
  await signInWithCredits(page, app);
  await openStory(page);
  await look();
  await narrativeField(page).fill(storyText);
  const finishAssets = holdDrawings(pictures, 3);
  await splitButton(page).click();
  await expect(page.getByText(/^Waiting for assets/)).toBeVisible();
  await look();
  finishAssets();
  await expect(createButton(page)).toBeEnabled({ timeout: 150_000 });
  await look();
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByRole('button', { name: 'Add a scene' }).click();
  await look();
  await sceneNames(page).first().fill('');
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove scene' }).click();
  await page.goBack();
  await page
    .getByRole('button', { name: /^Edit description/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await chooseStyle(page, 'Noir');
  refuse(pictures, 1);
  const finishFrames = holdDrawings(pictures, 3);
  await createButton(page).click();
  await expect(page.getByText(/of 4 frames finished/)).toBeVisible();
  await look();
  finishFrames();
  await expect(retry(page)).toBeVisible({ timeout: 150_000 });
  await look();
  await chooseStyle(page, 'Clay');
  await expect(page.getByText(/have changed since these frames were drawn/)).toBeVisible();
  await look();
});
