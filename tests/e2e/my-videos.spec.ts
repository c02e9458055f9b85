import path from 'node:path';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { readPayments } from '#contract/calls/payments.ts';
import type { Person } from '../helpers/api.ts';
import { makeHooks, makeVideos } from '../helpers/own-library.ts';
import { makeClip, probe } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openSession } from './steps/open-session.ts';
import { countPlaying } from './steps/playing.ts';

const videoCount = 13;
const clipSeconds = 5;
let videoIds: string[];
let person: Person;
let context: BrowserContext;
let page: Page;
let complaints: string[];

test.beforeEach(async ({ browser, app }) => {
  context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } });
  complaints = await collectComplaints(context);
  await openSession(context, person.token);
  page = await context.newPage();
});
// A test that was not begun has none.
test.afterEach(() => context?.close());

const cards = () => page.getByRole('article');

test.beforeAll(async ({ app, folder }) => {
  test.setTimeout(480_000);
  person = await app.api.signIn('Ada Keeper');
  await person.buy('starter');
  const [hookId] = await makeHooks(person, [{ hookText: 'Wait.' }]);
  const clip = await makeClip(path.join(folder, 'clip.mp4'), { seconds: clipSeconds, size: '320x240' });
  videoIds = await makeVideos(person, { hookId: hookId!, clip, count: videoCount });
});

/** Replaces the browser's share sheet and clipboard; both record their calls. */
const replaceSharing = (share: string, writeText: string): Promise<unknown> =>
  page.evaluate(`
    window.shared = [];
    window.copied = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: ${share} });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: ${writeText} } });
    undefined;
  `);
const copies = '(text) => { window.copied.push(text); return Promise.resolve(); }';
const refuses = `() => Promise.reject(new DOMException('no', 'NotAllowedError'))`;

const playOf = (card: Locator) => card.getByRole('button', { name: /^Play / });
const firstButton = (name: RegExp) => page.getByRole('button', { name }).first();

test('videos are listed twelve at a time, newest first, with their details @my-videos-001', async () => {
  const lists = '**/api/video-generations/user*';
  const refuse = (): Promise<unknown> =>
    page.route(lists, (route) => route.fulfill({ status: 400, json: {} }));

  await test.step('a list that fails to load shows an error and can be retried @my-videos-004', async () => {
    await refuse();
    await page.goto('/my-videos');
    await expect(page.getByText('Failed to load your videos. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
  });

  await test.step('the list loads no video file before playback', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('.mp4') && asked.push(request.url()));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveTitle('my videos | Hookline');
    await expect(cards()).toHaveCount(12);
    await expect(cards().first()).toContainText(/720p · MP4 · 00:0\d/);
    await expect(cards().first()).toContainText(
      new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date()),
    );
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  await test.step('a failed Load More keeps the loaded videos and can be retried', async () => {
    await refuse();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByText('The next ones could not be loaded.')).toBeVisible();
    await expect(cards()).toHaveCount(12);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards()).toHaveCount(videoCount);
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await expectAccessible(page);
  });
  // Only the refused requests.
  expect(complaints.filter((line) => !line.includes('/api/video-generations/user'))).toEqual([]);
});

test('videos play one at a time, with controls and sound @my-videos-006', async () => {
  await page.goto('/my-videos');
  for (const index of [0, 2]) {
    await playOf(cards().nth(index)).click();
    await expect(cards().nth(index).getByRole('slider')).toBeVisible();
    await expect.poll(() => countPlaying(page)).toEqual({ playing: 1, heard: 1 });
  }
  await cards()
    .nth(2)
    .locator('video')
    .click({ position: { x: 20, y: 20 } });
  await expect.poll(() => countPlaying(page)).toEqual({ playing: 0, heard: 0 });
  await expectAccessible(page);

  await test.step('with the keyboard alone @my-videos-007', async () => {
    const card = cards().nth(1);
    await playOf(card).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(() => countPlaying(page)).toEqual({ playing: 1, heard: 1 });
    await page.keyboard.press('Enter');
    await expect.poll(() => countPlaying(page)).toEqual({ playing: 0, heard: 0 });
  });
});

test('a download uses the video’s file name and the download URL @my-videos-009', async ({ folder }) => {
  await page.goto('/my-videos');
  const asking = page.waitForRequest(/\.mp4\?/);
  const downloading = page.waitForEvent('download');
  await firstButton(/^Download /).click();
  const query = new URL((await asking).url()).searchParams;
  const day = new Date().toISOString().slice(0, 10);
  expect([query.get('download'), query.get('filename')]).toEqual(['1', `wait__${day}.mp4`]);
  expect(Math.abs(Number(query.get('ts')) - Date.now())).toBeLessThan(60_000);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`wait__${day}.mp4`);
  const file = path.join(folder, 'listed.mp4');
  await download.saveAs(file);
  expect(Number((await probe(file)).format.duration)).toBeGreaterThan(clipSeconds);

  await test.step('a failed download suggests saving the video manually @my-videos-010', async () => {
    await page.route('**/*.mp4?**', (route) => route.fulfill({ status: 403, json: {} }));
    await firstButton(/^Download /).click();
    await expect(page.getByRole('alert')).toContainText('right-click the video and choose Save Video As');
  });
});

test('without a share sheet the public URL is copied, and sharing can be stopped @my-videos-014', async ({
  app,
}) => {
  await page.goto('/my-videos');
  await playOf(cards().first()).click();
  const url = `${app.url}/share/${videoIds.at(-1)}`;

  await test.step('with a share sheet it is shared and not copied @my-videos-013', async () => {
    await replaceSharing('(link) => { window.shared.push(link); return Promise.resolve(); }', copies);
    await firstButton(/^Share /).click();
    await expect.poll(() => page.evaluate('window.shared')).toEqual([{ title: 'Wait.', url }]);
    expect(await page.evaluate('window.copied')).toEqual([]);
  });

  await test.step('a failed copy to the clipboard shows an error @my-videos-015', async () => {
    await replaceSharing('undefined', refuses);
    await firstButton(/^Share /).click();
    await expect(page.getByText('Could not copy the URL. Please try again.')).toBeVisible();
  });

  await replaceSharing('undefined', copies);
  await firstButton(/^Share /).click();
  await expect(page.getByText('Video URL copied to clipboard!')).toBeVisible();
  expect(await page.evaluate('window.copied')).toEqual([url]);
  const visit = async () => (await fetch(url)).status;
  expect(await visit()).toBe(200);
  await expectAccessible(page);
  const stop = cards().first().getByRole('button', { name: 'Stop sharing' });
  await stop.click();
  const dialog = page.getByRole('dialog', { name: 'Stop sharing this video?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep sharing' }).click();
  expect(await visit()).toBe(200);
  await stop.click();
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await expect(page.getByText('Video URL copied to clipboard!')).toHaveCount(0);
  expect(await visit()).toBe(404);
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0);
});

test('a finished video can be reopened in the creator @my-videos-017', async () => {
  await page.goto('/my-videos');
  await cards().first().getByRole('link', { name: 'Edit Wait.' }).click();
  await page.waitForURL(`**/create/video/ugc?generationId=${videoIds.at(-1)}&step=*`);
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Music', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^No, Skip Music/ })).toBeChecked();

  // The paywall does not offer a first video to a user who has videos.
  const { payments } = await person.call(readPayments);
  await page.goto(`/onboarding/paywall?paymentId=${payments[0]!.paymentId}`);
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a video' })).toBeVisible();
});

test('a missing title gets a placeholder, and a missing duration is read from the file @my-videos-008', async () => {
  await page.route('**/api/video-generations/user*', async (route) => {
    const videos = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: [{ ...videos[0], title: '', duration: null }] });
  });
  await page.goto('/my-videos');
  await expect(page.getByRole('heading', { name: 'Untitled Video' })).toBeVisible();
  await expect(cards().first()).toContainText(/720p · MP4 · 00:0\d/);
});

test('each card can share, rename and delete; the confirmation names the video, and deleting removes the share page @my-videos-011', async ({
  app,
}) => {
  const id = videoIds.at(-1)!;
  await page.goto('/my-videos');
  await replaceSharing('undefined', copies);
  await expect(page.getByRole('button', { name: /^Share / })).toHaveCount(12);
  await page.getByRole('button', { name: 'Share Wait.' }).first().click();
  const url = `${app.url}/share/${id}`;
  await expect.poll(() => page.evaluate('window.copied')).toEqual([url]);

  const more = cards()
    .first()
    .getByRole('button', { name: /^More for / });
  await more.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('x'.repeat(101));
  await expect(page.getByText('At most 100 characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save title' })).toBeDisabled();
  await title.fill('  Spring sale ');
  await expectAccessible(page);
  await title.press('Enter');
  await expect(page.getByRole('heading', { name: 'Spring sale' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Spring sale' })).toBeVisible();

  // With the keyboard alone, and large enough for a thumb.
  await more.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect.poll(async () => (await remove.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await remove.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete “Spring sale”?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  expect((await fetch(url)).status).toBe(200);
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Video deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Spring sale' })).toHaveCount(0);
  expect((await fetch(url)).status).toBe(404);
  await expect(cards()).toHaveCount(12);
});
