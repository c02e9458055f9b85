import { expect, type Page } from '@playwright/test';
import { readWallet } from '#contract/calls/wallet.ts';
import { holdDrawings, test } from './pictures-test.ts';
import { openSession } from './steps/open-session.ts';
import {
  castList,
  chooseStyle,
  createButton,
  expectPreview,
  framesIn,
  narrativeField,
  openStory,
  splitButton,
  storyText,
} from './steps/story.ts';
import { createVideo, expectMaking, expectOrder, expectStoryReady, narrationOf } from './steps/storyboard.ts';
import { screens } from './tour.ts';

const processing = (page: Page) => page.getByRole('button', { name: 'Processing Frames...' });
const resuming = (page: Page) => page.getByText('Resuming storyboard generation...');

test('a story goes from narrative to shared video on a phone, with reload, Back and a second device at every stage @story-pages-034', async ({
  browser,
  app,
  pictures,
}) => {
  test.setTimeout(480_000);
  const name = 'Nora Quill';
  const [person, elsewhere] = [await app.api.signIn(name), await app.api.signIn(name)];
  await person.buy('creator');
  const onPhone = { baseURL: app.url, viewport: screens.phone, hasTouch: true, isMobile: true };
  const phones = await browser.newContext(onPhone);
  const desktops = await browser.newContext({ baseURL: app.url, viewport: screens.desktop });
  await openSession(phones, person.token);
  await openSession(desktops, elsewhere.token);
  const [phone, desktop] = [await phones.newPage(), await desktops.newPage()];

  await test.step('characters appear on both devices, and a reload restores them', async () => {
    const finishAssets = holdDrawings(pictures, 3);
    await openStory(phone);
    await narrativeField(phone).fill(storyText);
    await chooseStyle(phone, 'Comic');
    await splitButton(phone).click();
    await expect(phone).toHaveURL(/\?script=/);
    await desktop.goto(phone.url());
    await expect(desktop.getByText('Restored to assets step')).toBeVisible();
    await expect(desktop.getByRole('button', { name: /^Waiting for assets \(\d\/3\)$/ })).toBeDisabled();
    await phone.reload();
    await expect(phone.getByText('Restored to assets step')).toBeVisible();
    finishAssets();
    for (const page of [phone, desktop]) {
      await expect(castList(page).getByText('Ready')).toHaveCount(3, { timeout: 150_000 });
      await expect(page.getByRole('radio', { name: 'Comic' })).toBeChecked();
    }
  });

  await test.step('frames: Back and Forward, another page, a reload and the other device resume watching', async () => {
    const finishFirst = holdDrawings(pictures, 1);
    const finishOthers = holdDrawings(pictures, 3);
    await createButton(phone).click();
    await expect(processing(phone)).toBeVisible();
    await expect(phone).toHaveURL(/\?gen=/);
    const address = phone.url();
    await phone.goBack();
    await phone.goForward();
    await expect(phone).toHaveURL(address);
    await expect(processing(phone)).toBeDisabled();
    await desktop.goto(address);
    await expect(resuming(desktop)).toBeVisible();
    await expect(processing(desktop)).toBeDisabled();
    await openStory(phone);
    await phone.getByRole('region', { name: 'Your stories' }).getByRole('button').first().click();
    await expect(resuming(phone)).toBeVisible();
    await phone.reload();
    await expect(processing(phone)).toBeDisabled();
    finishFirst();
    await expect(framesIn(phone, 'Success').first()).toBeVisible({ timeout: 150_000 });
    finishOthers();
    expect(await person.call(readWallet)).toMatchObject({ balance: 50 });
  });

  await test.step('storyboard: both devices open it, and edits on the phone appear on the desktop', async () => {
    await expectPreview(phone);
    await expectPreview(desktop);
    // Short, as the length of the video does not matter.
    for (const place of [1, 3, 4]) await narrationOf(phone, place).fill('Coffee.');
    await narrationOf(phone, 2).fill('At noon Tom walks in.');
    await phone.reload();
    await expect(narrationOf(phone, 2)).toHaveValue('At noon Tom walks in.');
    const titles = await phone
      .getByRole('list', { name: 'Frames of your story' })
      .getByRole('heading')
      .allTextContents();
    const [first, second, ...others] = titles as [string, string, ...string[]];
    await phone.getByRole('button', { name: `Move scene 1: ${first}` }).focus();
    await phone.keyboard.press('Space');
    await expect(phone.getByText(`${first} is lifted. Place 1 of 4.`)).toBeAttached();
    await phone.keyboard.press('ArrowDown');
    await expect(phone.getByText(`${first} is now at place 2 of 4.`)).toBeAttached();
    await phone.keyboard.press('Space');
    await expectOrder(phone, [second, first, ...others]);
    await expect(async () => {
      await desktop.reload();
      await expect(narrationOf(desktop, 1)).toHaveValue('At noon Tom walks in.');
      await expectOrder(desktop, [second, first, ...others]);
    }).toPass({ timeout: 150_000 });
    expect(await person.call(readWallet)).toMatchObject({ balance: 50, held: 0 });
  });

  await test.step('video: a reload, Back and the other device show the same video, and credits are held once', async () => {
    await createVideo(phone).click();
    await expectMaking(phone);
    await phone.reload();
    await expectMaking(phone);
    await phone.goBack();
    await phone.getByRole('button', { name: 'See how far it is' }).click();
    await expectMaking(phone);
    await desktop.reload();
    await desktop.getByRole('button', { name: 'See how far it is' }).click();
    await expectMaking(desktop);
    expect(await person.call(readWallet)).toMatchObject({ balance: 40 });
  });

  await test.step('share: the link opens for guests and appears on the other device', async () => {
    await expectStoryReady(phone);
    await expectStoryReady(desktop);
    await phone.getByRole('button', { name: 'Create share link' }).click();
    const link = await phone.getByRole('textbox', { name: 'Share link' }).inputValue();
    const guest = await browser.newPage();
    await guest.goto(link);
    await expect(guest.locator('video')).toBeVisible();
    await expect(guest.getByText('Made with AI')).toBeVisible();
    await guest.close();
    await desktop.reload();
    await expect(desktop.getByRole('textbox', { name: 'Share link' })).toHaveValue(link);
    await desktop.goto('/my-videos');
    await expect(desktop.getByRole('article').first().getByText('Story', { exact: true })).toBeVisible();
    expect(await person.call(readWallet)).toMatchObject({ balance: 40, held: 0 });
  });
  await phones.close();
  await desktops.close();
});
