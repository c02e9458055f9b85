import { expect, type Locator, type Page } from '@playwright/test';

/** Four scene-length paragraphs with two characters and a product. */
export const storyText = `Maya opens her small café before dawn and polishes her silver coffee machine.

At noon her neighbour Tom comes in from the rain. “The largest coffee,” he says.

In the evening Maya counts the money in the kitchen and sighs.

The next morning a long line waits in the street: Tom has told everybody.`;

export const narrativeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your story' });
export const splitButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Split (into scenes|again)$/ });
export const sceneList = (page: Page): Locator => page.getByRole('list', { name: 'Scenes' });
export const sceneNames = (page: Page): Locator => page.getByRole('textbox', { name: /^Name of scene/ });
export const castList = (page: Page): Locator => page.getByRole('list', { name: 'Characters & Products' });
export const createButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Create storyboard frames/ });
export const frameList = (page: Page): Locator => page.getByRole('list', { name: 'Storyboard frames' });
export const framesIn = (page: Page, status: string): Locator =>
  frameList(page).getByRole('listitem').filter({ hasText: status });

export async function openStory(page: Page, query = ''): Promise<void> {
  await page.goto(`/create/story-wizard${query}`);
  await page.getByRole('navigation', { name: 'Steps of your story' }).waitFor();
}

/** Goes from an empty wizard to drawn characters and products. Returns the story's id. */
export async function splitStory(page: Page, text = storyText): Promise<string> {
  await openStory(page);
  await narrativeField(page).fill(text);
  await splitButton(page).click();
  await expect(page).toHaveURL(/\?script=/);
  const id = new URL(page.url()).searchParams.get('script')!;
  await expect(createButton(page)).toBeEnabled({ timeout: 150_000 });
  return id;
}

/** On a phone the styles scroll horizontally and may be covered by the action bar. */
export async function chooseStyle(page: Page, name: string): Promise<void> {
  const style = page.getByRole('radio', { name, exact: true });
  await style.focus();
  await style.press('Space');
  await expect(style).toBeChecked();
}

/** Waits for the storyboard preview. Returns the storyboard's id. */
export async function expectPreview(page: Page): Promise<string> {
  await page.waitForURL(/\/wizard\/storyboard-preview\?gen=/, { timeout: 150_000 });
  // The URL changes before the page does; going Back too early would reach a wizard that is still
  // open.
  await page.getByRole('list', { name: 'Frames of your story' }).waitFor();
  return new URL(page.url()).searchParams.get('gen')!;
}
