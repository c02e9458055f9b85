import type { Page } from '@playwright/test';
import { attachHook } from '#contract/calls/hooks.ts';
import type { HookOwner } from './hook-owner.ts';
import { signIn } from './open-creator.ts';

/** Opens the Upload step of a new video with the existing hook. Returns the video's id. */
export async function openUploadStep(page: Page, { person, hookId }: HookOwner): Promise<string> {
  const { generationId } = await person.call(attachHook, { body: { hookId } });
  await signIn(page, person);
  await page.goto(`/create/video/ugc?generationId=${generationId}`);
  await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
  return generationId;
}
