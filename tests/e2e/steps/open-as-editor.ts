import type { Browser, Page } from '@playwright/test';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';
import { openSession } from './open-session.ts';

/** Opens a page as an editor, which every user is in embedded mode. The context is closed with the page. */
export async function openAsEditor(
  browser: Browser,
  app: RunningApp,
): Promise<{ page: Page; person: Person }> {
  const person = await app.api.signIn();
  const context = await browser.newContext({ baseURL: app.url });
  await openSession(context, person.token);
  const page = await context.newPage();
  // The browser may already be closed after the last test of a file.
  page.on('close', () => void context.close().catch(() => {}));
  return { page, person };
}
