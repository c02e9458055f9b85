import type { Page } from '@playwright/test';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';

/** Somebody with credits, whose browser is signed in from its first page on. */
export async function comeWithCredits(page: Page, app: RunningApp, packageId = 'creator'): Promise<Person> {
  const person = await app.api.signIn();
  await person.buy(packageId);
  await page.addInitScript(
    `sessionStorage.getItem('seen') ?? (sessionStorage.setItem('seen', '1'), localStorage.setItem('hookline.token', '${person.token}'))`,
  );
  return person;
}

export async function openCreator(page: Page, query = ''): Promise<void> {
  await page.goto(`/create/video/ugc${query}`);
  await page.getByRole('navigation', { name: 'Steps of your video' }).waitFor();
}

/** The id in the creator's address. */
export async function generationIdOf(page: Page): Promise<string> {
  await page.waitForURL(/generationId=/);
  return new URL(page.url()).searchParams.get('generationId')!;
}
