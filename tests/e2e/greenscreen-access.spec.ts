import path from 'node:path';
import { expect } from '@playwright/test';
import { uploadFromVideo } from '#contract/calls/uploads.ts';
import { filmPresenter } from '#studio/greenscreen/test-footage.ts';
import type { Person } from '../helpers/api.ts';
import { examined, replacedEnd, startReplacing } from '../helpers/greenscreen-steps.ts';
import { test } from './app-test.ts';
import { chooseAvatar, clickContinue, typeHook } from './steps/create-video.ts';
import { expectAccessible, expectNoSidewaysScroll } from './steps/expect-accessible.ts';
import { openGreenscreen, previewChanges, previewOf, waitForPreview } from './steps/greenscreen.ts';
import { signIn, signInWithCredits } from './steps/open-creator.ts';
import { pickFile, tabTo } from './steps/press-to.ts';
import { screens } from './tour.ts';

let green: string;
/** A user with an examined clip and a finished video, for the tests that make none. */
let owner: { person: Person; clipId: string; generationId: string };
test.beforeAll(async ({ app, folder }) => {
  green = await filmPresenter(path.join(folder, 'green.mp4'), { frames: 15, behind: '#2db54a' });
  const person = await app.api.signIn();
  await person.buy('creator');
  const { id: videoId } = await person.upload(green);
  const { id: clipId } = await examined(person, videoId);
  const settings = { videoId, backgroundType: 'color', backgroundConfig: '3366cc' } as const;
  const { generationId } = await startReplacing(person, settings);
  expect((await replacedEnd(person, generationId)).status).toBe('completed');
  owner = { person, clipId, generationId };
});

test('a video can be made with the keyboard alone @greenscreen-pages-008', async ({ page, app }) => {
  await signInWithCredits(page, app, 'starter');
  await openGreenscreen(page);
  await pickFile(page, page.getByLabel('Choose a video'), green);
  await expect(page.getByText('Green screen found')).toBeVisible({ timeout: 150_000 });
  await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');
  await waitForPreview(page);

  const line = page.getByRole('slider', { name: 'Before and after' });
  await tabTo(page, line);
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuetext', '55% original');
  await tabTo(page, page.getByRole('radio', { name: 'Before / after' }));
  await page.keyboard.press('ArrowRight');
  const move = previewOf(page).getByRole('button', { name: /^Move the person/ });
  await move.focus();
  await previewChanges(page, async () => {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('-');
  });
  await expect(move).toHaveAccessibleName(/: 10% left, size 95%\./);
  await tabTo(page, page.getByRole('button', { name: 'Café' }));
  await previewChanges(page, () => page.keyboard.press('Enter'));
  await tabTo(page, page.getByRole('button', { name: 'Generate · 10 credits' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Making your video' })).toBeVisible();
});

test('every step passes axe and fits a phone at 200 % text size in dark mode @greenscreen-pages-009', async ({
  browser,
  app,
}) => {
  const { person, clipId, generationId } = owner;
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: screens.phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, person);
  const enlarge = (size: string) => page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
  // The same elements at both sizes: axe reads them once.
  const look = async () => {
    await expectNoSidewaysScroll(page);
    await enlarge('200%');
    await expectAccessible(page);
    await enlarge('');
  };
  await openGreenscreen(page);
  await look();
  await openGreenscreen(page, `?clipId=${clipId}`);
  await waitForPreview(page);
  for (const kind of ['Color', 'Image', 'Blur', 'Library']) {
    const radio = page.getByRole('radio', { name: kind, exact: true });
    await radio.focus();
    await radio.press('Space');
    await expect(radio).toBeChecked();
    await look();
  }
  for (const name of ['Text & sound', 'Person']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('radio', { name: 'Move & size' }).check({ force: true });
    await look();
  }
  await expect(page.getByRole('slider', { name: 'Size' })).toHaveAttribute('aria-valuetext', '100%');
  await openGreenscreen(page, `?generationId=${generationId}`);
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  await look();
  await context.close();
});

test('a finished greenscreen video can be used as the product clip of a hook video @greenscreen-pages-006', async ({
  page,
  app,
}) => {
  const { person, generationId } = owner;
  await signIn(page, person);
  await openGreenscreen(page, `?generationId=${generationId}`);
  const stranger = await app.api.signIn();
  const foreign = await stranger.try(uploadFromVideo, { body: { generationId } });
  expect(foreign.status, 'it is nobody else’s to use').toBe(404);
  await page.getByRole('button', { name: 'Use as product clip' }).click();
  await expect(page.getByRole('heading', { name: 'Add your product clip' })).toBeVisible();
  await expect(page.getByText('Uploaded and ready')).toBeVisible({ timeout: 150_000 });
  await page.getByRole('button', { name: 'Go to Hook' }).click();
  await chooseAvatar(page, 'Maya');
  await typeHook(page, 'Stop!');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText('Uploaded and ready')).toBeVisible();
  await clickContinue(page);
  await page.getByRole('radio', { name: /^No/ }).click();
  await clickContinue(page);
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 150_000 });
});
