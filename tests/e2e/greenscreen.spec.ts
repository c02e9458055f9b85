import { expect } from '@playwright/test';
import { readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import {
  chooseKind,
  expectReady,
  generate,
  makeGreenscreenFiles,
  openGreenscreen,
  previewChanges,
  previewOf,
  uploadClip,
  waitForPreview,
  type GreenscreenFiles,
} from './steps/greenscreen.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { signIn, signInWithCredits } from './steps/open-creator.ts';
import { trimClip } from './steps/trim-clip.ts';
import { screens } from './tour.ts';

let files: GreenscreenFiles;
test.beforeAll(async ({ folder }) => {
  files = await makeGreenscreenFiles(folder);
});

test('a green clip is keyed automatically; every background type has a free preview, and generating is charged once @greenscreen-pages-001', async ({
  page,
  app,
}) => {
  // Seven previews and a video take minutes on a busy machine.
  test.slow();
  const complaints = await collectComplaints(page.context());
  const user = await signInWithCredits(page, app);
  await openGreenscreen(page);
  const closed = page.getByRole('button', { name: 'Continue' });
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleDescription('Please upload a video first');
  await expect(page.getByText('Please upload a video first')).toBeInViewport();
  await uploadClip(page, files.green, 'Green screen found');
  await waitForPreview(page);

  await test.step('each background type reaches the preview', async () => {
    await chooseKind(page, 'Color');
    await page.getByRole('button', { name: 'Coral' }).click();
    await page.getByRole('textbox', { name: 'Your own color' }).fill('#zzzzzz');
    await expect(page.getByText('Please choose a color such as #1a73e8.')).toBeVisible();
    await previewChanges(page, () => page.getByRole('textbox', { name: 'Your own color' }).fill('#1a73e8'));
    await chooseKind(page, 'Image');
    await generate(page);
    await expect(page.getByText('Please select a background image')).toBeVisible();
    await previewChanges(page, async () => {
      await chooseFile(page, files.picture);
      await page.getByRole('radio', { name: 'Show all' }).check({ force: true });
    });
    await chooseKind(page, 'Video');
    await generate(page);
    await expect(page.getByText('Please select a background video')).toBeVisible();
    await previewChanges(page, () => chooseFile(page, files.street));
    await previewChanges(page, () => chooseKind(page, 'Blur'));
    await chooseKind(page, 'Library');
    await previewChanges(page, () => page.getByRole('button', { name: /^City at night/ }).click());
  });

  await test.step('placement, edges and text update the preview', async () => {
    const line = page.getByRole('slider', { name: 'Before and after' });
    await line.focus();
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', '0% original');
    await page.getByRole('tab', { name: 'Person' }).click();
    await page.getByRole('radio', { name: 'Move & size' }).check({ force: true });
    const frame = (await previewOf(page).boundingBox())!;
    await previewChanges(page, async () => {
      await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
      await page.mouse.down();
      await page.mouse.move(frame.x + frame.width * 0.7, frame.y + frame.height / 2, { steps: 4 });
      await page.mouse.up();
    });
    await expect(previewOf(page).getByText(/^(19|20|21)% right, size 100%$/)).toBeVisible();
    await page.getByRole('tab', { name: 'Text & sound' }).click();
    await page.getByRole('textbox', { name: /^Text on your video/ }).fill('New: ships tomorrow');
    await expect(previewOf(page).getByText('NEW: SHIPS TOMORROW').last()).toBeVisible();
  });

  await test.step('a double click generates once, and a reload restores the result', async () => {
    const { balance } = await user.call(readWallet);
    await page.getByRole('button', { name: 'Generate · 10 credits' }).dblclick();
    await expectReady(page);
    expect(await user.call(readWallet)).toMatchObject({ balance: balance - 10, held: 0 });
    await page.reload();
    await expectReady(page);
    await page.getByText('Technical details').click();
    await expect(page.getByText('Background removed by chroma key · embedded')).toBeVisible();
    const video = page.getByRole('region', { name: 'Your finished video' }).locator('video');
    await expect
      .poll(() => video.evaluate((element: { duration: number }) => element.duration))
      .toBeCloseTo(0.5, 1);
    await page.getByRole('button', { name: 'Create share link' }).click();
    await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(/\/share\//);
  });

  await test.step('My Videos labels the video and links back to it', async () => {
    await page.goto('/my-videos');
    const card = page.getByRole('article').first();
    await expect(card.getByText('Greenscreen')).toBeVisible();
    await card.getByRole('link', { name: /^Edit/ }).click();
    await expectReady(page);
    expect(complaints).toEqual([]);
  });
});

test('on a phone a clip without a green screen uses AI matting; each stage survives a reload, and a second tab pays nothing @greenscreen-pages-002', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, viewport: screens.phone, hasTouch: true });
  const page = await context.newPage();
  const user = await signInWithCredits(page, app);
  await openGreenscreen(page);
  await uploadClip(page, files.room, 'Person found');
  await waitForPreview(page);
  const frame = (await previewOf(page).boundingBox())!;
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);

  await chooseKind(page, 'Image');
  await previewChanges(page, () => chooseFile(page, files.picture));
  await page.reload();
  await waitForPreview(page);
  await expect(page.getByRole('region', { name: 'sky.png' })).toBeVisible();

  await generate(page);
  await expect(page.getByRole('heading', { name: 'Making your video' })).toBeVisible();
  const second = await context.newPage();
  await signIn(second, user);
  await second.goto(page.url());
  await page.reload();
  await expect(page.getByRole('button', { name: /^(Cancel|Download Video)$/ })).toBeVisible();
  await expectReady(page);
  await page.getByText('Technical details').click();
  await expect(page.getByText('Background removed by AI · embedded')).toBeVisible();

  await expectReady(second);
  expect(await user.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
  await context.close();
});

test('a trimmed clip without a person uses the chosen engine; Cancel returns the credits and keeps the clip @greenscreen-pages-004', async ({
  page,
  app,
}) => {
  const user = await signInWithCredits(page, app);
  await openGreenscreen(page);
  await chooseFile(page, files.pattern);
  await trimClip(page, 1, 6);
  await expect(page.getByText('No person found')).toBeVisible({ timeout: 150_000 });
  await clickContinue(page);
  await expect(page.getByRole('button', { name: 'Generate · 10 credits' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Person' }).click();
  await page.getByRole('radio', { name: 'AI', exact: true }).check({ force: true });
  await waitForPreview(page);
  await generate(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You stopped the work.')).toBeVisible();
  expect(await user.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Change background' }).click();
  await chooseKind(page, 'Color');
  await waitForPreview(page);
  await expect(page.getByRole('button', { name: 'Generate · 10 credits' })).toBeEnabled();
});
