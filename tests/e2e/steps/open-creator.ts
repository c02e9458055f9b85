import type { Page } from '@playwright/test';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';

/** Creates a user with credits and signs this page in. */
export async function signInWithCredits(page: Page, app: RunningApp, packageId = 'creator'): Promise<Person> {
  const person = await app.api.signIn();
  await person.buy(packageId);
  await signIn(page, person);
  return person;
}

/** Signs in once, before the first page loads, so that signing out later lasts. */
export const signIn = (page: Page, { token }: Person): Promise<unknown> =>
  page.addInitScript(
    `sessionStorage.getItem('seen') ?? (sessionStorage.setItem('seen', '1'), localStorage.setItem('hookline.token', '${token}'))`,
  );

export async function openCreator(page: Page, query = ''): Promise<void> {
  await page.goto(`/create/video/ugc${query}`);
  await page.getByRole('navigation', { name: 'Steps of your video' }).waitFor();
}

/** The generation id in the creator's URL. */
export async function generationIdOf(page: Page): Promise<string> {
  await page.waitForURL(/generationId=/);
  return new URL(page.url()).searchParams.get('generationId')!;
}
