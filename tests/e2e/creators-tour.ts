import path from 'node:path';
import type { Page } from '@playwright/test';
import { readBroll, startBroll } from '#contract/calls/broll.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { filmPresenter } from '#studio/greenscreen/test-footage.ts';
import type { Person } from '../helpers/api.ts';
import { examined, replacedEnd, startReplacing } from '../helpers/greenscreen-steps.ts';
import { writeProductPhoto } from '../helpers/product-photos.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { waitForPreview } from './steps/greenscreen.ts';
import { openSession } from './steps/open-session.ts';
import { brandName, chooseIndustry, chooseShortest, fillCategory, makeShortReel } from './steps/reel.ts';
import type { Look } from './tour.ts';

/** Work made with the other creators beforehand, so that no tour of a page has to wait for it. */
export type PreparedCreators = {
  person: Person;
  photos: string[];
  clipId: string;
  greenscreenId: string;
  brollId: string;
  reelId: string;
};

export async function prepareCreators(person: Person, folder: string): Promise<PreparedCreators> {
  await person.buy('creator');
  const clip = await filmPresenter(path.join(folder, 'green.mp4'), { frames: 30, behind: '#2db54a' });
  const { id: videoId } = await person.upload(clip);
  const { id: clipId } = await examined(person, videoId);
  const { generationId: greenscreenId } = await startReplacing(person, {
    videoId,
    backgroundType: 'color',
    backgroundConfig: 'ff7465',
  });
  await replacedEnd(person, greenscreenId);
  const photos = [
    await writeProductPhoto(path.join(folder, 'green-bottle.jpg'), 'green'),
    await writeProductPhoto(path.join(folder, 'coral-bottle.jpg'), 'coral'),
  ];
  const uploads = [await person.upload(photos[0]!, 'photo'), await person.upload(photos[1]!, 'photo')];
  const { generationId: brollId } = await person.call(startBroll, {
    body: {
      photos: uploads.map(({ id: uploadId }, place) => ({ uploadId, text: place ? '' : 'Hot all day' })),
      durationSeconds: 5,
    },
  });
  await waitFor(async () => {
    const video = await person.call(readBroll, { params: { brollId } });
    return isVideoBeingMade(video.status) ? undefined : video;
  }, 120_000);
  const reelId = await makeShortReel(person);
  return { person, photos, clipId, greenscreenId, brollId, reelId };
}

async function tourOfGreenscreen(page: Page, look: Look, made: PreparedCreators): Promise<void> {
  await page.goto('/create/video/greenscreen');
  await page.getByText('Choose a video').first().waitFor();
  await look('greenscreen-empty');
  await page.goto(`/create/video/greenscreen?clipId=${made.clipId}&step=background`);
  await waitForPreview(page);
  await look('greenscreen-background');
  await page.goto(`/create/video/greenscreen?generationId=${made.greenscreenId}`);
  await page.getByRole('heading', { name: 'Your video is ready' }).waitFor();
  await look('greenscreen-ready');
}

async function tourOfBroll(page: Page, look: Look, made: PreparedCreators): Promise<void> {
  await page.goto('/create/video/broll');
  await page.getByText('Choose photos').waitFor();
  await look('broll-empty');
  await page.locator('label input[type=file]').setInputFiles(made.photos);
  const list = page.getByRole('list', { name: 'Your photos, in order' });
  await list.getByText('Ready').nth(1).waitFor({ timeout: 150_000 });
  await page.getByRole('textbox', { name: 'Text on photo 1' }).fill('Hot all day');
  await look('broll-photos');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Choose a style' }).waitFor();
  await look('broll-style');
  await page.getByRole('button', { name: 'Make B-roll · free' }).click();
  await page.getByRole('heading', { name: 'Making your B-roll' }).waitFor();
  await look('broll-making');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Stopped' }).waitFor();
  await page.goto(`/create/video/broll?generationId=${made.brollId}`);
  await page.getByRole('heading', { name: 'Your B-roll is ready' }).waitFor();
  await look('broll-ready');
}

async function tourOfReel(page: Page, look: Look, made: PreparedCreators): Promise<void> {
  await page.goto('/create/reel');
  const startEmpty = page.getByRole('button', { name: 'Start empty' });
  await startEmpty.click();
  await look('reel-brand-empty');
  await page.getByRole('textbox', { name: 'Brand name' }).fill(brandName);
  await chooseIndustry(page, 'Food & Beverage');
  await look('reel-brand');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Current step: 2 of 4').waitFor();
  await page.getByRole('radio', { name: /^Marketing/ }).waitFor();
  await look('reel-category');
  await fillCategory(page);
  await chooseShortest(page);
  await look('reel-look');
  await page.getByRole('region', { name: 'Script', exact: true }).scrollIntoViewIfNeeded();
  await look('reel-script');
  await page.getByRole('button', { name: 'Generate · 10 credits' }).click();
  await page.getByRole('heading', { name: 'Making your reel' }).waitFor();
  await look('reel-making');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You stopped the work.').waitFor();
  await look('reel-stopped');
  await page.goto(`/create/reel?reel=${made.reelId}`);
  await page.getByRole('heading', { name: 'Your reel is ready' }).waitFor();
  await page.locator('[data-state=loaded]').waitFor();
  await look('reel-ready');
}

/** Greenscreen, B-roll and reels, empty and with something in them. */
export async function tourOfCreators(page: Page, look: Look, made: PreparedCreators): Promise<void> {
  await openSession(page.context(), made.person.token);
  await tourOfGreenscreen(page, look, made);
  await tourOfBroll(page, look, made);
  await tourOfReel(page, look, made);
}
