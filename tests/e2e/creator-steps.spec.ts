import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { addProduct } from '#contract/calls/video-parts.ts';
import { attachHook, startHookComponent } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { openWatchedLine } from '../helpers/watched-line.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue, typeHook } from './steps/create-video.ts';
import { makeClipVideo } from './steps/hook-owner.ts';
import { generationIdOf, openCreator, signIn, signInWithCredits } from './steps/open-creator.ts';
import { openUploadStep } from './steps/open-upload-step.ts';

const titles = {
  hook: 'Start with a hook',
  upload: 'Add your product clip',
  music: 'Do you need background music for your video?',
  preview: 'Your video is ready',
};
type Step = keyof typeof titles;
const stepNames = Object.keys(titles) as Step[];

/** Expects the heading and the `step` parameter of this step. */
async function expectStep(page: Page, step: Step): Promise<void> {
  await expect(page.getByRole('heading', { name: titles[step], level: 1 })).toBeVisible({ timeout: 150_000 });
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}(&|$)`));
}

const addressOf = (generationId: string, step: Step): string =>
  `/create/video/ugc?generationId=${generationId}&step=${step}`;

let clip: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeClip(path.join(folder, 'lamp.mp4'), { seconds: 2, size: '320x240', rate: 15 });
});

/** Collects the calls that add a component to the video, and so may cost credits. */
function collectWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.includes('/components/')) writes.push(pathname);
  });
  return writes;
}

test('Back and Forward traverse all four steps and leave the creator, even with no credits left @creator-002', async ({
  page,
  app,
}) => {
  const person = await signInWithCredits(page, app, 'starter');
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kai' }).click();
  await typeHook(page, 'Stop! Buy milk.');
  const writes = collectWrites(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectStep(page, 'upload');
  const generationId = await generationIdOf(page);
  expect(await person.call(readWallet)).toMatchObject({ balance: 0 });
  await chooseFile(page, clip);
  await clickContinue(page);
  await expectStep(page, 'music');
  await page.getByText('No, Skip Music').click();
  await clickContinue(page);
  await expectStep(page, 'preview');

  for (const step of ['music', 'upload', 'hook'] as const) {
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await page.goBack();
    await expectStep(page, step);
    expect(await generationIdOf(page)).toBe(generationId);
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
  }
  for (const step of ['upload', 'music', 'preview'] as const) {
    await page.goForward();
    await expectStep(page, step);
  }
  // The page's own Back button adds no history entry: each click moves exactly one step back.
  const back = page.getByRole('button', { name: 'Back', exact: true });
  for (const step of ['music', 'upload', 'hook'] as const) {
    await back.click();
    await expectStep(page, step);
  }
  await expect(back).toHaveCount(0);
  await page.evaluate('history.go(-3)');
  await expectStep(page, 'preview');
  await page.evaluate('history.go(-3)');
  await expectStep(page, 'hook');
  await page.goBack();
  await page.waitForURL('**/wallet');
  await page.goForward();
  await expectStep(page, 'hook');
  expect(writes).toEqual([startHookComponent.path, addProduct.path.replace(':generationId', generationId)]);
});

test('a reload and a copied link open the same step', async ({ page, context, hookOwner }) => {
  await signIn(page, hookOwner.person);
  const generationId = await makeClipVideo(hookOwner, clip);
  await openCreator(page, `?generationId=${generationId}`);
  await expectStep(page, 'music');
  await page.getByText('No, Skip Music').click();
  await clickContinue(page);
  await expectStep(page, 'preview');
  for (const step of stepNames) {
    const copy = await context.newPage();
    await signIn(copy, hookOwner.person);
    await copy.goto(addressOf(generationId, step));
    await expectStep(copy, step);
    await copy.reload();
    await expectStep(copy, step);
    await copy.close();
  }
});

test('a locked step redirects to the furthest allowed step, and Back leaves from there', async ({
  page,
  hookOwner,
}) => {
  const { person, hookId } = hookOwner;
  await signIn(page, person);
  await page.goto('/wallet');
  await page.goto('/create/video/ugc?step=preview');
  await expectStep(page, 'hook');
  await page.goto('/create/video/ugc?step=nowhere&templateId=maya');
  await expectStep(page, 'hook');
  await expect(page).toHaveURL(/templateId=maya/);

  const { generationId: hookAlone } = await person.call(attachHook, { body: { hookId } });
  await page.goto(addressOf(hookAlone, 'preview'));
  await expectStep(page, 'upload');
  const withClip = await makeClipVideo(hookOwner, clip);
  await page.goto(addressOf(withClip, 'preview'));
  await expectStep(page, 'music');
  await page.goBack();
  await expectStep(page, 'upload');
  await expect(page).toHaveURL(new RegExp(hookAlone));
});

test('a hook started in a later step sets the generation id for the earlier steps too', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  const start = `**${startHookComponent.path}`;
  await page.route(start, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectStep(page, 'upload');
  await page.unroute(start);
  await page.getByRole('button', { name: 'Try Again' }).click();
  const generationId = await generationIdOf(page);
  await expectStep(page, 'upload');
  await page.goBack();
  await expectStep(page, 'hook');
  expect(await generationIdOf(page)).toBe(generationId);
  await page.goForward();
  await expectStep(page, 'upload');
  await page.reload();
  await page.goBack();
  await expectStep(page, 'hook');
  expect(await generationIdOf(page)).toBe(generationId);
});

test('an upload continues while the user navigates between steps', async ({
  app,
  browser,
  folder,
  hookOwner,
}) => {
  const line = await openWatchedLine(app.url);
  const context = await browser.newContext({ baseURL: line.url });
  const page = await context.newPage();
  const generationId = await openUploadStep(page, hookOwner);
  await page.getByRole('button', { name: 'Hook', exact: true }).click();
  await expectStep(page, 'hook');
  await page.getByRole('button', { name: 'Use This Hook' }).click();
  await expectStep(page, 'upload');
  // Long enough to be trimmed, so the upload does not start before Continue.
  await chooseFile(page, await makeClip(path.join(folder, 'long-lamp.mp4'), { seconds: 8 }));
  await expect(page.getByText(/^On your device/)).toBeVisible();
  line.slowDown(4_000);
  await clickContinue(page);
  await expectStep(page, 'music');
  await page.goBack();
  await expectStep(page, 'upload');
  await expect(page.getByText(/^Uploading \d+%$/)).toBeVisible();
  await page.goBack();
  await expectStep(page, 'hook');
  await page.evaluate('history.go(2)');
  await expectStep(page, 'music');
  line.slowDown(null);
  await expect(page.getByRole('region', { name: 'Your product clip' })).toHaveCount(0, { timeout: 150_000 });
  expect(await generationIdOf(page)).toBe(generationId);
  await page.goBack();
  await expectStep(page, 'upload');
  await expect(page.getByText(/^Uploaded/)).toBeVisible();
  await context.close();
  await line.close();
});

test('on a phone the preview stays beside the hook text while it is written, and nothing moves', async ({
  page,
  hookOwner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, hookOwner.person);
  const { generationId } = await hookOwner.person.call(attachHook, { body: { hookId: hookOwner.hookId } });
  const frame = page.getByRole('region', { name: 'Preview of your hook' });
  const text = page.getByRole('textbox', { name: 'Hook text' });
  const boxOf = async (part: Locator) => (await part.boundingBox())!;

  await openCreator(page, '?templateId=maya');
  await text.scrollIntoViewIfNeeded();
  const before = await boxOf(text);
  await text.pressSequentially('Your coffee is cold by ten.');
  await expect(frame.locator('svg text').first()).toHaveText('YOUR COFFEE IS COLD BY TEN.');
  await expect(frame).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('button', { name: 'Hear Maya' })).toBeVisible();
  expect(await boxOf(text)).toEqual(before);
  expect((await boxOf(frame)).x).toBeGreaterThanOrEqual(before.x + before.width);

  // A finished hook is seen large at the top; with its first change the preview of the new words is beside them.
  await openCreator(page, `?generationId=${generationId}&step=hook`);
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible();
  await text.scrollIntoViewIfNeeded();
  await expect(frame).not.toBeInViewport({ ratio: 1 });
  await text.press('End');
  const { y } = await boxOf(text);
  await text.press('!');
  await expect(frame).toBeInViewport({ ratio: 1 });
  await expect(text).toBeFocused();
  expect(Math.abs((await boxOf(text)).y - y)).toBeLessThan(2);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(frame).toHaveCount(1);
  expect((await boxOf(frame)).width).toBeGreaterThan(240);
});
