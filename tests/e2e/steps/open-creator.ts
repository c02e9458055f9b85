import type { Page } from '@playwright/test';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';

/** Somebody with credits, whose browser is signed in from its first page on. */
export async function comeWithCredits(page: Page, app: RunningApp, packageId = 'creator'): Promise<Person> {
  const person = await app.api.signIn();
  await person.buy(packageId);
  await comeAs(page, person);
  return person;
}

/** From the first page on; whoever signs out there stays signed out. */
export const comeAs = (page: Page, { token }: Person): Promise<unknown> =>
  page.addInitScript(
    `sessionStorage.getItem('seen') ?? (sessionStorage.setItem('seen', '1'), localStorage.setItem('hookline.token', '${token}'))`,
  );

export async function openCreator(page: Page, query = ''): Promise<void> {
  await page.goto(`/create/video/ugc${query}`);
  await page.getByRole('navigation', { name: 'Steps of your video' }).waitFor();
}

/** The id in the creator's address. */
export async function generationIdOf(page: Page): Promise<string> {
  await page.waitForURL(/generationId=/);
  return new URL(page.url()).searchParams.get('generationId')!;
}
