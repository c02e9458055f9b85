import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { Person } from '../helpers/api.ts';
import { makeMusic } from '../helpers/sample-media.ts';
import { readStoryboard } from '../helpers/story-steps.ts';
import { collectComplaints } from './complaints.ts';
import { test } from './pictures-test.ts';
import { chooseFile } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { signIn } from './steps/open-creator.ts';
import {
  cards,
  createVideo,
  expectMaking,
  expectOrder,
  expectSaved,
  expectStoryReady,
  makeStoryboard,
  narrationOf,
  openBoard,
} from './steps/storyboard.ts';
import { screens } from './tour.ts';

let owner: Person;
let board: Storyboard;
test.beforeEach(async ({ app }) => {
  test.setTimeout(420_000);
  owner = await app.api.signIn();
  await owner.buy('creator');
  board = await makeStoryboard(owner);
});

const titlesOf = ({ scenes }: Storyboard): string[] => scenes.map(({ title }) => title);

test('a storyboard is reordered, rewritten, voiced, scored, rendered for one charge and shared @storyboard-001', async ({
  page,
  browser,
  app,
  folder,
}) => {
  // Other tests share this app and break it on purpose.
  const logBefore = app.log().length;
  const complaints = await collectComplaints(page.context());
  await page.setViewportSize(screens.desktop);
  await signIn(page, owner);
  await openBoard(page, board.id);
  const [first, second, third] = titlesOf(board) as [string, string, string];
  await expectOrder(page, [first, second, third]);
  await expect(page.getByText(/^3 scenes · about \d+ s$/)).toBeVisible();

  await test.step('the keyboard moves a scene, and the live region announces it', async () => {
    await page.getByRole('button', { name: `Move scene 3: ${third}` }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${third} is lifted. Place 3 of 3.`)).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`${third} is now at place 2 of 3.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${third} is dropped at place 2 of 3.`)).toBeAttached();
    await expectOrder(page, [first, third, second]);
    await expect
      .poll(async () => titlesOf(await readStoryboard(owner, board.id)))
      .toEqual([first, third, second]);
  });

  await test.step('narration is saved automatically, even if the page reloads right after typing', async () => {
    await narrationOf(page, 1).fill('Before dawn, Maya grinds the coffee.');
    await expectSaved(page, 1);
    await narrationOf(page, 2).fill('Maya counts, and smiles.');
    await page.reload();
    await expectOrder(page, [first, third, second]);
    await expect(narrationOf(page, 1)).toHaveValue('Before dawn, Maya grinds the coffee.');
    await expect(narrationOf(page, 2)).toHaveValue('Maya counts, and smiles.');
    await expect
      .poll(async () => (await readStoryboard(owner, board.id)).scenes.map(({ narration }) => narration))
      .toEqual([
        'Before dawn, Maya grinds the coffee.',
        'Maya counts, and smiles.',
        board.scenes[1]!.narration,
      ]);
  });

  await test.step('the narration preview uses the chosen voice', async () => {
    const asked = page.waitForRequest('**/api/voices/preview');
    await page.getByRole('button', { name: /^Voice / }).click();
    await page.getByRole('radio', { name: 'Nova' }).check();
    await page.getByRole('button', { name: 'Listen to scene 2' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ voice: 'nova', script: 'Maya counts, and smiles.' });
    // Spoken first, which takes a busy machine longer than any other step of the editor.
    await expect(page.getByRole('button', { name: 'Stop scene 2' })).toBeVisible({ timeout: 150_000 });
    await narrationOf(page, 3).fill('Привет');
    await page.getByRole('button', { name: 'Listen to scene 3' }).click();
    await expect(page.getByText(/^The voice can read Latin letters only/)).toBeVisible();
    await narrationOf(page, 3).fill('At noon Tom walks in.');
    await expectSaved(page, 3);
  });

  await test.step('music, captions and voice are saved', async () => {
    await page.getByRole('button', { name: /^Music / }).click();
    await page.getByRole('radio', { name: 'Library' }).check();
    const track = page.getByRole('radio', { name: /^Fresh Start, / });
    // Its name is on one line, although the panel is narrow.
    expect((await track.getByText('Fresh Start', { exact: true }).boundingBox())!.height).toBeLessThan(30);
    await track.click();
    await page.getByRole('switch', { name: 'Captions' }).press('Space');
    await expect
      .poll(async () => (await readStoryboard(owner, board.id)).settings)
      .toMatchObject({ voice: 'nova', audioSource: 'library', audioVolume: 75, captions: false });
    await expectAccessible(page);
  });

  await test.step('an uploaded track replaces the library track, and a file that is not audio is rejected', async () => {
    await page.getByRole('radio', { name: 'Your own' }).check();
    const notes = path.join(folder, 'notes.txt');
    await writeFile(notes, 'no music');
    await chooseFile(page, notes);
    await expect(
      page.getByText('This file is not audio. Please choose an MP3, WAV or M4A file.'),
    ).toBeVisible();
    await chooseFile(page, await makeMusic(path.join(folder, 'own-song.mp3'), 8));
    await expect(page.getByText('own-song.mp3', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await readStoryboard(owner, board.id)).settings.audioSource)
      .toBe('custom');
    await page.reload();
    await page.getByRole('button', { name: /^Music / }).click();
    await expect(page.getByText('own-song.mp3', { exact: true })).toBeVisible();
  });

  await test.step('a double click charges once, and a reload resumes watching', async () => {
    const { balance } = await owner.call(readWallet);
    await createVideo(page).dblclick();
    await expectMaking(page);
    await expect(page).toHaveURL(/gen=.*video=/);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Scenes' }).getByRole('listitem')).toHaveCount(3);
    await page.reload();
    await expectStoryReady(page);
    expect(await owner.call(readWallet)).toMatchObject({ balance: balance - 10, held: 0 });
  });

  await test.step('the share link opens for guests, and the download has a file name', async () => {
    await expectAccessible(page);
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(screens.desktop);
    await page.getByRole('button', { name: 'Create share link' }).click();
    const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
    const guest = await browser.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: board.title })).toBeVisible();
    await guest.close();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Video' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
  });

  await test.step('My Videos labels the story and links back to it, as does Back to storyboard', async () => {
    await page.goto('/my-videos');
    const card = page.getByRole('article').first();
    await expect(card.getByText('Story', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: /^Edit/ }).click();
    await expectStoryReady(page);
    await expect(page).toHaveURL(new RegExp(`gen=${board.id}`));
    await page.getByRole('button', { name: 'Back to storyboard' }).click();
    await expectOrder(page, [first, third, second]);
    await page.goBack();
    await expectStoryReady(page);
    await page.getByRole('button', { name: 'Create another story' }).click();
    await expect(page).toHaveURL(/\/create\/story-wizard/);
  });
  // The narration in Cyrillic was rejected.
  expect(complaints.filter((line) => !line.includes('/api/voices/preview'))).toEqual([]);
  expect(app.log().slice(logBefore)).not.toContain('"level":50');
});

test('on a phone a frame is dragged and redrawn for its price, keeps its versions, and syncs to a second tab @storyboard-002', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: screens.phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, owner);
  await openBoard(page, board.id);
  const [first, second, third] = titlesOf(board) as [string, string, string];
  await expectAccessible(page);

  await test.step('dragging moves a scene', async () => {
    const handle = page.getByRole('button', { name: `Move scene 1: ${first}` });
    await handle.hover();
    await page.mouse.down();
    const { y, height } = (await cards(page).nth(1).boundingBox())!;
    await page.mouse.move(330, y + height / 2, { steps: 8 });
    await page.mouse.move(330, y + height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    await expectOrder(page, [second, first, third]);
    await expect
      .poll(async () => titlesOf(await readStoryboard(owner, board.id)))
      .toEqual([second, first, third]);
  });

  await test.step('a redraw costs the price on the button, and the previous picture can be restored', async () => {
    const { balance } = await owner.call(readWallet);
    await page.getByRole('button', { name: 'Redraw scene 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redraw scene 1' });
    await dialog.getByRole('textbox').fill('Close-up of a large cup of coffee on the counter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Redraw · 1 credit' }).dblclick();
    await expect(dialog).toBeHidden();
    const versions = page.getByRole('button', { name: '2 versions of scene 1' });
    await expect(versions).toBeVisible({ timeout: 150_000 });
    await expect.poll(() => owner.call(readWallet)).toMatchObject({ balance: balance - 1, held: 0 });
    await versions.click();
    const pictures = page.getByRole('dialog', { name: 'Pictures of scene 1' });
    await expectAccessible(page);
    await pictures.getByRole('button', { name: 'Version 1' }).click();
    await expect(pictures.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect
      .poll(async () =>
        (await readStoryboard(owner, board.id)).scenes[0]!.versions.map((one) => one.isCurrent),
      )
      .toEqual([false, true]);
    await pictures.getByRole('button', { name: 'Done' }).click();
  });

  const other = await context.newPage();
  await signIn(other, owner);
  await openBoard(other, board.id);
  await expectOrder(other, [second, first, third]);

  await test.step('two tabs that edit different scenes keep both edits', async () => {
    await narrationOf(other, 3).fill('Written in the second tab.');
    await expectSaved(other, 3);
    await narrationOf(page, 1).fill('Written in the first tab.');
    await expectSaved(page, 1);
    await expect(narrationOf(page, 3)).toHaveValue('Written in the second tab.');
  });

  await test.step('two tabs that edit the same scene must resolve the conflict', async () => {
    await narrationOf(other, 2).fill('What the second tab says.');
    await expectSaved(other, 2);
    await narrationOf(page, 2).fill('What the first tab says.');
    await expect(page.getByText('What the second tab says.')).toBeVisible();
    await expect(createVideo(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect
      .poll(async () => (await readStoryboard(owner, board.id)).scenes[1]!.narration)
      .toBe('What the first tab says.');
  });

  await test.step('Cancel returns the credits, and Try Again starts the video again', async () => {
    const { balance } = await owner.call(readWallet);
    await createVideo(page).click();
    await expectMaking(page);
    await createVideo(other).click();
    await expectMaking(other);
    expect(await owner.call(readWallet)).toMatchObject({ balance: balance - 10, held: 10 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByText('You stopped the work. Nothing was charged: your credits are back.'),
    ).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Stopped' })).toBeVisible();
    expect(await owner.call(readWallet)).toMatchObject({ balance, held: 0 });
    await page.reload();
    await page.getByRole('button', { name: 'Try Again · 10 credits' }).click();
    await expectMaking(page);
    expect(await owner.call(readWallet)).toMatchObject({ balance: balance - 10, held: 10 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
  });
  await context.close();
});
