import { expect, test } from '@playwright/test';
import { startAnalyticsSink, type AnalyticsSink } from '../helpers/analytics-sink.ts';
import type { Person } from '../helpers/api.ts';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { collectComplaints } from './complaints.ts';
import { chooseAvatar, typeHook } from './steps/create-video.ts';
import { openSession } from './steps/open-session.ts';
import { signInAs } from './steps/sign-up.ts';

const token = 'token-of-a-test';
const hookText = 'Nobody tells you this.';
let sink: AnalyticsSink;
let app: RunningApp;
let person: Person;

test.beforeAll(async () => {
  sink = await startAnalyticsSink();
  app = await startApp({ environment: { MIXPANEL_TOKEN: token, MIXPANEL_API_HOST: sink.url } });
  person = await app.api.signIn('Ada Counted');
  await person.buy('starter');
});
test.afterAll(async () => {
  await app?.stop();
  await sink?.close();
});
test.beforeEach(() => {
  sink.events.length = 0;
});

/** Sorted by time, because batches may arrive out of order. */
const named = (event: string) =>
  sink.events
    .filter((entry) => entry.event === event)
    .toSorted((a, b) => Number(a.properties.time) - Number(b.properties.time));
const valuesOf = (event: string, property: string) =>
  named(event).map(({ properties }) => properties[property]);

test('page views, steps and hook events arrive without private data @lists-024', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.url });
  const complaints = await collectComplaints(context);
  await openSession(context, person.token);
  const page = await context.newPage();
  await page.goto('/my-videos');
  await page.getByText('No videos found').waitFor();
  await page.getByRole('link', { name: 'Create Video' }).last().click();
  await chooseAvatar(page, 'Maya');
  await typeHook(page, hookText);
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByRole('button', { name: 'Use This Hook' }).click({ timeout: 150_000 });
  await page.getByText('Choose a video').waitFor();

  await expect.poll(() => valuesOf('Creator Step Viewed', 'Step')).toEqual(['hook', 'upload']);
  await expect.poll(() => named('Hook Progress').length).toBe(10);
  expect(valuesOf('Page View', 'Page Name')).toEqual(['my videos', 'video creator']);
  expect(named('Hook Started').map(({ properties }) => properties.Template)).toEqual(['maya']);
  expect(named('Hook Completed')).toHaveLength(1);
  // Batches may arrive out of order; each event carries its time.
  const percents = valuesOf('Hook Progress', 'Percent').map(Number);
  expect(percents.toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(named('$mp_web_page_view').length).toBeGreaterThan(0);

  for (const { properties } of sink.events) expect(properties.token).toBe(token);
  const last = sink.events.at(-1)!.properties;
  expect(last.$user_id).toBe(person.userId);
  const everything = JSON.stringify(sink.events);
  for (const secret of [hookText, 'Ada', 'example.com', person.token, 'generationId='])
    expect(everything).not.toContain(secret);
  expect(complaints).toEqual([]);
  await context.close();
});

test('signing in identifies the user, and signing out resets the identity @lists-025', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: app.url });
  await page.goto('/login');
  await signInAs(page, 'Bo Visitor');
  await page.waitForURL((url) => url.pathname === '/');
  // Leaving a page before its analytics script has loaded loses the page view.
  const views = () => valuesOf('Page View', 'Page Name');
  await expect.poll(views, { timeout: 60_000 }).toEqual(['login', 'home']);
  await page.goto('/wallet');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(views, { timeout: 60_000 }).toEqual(['login', 'home', 'wallet', 'home']);
  await page.goto('/login');
  await page.getByLabel('E-mail').waitFor();
  await expect.poll(views, { timeout: 60_000 }).toEqual(['login', 'home', 'wallet', 'home', 'login']);
  const [first, , known, , gone] = named('Page View').map(({ properties }) => properties);
  expect(first!.$user_id).toBeUndefined();
  expect(known!.$user_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(gone!.$user_id).toBeUndefined();
  expect(gone!.$device_id).not.toBe(first!.$device_id);
  await page.close();
});

test('guests on static pages are counted without loading the app @shell-006', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: app.url });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const seen = () => valuesOf('Page View', 'Page Name');
  await page.goto('/');
  // The counting script loads when the page is idle, so a visit that is too short is not counted.
  await expect.poll(seen).toEqual(['home']);
  await page.goto('/refund-policy', { waitUntil: 'networkidle' });
  await expect.poll(seen).toEqual(['home', 'refund policy']);
  expect(scripts.filter((url) => /\/bundle\/app-/.test(url))).toEqual([]);
  await page.close();
});

test('an unreachable analytics sink does not break the app @lists-026', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: app.url });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route(`${sink.url}/**`, (route) => route.abort());
  await page.goto('/login');
  await signInAs(page, 'Cy Unseen');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create a video' })).toBeVisible();
  expect(thrown).toEqual([]);
  expect(sink.events).toEqual([]);
  await page.close();
});

test('without a token nothing is loaded and nothing is sent @lists-027', async ({ browser }) => {
  const quiet = await startApp({ environment: { MIXPANEL_API_HOST: sink.url } });
  try {
    const page = await browser.newPage({ baseURL: quiet.url });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await signInAs(page, 'Di Quiet');
    await page.waitForURL((url) => url.pathname === '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => new URL(url).origin !== quiet.url)).toEqual([]);
    expect(asked.filter((url) => url.includes('mixpanel'))).toEqual([]);
    expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('mp'))`)).toEqual([]);
    const policy = (await fetch(quiet.url)).headers.get('content-security-policy');
    expect(policy).not.toContain(sink.url);
    expect((await fetch(app.url)).headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${sink.url};`,
    );
    await page.close();
  } finally {
    await quiet.stop();
  }
});
