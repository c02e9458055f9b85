import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addTemplate, readTemplate, uploadTemplateVideo } from '#contract/calls/templates.ts';
import type { Person } from '../../helpers/api.ts';
import { makeClip } from '../../helpers/sample-media.ts';

/** A clip without a face, which is quick to prepare. */
export const makeTemplateClip = (folder: string): Promise<string> =>
  makeClip(path.join(folder, 'anna.mp4'), { seconds: 1, size: '360x640' });

export const videoField = (page: Page) => page.locator('input[type=file]').first();
export const thumbnailField = (page: Page) => page.locator('input[type=file]').last();

/** Selects an option of a list in the template form. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Returns the id of a template that is being prepared. */
export async function makeTemplate(person: Person, name: string, clip: string): Promise<string> {
  const { url: videoUrl } = await person.sendFile(uploadTemplateVideo, { video: clip });
  const body = { name, type: 'hook', categoryId: 'marketing', videoUrl, consent: true } as const;
  return (await person.call(addTemplate, { body })).id;
}

/** Waits for the worker to finish its clip, because one worker handles all clips of a test file's app. */
export async function waitUntilPrepared(person: Person, templateId: string): Promise<void> {
  const readStatus = async () => (await person.call(readTemplate, { params: { templateId } })).status;
  await expect.poll(readStatus, { timeout: 150_000 }).toBe('ready');
}
