import type { Browser, Page } from '@playwright/test';
import type { Person } from '../../helpers/api.ts';
import type { RunningApp } from '../../helpers/running-app.ts';
import { openSession } from './open-session.ts';

/** A page of somebody who may edit, as everybody may in the embedded mode. The context is closed with the page. */
export async function openAsEditor(
  browser: Browser,
  app: RunningApp,
): Promise<{ page: Page; person: Person }> {
  const person = await app.api.signIn();
  const context = await browser.newContext({ baseURL: app.url });
  await openSession(context, person.token);
  const page = await context.newPage();
  // After a file's last story the browser may be gone first.
  page.on('close', () => void context.close().catch(() => {}));
  return { page, person };
}
