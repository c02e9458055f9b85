import { expect, type Page } from '@playwright/test';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { Person } from '../../helpers/api.ts';
import { assetsEnd, startStoryboard, storyboardEnd, tellStory } from '../../helpers/story-steps.ts';

/** Makes a finished storyboard of three scenes through the API. */
export async function makeStoryboard(person: Person): Promise<Storyboard> {
  const { scriptRefId } = await tellStory(person);
  await assetsEnd(person, scriptRefId);
  const { id } = await startStoryboard(person, scriptRefId);
  const storyboard = await storyboardEnd(person, id);
  expect(storyboard).toMatchObject({ status: 'SUCCESS', counts: { success: 3 } });
  return storyboard;
}

export async function openBoard(page: Page, storyboardId: string): Promise<void> {
  await page.goto(`/wizard/storyboard-preview?gen=${storyboardId}`);
  await cards(page).first().waitFor();
}

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Frames of your story' }).locator(':scope > li');

export const expectOrder = (page: Page, titles: readonly string[]): Promise<void> =>
  expect(cards(page).getByRole('heading')).toHaveText(titles.map(String));

export const narrationOf = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Narration of scene ${place}` });

/** Waits until the narration of a scene is saved. */
export const expectSaved = (page: Page, place: number): Promise<void> =>
  expect(
    cards(page)
      .nth(place - 1)
      .getByText('Saved', { exact: true }),
  ).toBeVisible();

export const createVideo = (page: Page) => page.getByRole('button', { name: 'Create Video · 10 credits' });

export const expectMaking = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Making your video' })).toBeVisible();

export const expectStoryReady = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeVisible({ timeout: 150_000 });
