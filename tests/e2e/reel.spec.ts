import { expect } from '@playwright/test';
import { readWallet } from '#contract/calls/wallet.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { chooseFile } from './steps/create-video.ts';
import { expectAccessible, expectLayoutAtDoubleTextSize } from './steps/expect-accessible.ts';
import { changeReply } from './steps/change-reply.ts';
import { signIn, signInWithCredits } from './steps/open-creator.ts';
import {
  brandName,
  categoryOf,
  chooseIndustry,
  chooseShortest,
  cutAway,
  expectReelReady,
  generate,
  kindOf,
  lines,
  makeLogos,
  nameField,
  openReel,
  player,
  spokenWords,
} from './steps/reel.ts';
import { screens } from './tour.ts';

const drawnCover = 'svg[viewBox="0 0 320 180"]';

/** Removes the share sheet and records what is copied. */
const withoutShareSheet = `
  window.copied = [];
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text) => void window.copied.push(text) },
  });
`;

test('a reel is scripted, paid for once, downloaded, shared and made again in another format @reel-pages-001', async ({
  page,
  app,
  folder,
}) => {
  test.slow();
  const complaints = await collectComplaints(page.context());
  await page.addInitScript(withoutShareSheet);
  const logos = await makeLogos(folder);
  const person = await signInWithCredits(page, app);
  await page.goto('/create/video');
  await page.getByRole('link', { name: 'Reel', exact: true }).click();
  const styles = page.getByRole('group', { name: 'Visual style' });
  const stage = page.getByRole('region', { name: 'Your visual style' });
  const next = page.getByRole('button', { name: /^(Continue|Fill required fields)$/ });
  let reelId = '';

  await test.step('Brand Info shows which fields are missing, and Enter advances with trimmed values', async () => {
    await expect(page.getByText('Current step: 1 of 4')).toBeVisible();
    await expect(next).toHaveText('Fill required fields');
    await expect(next).toBeDisabled();
    await nameField(page).press('Enter');
    await expect(page.getByText('Brand name is required')).toBeVisible();
    await expect(page.getByText('Please select an industry')).toBeVisible();
    await nameField(page).fill(' N ');
    await expect(page.getByText('Brand name must be at least 2 characters')).toBeVisible();
    await chooseIndustry(page, 'Other');
    const industry = page.getByRole('textbox', { name: 'Your industry' });
    await industry.press('Enter');
    await expect(page.getByText('Please specify your industry')).toBeVisible();
    await chooseIndustry(page, 'Food & Beverage');
    await expect(industry).toHaveCount(0);
    await chooseFile(page, logos.scripted);
    await expect(page.getByText(/^This SVG has scripts or links to other files/)).toBeVisible();
    await chooseFile(page, logos.plain);
    await expect(page.getByText('Your logo is ready')).toBeVisible();
    await page.getByRole('switch', { name: 'Use my brand colors' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Main color', exact: true }).fill('#0B7A4B');
    await nameField(page).fill(`  ${brandName} `);
    await nameField(page).press('Enter');
    await expect(page.getByText('Current step: 2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(nameField(page)).toHaveValue(brandName);
    await nameField(page).press('Enter');
    await expect(page.getByText('Current step: 2 of 4')).toBeVisible();
  });

  await test.step('changing the category clears the subcategory, and Enter advances', async () => {
    await expect(next).toHaveText('Fill required fields');
    await expect(page.getByRole('group', { name: 'Category' }).locator(drawnCover)).toHaveCount(3);
    await categoryOf(page, /^Marketing/).check({ force: true });
    await kindOf(page, /^Product Launch/).check({ force: true });
    await expect(next).toBeEnabled();
    await categoryOf(page, /^Training/).check({ force: true });
    await expect(next).toHaveText('Fill required fields');
    await expect(next).toBeDisabled();
    await categoryOf(page, /^Marketing/).check({ force: true });
    await kindOf(page, /^Product Launch/).check({ force: true });
    await kindOf(page, /^Product Launch/).press('Enter');
    await expect(page.getByText('Current step: 3 of 4')).toBeVisible();
  });

  await test.step('the script can be read, edited and measured free of charge', async () => {
    await expect.poll(() => cutAway(styles.locator('img'))).toBeLessThan(0.02);
    await page.getByRole('radio', { name: /^16:9/ }).check({ force: true });
    await expect.poll(() => cutAway(stage.locator('img'))).toBeLessThan(0.02);
    await page.getByRole('radio', { name: /^9:16/ }).check({ force: true });
    await chooseShortest(page);
    const hook = lines(page).first();
    const first = await spokenWords(page);
    await page.getByRole('button', { name: 'Another version' }).click();
    await expect.poll(() => spokenWords(page)).not.toBe(first);
    await expect(page.getByText('It fits.')).toBeVisible();
    const second = await hook.inputValue();
    await hook.fill(`${second} And this goes on, and on, and on, and on, and on, and on, and on, and on.`);
    await expect(page.getByText('Too long: shorten a line, or choose a longer reel.')).toBeVisible();
    await hook.fill('Привет');
    await expect(page.getByText(/^The voice can read Latin letters only/)).toBeVisible();
    await hook.fill('Wake up to real coffee.');
    await expect(page.getByText(/^The voice can read Latin letters only/)).toHaveCount(0);
    expect(await person.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
  });

  await test.step('a double click charges once, and the reel plays', async () => {
    await generate(page).dblclick();
    await expect(page.getByText('Current step: 4 of 4')).toBeVisible();
    await expectReelReady(page);
    expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
    await expect(player(page, 'loaded')).toBeVisible();
    await player(page, 'loaded').getByRole('button', { name: 'Play' }).click();
    await expect(player(page, 'loaded').getByRole('button', { name: 'Pause' })).toBeVisible();
    await player(page, 'loaded').getByRole('button', { name: 'Sound off' }).click();
    await expect(player(page, 'loaded').getByRole('button', { name: 'Sound on' })).toBeVisible();
    await page.getByText('How it was made').click();
    await expect(page.getByText(/^Script: yours · Voice: /)).toBeVisible();
  });

  await test.step('the finished reel passes axe and fits a phone at 200 % text size in dark mode', async () => {
    const before = page.viewportSize()!;
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectLayoutAtDoubleTextSize(page);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.setViewportSize(before);
  });

  await test.step('the download is named after the brand, and Share copies the public URL', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Video' }).click();
    expect((await download).suggestedFilename()).toBe('Northwind-Coffee-video.mp4');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Video URL copied to clipboard!')).toBeVisible();
    const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
    expect(link).toMatch(/^http.*\/share\//);
    expect(await page.evaluate('window.copied')).toEqual([link]);
  });

  await test.step('another format is free, and Back returns to the first one', async () => {
    await page.getByRole('button', { name: /^Make 1:1/ }).click();
    await expect(page.getByRole('heading', { name: 'Making your reel' })).toBeVisible();
    expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
    await page.goBack();
    await expect(page.getByText('720×1280')).toBeVisible();
    await page.getByRole('button', { name: /^Show 1:1/ }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You stopped this format.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make 1:1 Stopped: make it again' })).toBeVisible();
  });

  await test.step('My Videos labels the reel and links back to it; Restart keeps the brand', async () => {
    await page.goto('/my-videos');
    const card = page.getByRole('article');
    await expect(card.getByText('Reel', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: /^Edit/ }).click();
    await expectReelReady(page);
    reelId = new URL(page.url()).searchParams.get('reel')!;
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect(page.getByText('Current step: 1 of 4')).toBeVisible();
    await expect(page.getByText('Filled in from your last reel.')).toBeVisible();
    await expect(nameField(page)).toHaveValue(brandName);
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Main color', exact: true })).toHaveValue('#0b7a4b');
    // The rejected SVG logo is the only expected error.
    expect(complaints.filter((line) => !line.includes('/api/reels/logo'))).toEqual([]);
  });

  await test.step('a failed reel shows why and can be retried, and missing credits open a dialog @reel-pages-002', async () => {
    const failing = `**/api/reels/${reelId}`;
    const failed = { status: 'failed', errorCode: 'video_failed', videoUrl: null };
    await changeReply(page, failing, (reel) => ({ ...reel, ...failed }));
    await openReel(page, `?reel=${reelId}`);
    await expect(page.getByText(/^Error: There was an error making your reel\./)).toBeVisible();
    await page.route('**/api/reels', (route) =>
      route.fulfill({ status: 402, json: { error: 'insufficient_credits', required: 10, balance: 3 } }),
    );
    await page.getByRole('button', { name: 'Try Again · 10 credits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not enough credits' });
    await expect(dialog).toContainText('You need 10 credits to generate this reel...');
    await page.keyboard.press('Escape');
    await page.unroute('**/api/reels');
    await page.getByRole('button', { name: 'Try Again · 10 credits' }).click();
    await expect(page.getByRole('heading', { name: 'Making your reel' })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(reelId));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You stopped the work.')).toBeVisible();
    expect(await person.call(readWallet)).toMatchObject({ held: 0 });
    await page.unroute(failing);
  });

  await test.step('an unplayable video can be reloaded', async () => {
    const isVideo = /\.mp4/;
    await page.route(isVideo, (route) =>
      route.request().resourceType() === 'media' ? route.abort() : route.fallback(),
    );
    await openReel(page, `?reel=${reelId}`);
    await expect(player(page, 'error').getByText('Failed to load video. Please try again.')).toBeVisible();
    await page.unroute(isVideo);
    await player(page, 'error').getByRole('button', { name: 'Try Again' }).click();
    await expect(player(page, 'loaded')).toBeVisible();
  });
});

test('on a phone a reload at each step loses nothing, a second tab pays nothing, and Cancel returns the credits @reel-pages-019', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.url, viewport: screens.phone, hasTouch: true });
  const page = await context.newPage();
  const person = await signInWithCredits(page, app);
  await openReel(page);
  await nameField(page).fill(brandName);
  await chooseIndustry(page, 'Food & Beverage');
  await page.reload();
  await expect(nameField(page)).toHaveValue(brandName);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await categoryOf(page, /^Marketing/).check({ force: true });
  await kindOf(page, /^Product Launch/).check({ force: true });
  // The draft is saved with a debounce of 300 ms.
  await expect
    .poll(() => page.evaluate<string>(`sessionStorage.getItem('reel-draft-1:new')`))
    .toMatch(/"subcategoryId":"[^"]+"/);
  await page.reload();
  await expect(kindOf(page, /^Product Launch/)).toBeChecked();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await chooseShortest(page);
  await lines(page).first().fill('Good morning.');
  await page.getByRole('radio', { name: /^Cinematic/ }).check({ force: true });
  await page.reload();
  await expect(lines(page).first()).toHaveValue('Good morning.');
  await expect(page.getByRole('radio', { name: /^Cinematic/ })).toBeChecked();

  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Making your reel' })).toBeVisible();
  await expect(page).toHaveURL(/step=result&reel=/);
  const frame = page.getByRole('region', { name: 'Your finished reel' });
  await expect(frame.getByText(brandName)).toBeVisible();
  await expect(frame.locator('video'), 'nothing of another brand stands there').toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Making your reel' })).toBeVisible();
  const second = await context.newPage();
  await signIn(second, person);
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 10 });

  await second.goto('/my-videos');
  const row = second.getByRole('region', { name: 'In progress' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByText(/^Reel · /)).toBeVisible();
  await row.getByRole('link', { name: /^Open/ }).click();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByText('You stopped the work.')).toBeVisible();
  await expect(page.getByText('You stopped the work.')).toBeVisible();
  expect(await person.call(readWallet)).toMatchObject({ balance: 60, held: 0 });
  await page.getByRole('button', { name: 'Change this reel' }).click();
  await expect(lines(page).first()).toHaveValue('Good morning.');
  await context.close();
});
