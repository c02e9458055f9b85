import { expect, type Page } from '@playwright/test';
import { splitNarrative } from '#contract/calls/stories.ts';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { Person } from '../helpers/api.ts';
import { assetsEnd, startStoryboard, storyboardEnd } from '../helpers/story-steps.ts';
import { openSession } from './steps/open-session.ts';
import { castList, createButton, framesIn, narrativeField, openStory, storyText } from './steps/story.ts';
import { createVideo, openBoard } from './steps/storyboard.ts';
import type { Look } from './tour.ts';

/** A user with a drawn story in the default style. */
export type PreparedStories = { person: Person; storyboard: Storyboard };

export async function prepareStories(person: Person): Promise<PreparedStories> {
  await person.buy('creator');
  const { scriptRefId } = await person.call(splitNarrative, { body: { narrative: storyText } });
  await assetsEnd(person, scriptRefId);
  const { id } = await startStoryboard(person, scriptRefId, { styleKey: 'realistic_image' });
  return { person, storyboard: await storyboardEnd(person, id) };
}

/** The story wizard from an empty narrative to a video in progress. */
export async function tourOfStories(
  page: Page,
  look: Look,
  { person, storyboard }: PreparedStories,
): Promise<void> {
  await openSession(page.context(), person.token);
  await openStory(page);
  await page.getByRole('radio', { name: 'Realistic Image' }).waitFor();
  await look('story-empty');
  await narrativeField(page).fill(storyText);
  await look('story-narrative');
  await openStory(page, `?gen=${storyboard.id}`);
  await expect(framesIn(page, 'Success')).toHaveCount(storyboard.scenes.length);
  await castList(page).scrollIntoViewIfNeeded();
  await look('story-characters');
  await framesIn(page, 'Success').last().scrollIntoViewIfNeeded();
  await look('story-frames');
  await page.getByRole('radio', { name: 'Noir' }).check({ force: true });
  await expect(createButton(page)).toBeEnabled();
  await look('story-changed');
  await openBoard(page, storyboard.id);
  await look('storyboard');
  await page.getByRole('button', { name: 'Redraw scene 1' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await look('storyboard-redraw');
  await page.keyboard.press('Escape');
  await createVideo(page).click();
  await page.getByRole('heading', { name: 'Making your video' }).waitFor();
  await look('story-making');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Stopped' }).waitFor();
  await look('story-stopped');
  await page.goto('/wizard/storyboard-preview?gen=nothing');
  await page.getByRole('heading', { name: 'There is no storyboard here' }).waitFor();
  await look('storyboard-missing');
}
