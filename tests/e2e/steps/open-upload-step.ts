import type { Page } from '@playwright/test';
import { attachHook } from '#contract/calls/hooks.ts';
import type { HookOwner } from './hook-owner.ts';

/** Opens the Upload step of a new video with the existing hook. Returns the video's id. */
export async function openUploadStep(page: Page, { person, hookId }: HookOwner): Promise<string> {
  const { generationId } = await person.call(attachHook, { body: { hookId } });
  await page.addInitScript(`localStorage.setItem('hookline.token', '${person.token}')`);
  await page.goto(`/create/video/ugc?generationId=${generationId}`);
  await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
  return generationId;
}
