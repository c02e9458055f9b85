import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as generations from '#contract/calls/generations.ts';
import * as videoParts from '#contract/calls/video-parts.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { readMusicTracks } from '#contract/calls/music.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { videoEnd } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { clickContinue } from './steps/create-video.ts';
import { makeClipVideo, type HookOwner } from './steps/hook-owner.ts';
import { openCreator, signIn } from './steps/open-creator.ts';
import { screens } from './tour.ts';

let clip: string;
/** A finished video for the tests that look at one and change nothing in it. */
let silentVideo: string;
test.beforeAll(async ({ folder, hookOwner }) => {
  clip = await makeClip(path.join(folder, 'lamp.mp4'), { seconds: 2, size: '320x240', rate: 15 });
  silentVideo = await makeSilentVideo(hookOwner);
});

const ready = (page: Page) => page.getByRole('heading', { name: 'Your video is ready' });
const pattern = (address: string) => `**${address.replace(':generationId', '*')}*`;

async function makeSilentVideo(hookOwner: HookOwner): Promise<string> {
  const { person } = hookOwner;
  const generationId = await makeClipVideo(hookOwner, clip);
  await person.call(videoParts.chooseAudio, { params: { generationId }, body: { audioSource: 'none' } });
  await videoEnd(person, generationId);
  return generationId;
}

test('a library track is previewed under the hook, selected, and mixed at the chosen volume @states-001', async ({
  page,
  hookOwner,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const tracks = await person.call(readMusicTracks);
  expect(tracks.length).toBeGreaterThanOrEqual(6);
  const [first, second] = tracks;
  const generationId = await makeClipVideo(hookOwner, clip);
  await openCreator(page, `?generationId=${generationId}`);
  await page.getByRole('radio', { name: 'Yes, Add Music' }).click();
  const library = page.getByRole('region', { name: 'Choose a track' });
  await library.getByRole('button', { name: `Play ${first!.title}` }).click();
  await library.getByRole('button', { name: `Play ${second!.title}` }).click();
  await expect(library.getByRole('button', { name: /^Stop / })).toHaveCount(1);
  await expect(library.getByRole('button', { name: `Stop ${second!.title}` })).toBeVisible();
  // The track plays under the hook.
  const underHook = page.getByRole('region', { name: 'Your video with the music' }).locator('video');
  await expect
    .poll(() => underHook.evaluate((video: { currentTime: number }) => video.currentTime))
    .toBeGreaterThan(0);
  // On a phone the picture stays in sight of the list.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize(screens.phone);
  await expect(underHook).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await library.getByRole('button', { name: `Stop ${second!.title}` }).click();
  await expect(page.getByRole('region', { name: 'Preview of your hook' })).toBeVisible();
  await library.getByRole('radio', { name: new RegExp(`^${second!.title},`) }).click();
  const mix = page.getByRole('region', { name: 'Sound of your video' });
  const volume = mix.getByRole('slider', { name: 'Music volume' });
  await volume.press('ArrowLeft');
  await expect(mix.getByText('Music volume: 70%')).toBeInViewport();
  await mix.getByRole('slider', { name: 'Clip sound' }).press('Home');
  await expect(mix.getByText('Clip sound: muted')).toBeInViewport();
  await expect(volume).toHaveAttribute('aria-valuetext', '70%');
  const adding = pattern(videoParts.addAudio.path);
  await page.route(adding, (route) => route.fulfill({ status: 503, body: '' }));
  await clickContinue(page);
  await expect(page.getByText('Failed to add your audio. Please try again.')).toBeVisible();
  await page.unroute(adding);
  await clickContinue(page);
  await expect(ready(page)).toBeVisible({ timeout: 150_000 });
  const made = await person.call(generations.readGeneration, { params: { generationId } });
  expect(made).toMatchObject({ status: 'completed', audioSource: 'library' });
  expect(made.components.find(({ type }) => type === 'audio')).toMatchObject({
    audioTrackId: second!.id,
    volume: 100,
    audioVolume: 70,
  });
  expect(made.components.find(({ type }) => type === 'product')).toMatchObject({ clipVolume: 0 });
  await page.getByRole('button', { name: 'Music', exact: true }).click();
  await expect(library.getByRole('radio', { name: new RegExp(`^${second!.title},`) })).toBeChecked();
  await expect(mix.getByText('Clip sound: muted')).toBeVisible();
  // Another device has nothing of this tab.
  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await expect(mix.getByText('Clip sound: muted')).toBeVisible();
});

test('a failed start shows an error, and Try Again starts the video @creator-027', async ({
  page,
  hookOwner,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  await openCreator(page, `?generationId=${await makeClipVideo(hookOwner, clip)}`);
  await page.getByRole('radio', { name: 'No, Skip Music' }).click();
  await page.route(pattern(videoParts.chooseAudio.path), (route) => route.fulfill({ status: 503, body: '' }));
  await clickContinue(page);
  await expect(page.getByText('Failed to generate video. Please try again.')).toBeVisible();
  await page.unroute(pattern(videoParts.chooseAudio.path));
  const processed: string[] = [];
  await page.route(/\/process(\?|$)/, (route) => {
    const { search } = new URL(route.request().url());
    processed.push(search);
    return search === '' ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(ready(page)).toBeVisible({ timeout: 150_000 });
  expect(processed).toEqual(['?async=true', '']);
});

test('each processing state shows its message, including delayed, unreachable and failed @creator-029', async ({
  page,
  hookOwner,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const generationId = silentVideo;
  const real = await person.call(generations.readGeneration, { params: { generationId } });
  let shown: Partial<Generation> = {};
  const unfinished = { videoUrl: null, video_url: null, resultVideoURL: null, result_video_url: null };
  const show = (page: Page, change: Partial<Generation>) => {
    shown = change;
    return page.clock.fastForward(31_000);
  };
  await page.route('**/api/sse/**', (route) => route.abort());
  for (const { path: address } of [
    generations.readGeneration,
    videoParts.chooseAudio,
    generations.processGeneration,
  ])
    await page.route(pattern(address), (route) =>
      route.fulfill({ json: { ...real, ...unfinished, ...shown } }),
    );
  await page.clock.install();
  shown = { status: 'queued', progress: 0 };
  await openCreator(page, `?generationId=${generationId}`);
  await expect(page.getByText('Waiting in queue...')).toBeVisible();
  await show(page, { status: 'processing', progress: 42 });
  await expect(page.getByText('Processing video... 42%')).toBeVisible();
  await show(page, { status: 'rendering', progress: 80 });
  await expect(page.getByText('Rendering final video...')).toBeVisible();
  await show(page, { status: 'uploading', progress: 95 });
  await expect(page.getByText('Uploading to cloud storage...')).toBeVisible();

  await page.clock.fastForward(5 * 60_000);
  await expect(
    page.getByText('Video processing is taking longer than expected. Please check back later.'),
  ).toBeVisible();

  const details = pattern(generations.readGeneration.path);
  await page.route(details, (route) => route.abort());
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByText(/^Still processing your video\.\.\. \(attempt \d+\)$/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.unroute(details);
  await page.route(details, (route) => route.fulfill({ json: { ...real, ...unfinished, ...shown } }));
  await show(page, { status: 'uploading', progress: 96 });
  await expect(page.getByText('Uploading to cloud storage...')).toBeVisible();

  await show(page, { status: 'failed', errorCode: null, errorMessage: null });
  await expect(
    page.getByText('There was an error processing your video. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByText(/^Generation failed: There was an error/)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.getByText(/^Generation failed:/)).toHaveCount(0);

  shown = { status: 'uploading', progress: 96 };
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Uploading to cloud storage...')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
  await show(page, { ...unfinished, status: 'completed', videoUrl: real.videoUrl });
  const complete = page.getByText('Video generation complete!');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(complete).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(1_450);
  await expect(complete).toBeVisible();
  await page.clock.runFor(50);
  await expect(complete).toHaveCount(0);
  await expect(ready(page)).toBeVisible();
});

test('a video that returns 404 while it is polled shows that its status cannot be verified @states-029', async ({
  page,
  hookOwner,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const generationId = silentVideo;
  const real = await person.call(generations.readGeneration, { params: { generationId } });
  const running = { ...real, status: 'processing', videoUrl: null, progress: 10 };
  await page.route('**/api/sse/**', (route) => route.abort());
  for (const call of [generations.readGeneration, videoParts.chooseAudio, generations.processGeneration])
    await page.route(pattern(call.path), (route) => route.fulfill({ json: running }));
  await page.clock.install();
  await openCreator(page, `?generationId=${generationId}`);
  await expect(page.getByText('Processing video... 10%')).toBeVisible();
  await page.route(pattern(generations.readGeneration.path), (route) =>
    route.fulfill({ status: 404, json: { error: 'not_found', message: '' } }),
  );
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Could not verify video status. Please refresh the page.')).toBeVisible();
});

test('a finished video can be downloaded, shared, copied and unshared; Create New Video starts over @creator-030', async ({
  page,
  app,
  hookOwner,
  context,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const generationId = silentVideo;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCreator(page, `?generationId=${generationId}`);
  await expect(ready(page)).toBeVisible();
  const boxOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!;
  const [primary, share] = [await boxOf('Download Video'), await boxOf('Create share link')];
  expect(share.y).toBe(primary.y);
  expect((await boxOf('Create New Video')).height).toBeLessThan(primary.height);
  const captions = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download captions as SRT' }).click();
  expect((await captions).suggestedFilename()).toMatch(/\.srt$/);

  const download = page.getByRole('button', { name: 'Download Video' });
  await page.route(/[?&]download=1/, (route) => route.abort());
  await download.click();
  await expect(
    page.getByText('The download failed. Please right-click the video and choose Save Video As.'),
  ).toBeVisible();
  await page.unroute(/[?&]download=1/);
  await expect(download).toBeEnabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/[?&]download=1/, async (route) => {
    await held;
    await route.continue();
  });
  const saved = page.waitForEvent('download');
  await download.click();
  await expect(download).toBeDisabled();
  release();
  await saved;
  await expect(download).toBeEnabled();

  // Technical details are collapsed by default.
  await expect(page.getByText('720×1280')).toBeHidden();
  await page.getByText('Technical details').click();
  await expect(page.getByText('720×1280')).toBeVisible();
  await page.getByRole('button', { name: 'Create share link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
  expect(link).toBe(`${app.url}/share/${generationId}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Generation link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Create share link' })).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText('There is no video here')).toBeVisible();

  await page.getByRole('button', { name: 'Create New Video' }).click();
  await expect(page.getByRole('heading', { name: 'Start with a hook' })).toBeVisible();
  await expect(page).not.toHaveURL(/generationId/);
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('');
});
