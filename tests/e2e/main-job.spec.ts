import path from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { makeClip, makeMusic, probe } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { choosePackage, pay } from './steps/buy-credits.ts';
import { chooseAvatar, chooseFile, clickContinue, typeHook } from './steps/create-video.ts';
import { expectLowPlayButton, expectShareOnOneLine } from './steps/finished-video.ts';
import { signInAs } from './steps/sign-up.ts';
import { watchVideo } from './steps/watch-video.ts';
import { screens } from './tour.ts';

const hookText = 'Stop scrolling! This bottle keeps coffee hot.';
/** The shortest that a video takes; the length does not affect the flow. */
const clipSeconds = 5;

let context: BrowserContext;
let page: Page;
let complaints: string[];
let hookSeconds: number;
let shareUrl: string;

test.describe.serial('a new user makes and shares a video on a phone, and the next one on a desktop', () => {
  test.beforeAll(async ({ browser, app, folder }) => {
    test.setTimeout(480_000);
    await makeClip(path.join(folder, 'product.mp4'), { seconds: clipSeconds, size: '640x360' });
    await makeMusic(path.join(folder, 'music.mp3'), 6);
    context = await browser.newContext({ baseURL: app.url, viewport: screens.phone });
    complaints = await collectComplaints(context);
    page = await context.newPage();
  });
  test.afterAll(() => context.close());

  test('the landing page leads to sign-up and on to the paywall @shell-013', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('home | Hookline');
    await page.getByRole('link', { name: 'Make your first video' }).click();
    await page.waitForURL(/\/signup\?redirect=/);
    await expect(page).toHaveTitle('Get Started | Hookline');
    await signInAs(page, 'Ada Firstvideo');
    await page.waitForURL('**/onboarding/paywall');
    await expect(page.getByText('You have 0 credits.')).toBeVisible();
    await expect(page.getByRole('link', { name: /open the wallet/ })).toHaveCount(0);
    const chosen = page.getByRole('radio', { name: /^Creator, / });
    await expect(chosen).toBeChecked();
    await expect(chosen).toContainText('Good start');
  });

  test('purchased credits show in the badge, and the requested creator opens @shell-012', async () => {
    await choosePackage(page, 'Creator');
    await pay(page);
    await page.waitForURL('**/create/video/ugc?step=hook');
    await expect(page.getByRole('link', { name: '60 credits, open the wallet' })).toBeVisible();
  });

  test('the hook is generated with visible progress, and plays @creator-015', async () => {
    await expect(page.getByRole('button', { name: 'Generate hook' })).toBeDisabled();
    await chooseAvatar(page, 'Maya');
    await typeHook(page, hookText);
    await expect(page.getByText(`${hookText.length}/150 characters`)).toBeVisible();
    await page.getByRole('button', { name: 'Generate hook' }).click();
    await expect(page.getByText(/^Generating Video Hook \(\d+%\)$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible({ timeout: 300_000 });
    await expect(page).toHaveURL(/generationId=/);
    const viewing = await watchVideo(
      page.getByRole('region', { name: 'Preview of your hook' }).locator('video'),
    );
    hookSeconds = viewing.durationSeconds;
    expect(hookSeconds).toBeGreaterThan(2);
    expect(viewing.framesAtEnd).toBeGreaterThan(30);
    await expect(page.getByRole('link', { name: '50 credits, open the wallet' })).toBeVisible();
  });

  test('a landscape clip plays locally while it uploads, and music is added @creator-023', async ({
    folder,
  }) => {
    await page.getByRole('button', { name: 'Use This Hook' }).click();
    await chooseFile(page, path.join(folder, 'product.mp4'));
    const clip = page.getByRole('region', { name: 'product.mp4' });
    await expect(clip.getByText('640×360')).toBeVisible();
    await expect(clip.getByText(`0:0${clipSeconds}`)).toBeVisible();
    await clickContinue(page);
    await expect(page.getByRole('heading', { name: 'Do you need background music' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
    await page.getByRole('radio', { name: 'Yes, Add Music' }).click();
    await chooseFile(page, path.join(folder, 'music.mp3'));
    await clickContinue(page);
  });

  test('the final video appears, is as long as its parts, and plays to the end @creator-028', async () => {
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
      timeout: 300_000,
    });
    for (const screen of [screens.desktop, screens.phone]) {
      await page.setViewportSize(screen);
      await expectLowPlayButton(page);
      await expectShareOnOneLine(page);
    }
    const viewing = await watchVideo(
      page.getByRole('region', { name: 'Your finished video' }).locator('video'),
    );
    expect(viewing.durationSeconds).toBeGreaterThan(hookSeconds + clipSeconds - 0.2);
    expect(viewing.durationSeconds).toBeLessThan(hookSeconds + clipSeconds + 0.2);
    expect(viewing.framesAtStart).toBeGreaterThan(30);
    expect(viewing.framesAtEnd).toBeGreaterThan(30);
    expect(viewing.error).toBeNull();
  });

  test('the download has the promised format and is named after the hook and the date @constants-004', async ({
    folder,
  }) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Video' }).click();
    const download = await downloading;
    const day = new Date().toISOString().slice(0, 10);
    expect(download.suggestedFilename()).toBe(`stop_scrolling__this_bottle_ke_${day}.mp4`);
    const file = path.join(folder, 'download.mp4');
    await download.saveAs(file);
    const { streams, format } = await probe(file);
    expect(streams.find((stream) => stream.codec_type === 'video')).toMatchObject({
      codec_name: 'h264',
      width: 720,
      height: 1280,
    });
    expect(streams.find((stream) => stream.codec_type === 'audio')).toMatchObject({ codec_name: 'aac' });
    expect(Math.abs(Number(format.duration) - hookSeconds - clipSeconds)).toBeLessThan(0.2);
  });

  test('the share link plays for a signed-out visitor and has Open Graph metadata @shell-030', async ({
    browser,
    app,
  }) => {
    await page.getByRole('button', { name: 'Create share link' }).click();
    shareUrl = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
    expect(shareUrl).toMatch(new RegExp(`^${app.url}/share/[^/?]+$`));
    const visitor = await browser.newContext();
    const visitorComplaints = await collectComplaints(visitor);
    const shared = await visitor.newPage();
    await shared.goto(shareUrl);
    await expect(shared.getByText('Made with AI')).toBeVisible();
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(/^Stop scrolling!/);
    const property = (name: string) => shared.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await property('og:title')).toMatch(/^Stop scrolling!/);
    expect(await property('og:url')).toBe(shareUrl);
    expect((await visitor.request.get((await property('og:image'))!)).headers()['content-type']).toBe(
      'image/jpeg',
    );
    expect((await visitor.request.get((await property('og:video'))!)).headers()['content-type']).toBe(
      'video/mp4',
    );
    const viewing = await watchVideo(shared.locator('video'));
    expect(viewing.durationSeconds).toBeGreaterThan(hookSeconds + clipSeconds - 0.2);
    expect(viewing.framesAtEnd).toBeGreaterThan(30);
    expect(visitorComplaints).toEqual([]);
    await visitor.close();
  });

  test('exactly one hook has been charged @constants-001', async () => {
    await page.getByRole('link', { name: '50 credits, open the wallet' }).click();
    await page.waitForURL('**/wallet');
    const balance = page.getByRole('region', { name: 'Credit balance' });
    await expect(balance).toContainText('50');
    await expect(balance).toContainText('No credits held for work in progress');
  });

  test('on a desktop, another hook reuses the clip and the music of the finished video', async () => {
    await page.setViewportSize(screens.desktop);
    await page.goBack();
    await page.getByRole('button', { name: 'Make another hook for this video' }).click();
    await page.waitForURL((url) => !url.searchParams.has('generationId'));
    await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue(/^Stop scrolling!/);
    const kept = page.getByRole('region', { name: 'Your clip and track are kept' });
    await expect(kept).toContainText('product.mp4');
    await typeHook(page, 'Buy milk.');
    await page.getByRole('button', { name: 'Continue 10 credits' }).click();
    await expect(page.getByRole('region', { name: 'product.mp4' })).toBeVisible();
    await clickContinue(page);
    await expect(page.getByRole('radio', { name: 'Yes, Add Music' })).toBeChecked();
    await clickContinue(page);
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
      timeout: 300_000,
    });
    await expect(page.getByRole('link', { name: '40 credits, open the wallet' })).toBeVisible();
  });

  test('the browser has reported no errors', () => {
    expect(complaints).toEqual([]);
  });

  test('the CSP blocks an injected script, and the error collector reports it', async () => {
    await page.evaluate(`
      const script = document.createElement('script');
      script.textContent = 'window.stranger = true';
      document.head.append(script);
    `);
    expect(await page.evaluate(`'stranger' in window`)).toBe(false);
    await expect.poll(() => complaints.join('\n')).toContain('refused: script-src-elem inline');
  });
});
