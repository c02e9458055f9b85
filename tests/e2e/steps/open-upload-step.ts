import type { Page } from '@playwright/test';
import { startShortHook } from '../../helpers/video-steps.ts';
import type { Person } from '../../helpers/api.ts';

/** A person with a hook in the making, at the Upload step of its video; answers the video's id. */
export async function openUploadStep(page: Page, person: Person): Promise<string> {
  const { generationId } = await startShortHook(person);
  await page.addInitScript(`localStorage.setItem('hookline.token', '${person.token}')`);
  await page.goto(`/create/video/ugc?generationId=${generationId}`);
  await page.getByRole('heading', { name: 'Add your product clip' }).waitFor();
  return generationId;
}
