import { expect, type Page, type Request } from '@playwright/test';
import { taskStreamPath } from '#contract/tasks.ts';
import { withPausedWorker } from '../helpers/pause-worker.ts';
import { startShortHook } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { openSession } from './steps/open-session.ts';

/** Tracks this page's open event-stream connections in `open`. */
function countStreams(page: Page, open: Set<Request>): void {
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/sse/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

test('three tabs share one event-stream connection, and another tab takes over when its holder closes', async ({
  app,
  browser,
}) => {
  const person = await app.api.signIn('Ada of the tabs');
  await person.buy('starter');
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  await openSession(context, person.token);
  const open = new Set<Request>();
  const pages: Page[] = [];
  // The hook must not be finished before its tabs are open.
  await withPausedWorker(app, async () => {
    const { generationId } = await startShortHook(person);
    for (let count = 0; count < 3; count += 1) {
      const page = await context.newPage();
      countStreams(page, open);
      await page.goto(`/create/video/ugc?generationId=${generationId}&step=hook`);
      await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Stop! Buy milk.');
      pages.push(page);
    }
    await expect.poll(() => open.size).toBe(1);
    expect([...open].map((request) => new URL(request.url()).pathname)).toEqual([taskStreamPath]);
  });

  // Closing the tab that holds the connection must not interrupt the others.
  const holder = pages.find((page) => [...open].some((request) => request.frame().page() === page))!;
  await holder.close();
  open.clear();
  const others = pages.filter((page) => page !== holder);
  for (const page of others)
    await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible({ timeout: 300_000 });
  expect(open.size).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
  await context.close();
});
