import type { Page } from '@playwright/test';
import { makeHookVideo, type HookOwner } from './hook-owner.ts';
import { signIn } from './open-creator.ts';

/** Opens the Upload step of a new video with the existing hook. Returns the video's id. */
export async function openUploadStep(page: Page, owner: HookOwner): Promise<string> {
  const generationId = await makeHookVideo(owner);
  await signIn(page, owner.person);
  await page.goto(`/create/video/ugc?generationId=${generationId}`);
  await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
  return generationId;
}
