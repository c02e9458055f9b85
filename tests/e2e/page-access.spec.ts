import { expect, type Browser, type Page } from '@playwright/test';
import { pagePatterns } from '#contract/pages.ts';
import { startShortHook } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { openSession } from './steps/open-session.ts';

type PagePattern = (typeof pagePatterns)[number];
/** Where a visitor ends up: on the page itself, at a path, or at a guard's page. */
type Arrival = 'here' | 'login' | 'signup' | 'paywall' | `/${string}`;
type Row = {
  /** The path to open if the pattern has parameters. */
  address?: string;
  /** The page's title. */
  title: string;
  signedOut: Arrival;
  signedIn: Arrival;
  tooFewCredits: Arrival;
  /** The path after the page has found nothing under its id. */
  settled?: `/${string}`;
};

const open = (title: string, address?: string): Row => ({
  title,
  signedOut: 'here',
  signedIn: 'here',
  tooFewCredits: 'here',
  ...(address === undefined ? {} : { address }),
});
const guestsOnly = (title: string): Row => ({ title, signedOut: 'here', signedIn: '/', tooFewCredits: '/' });
const loginRequired = (title: string, address?: string): Row => ({
  ...open(title, address),
  signedOut: 'login',
});
const creation = (title: string): Row => ({
  title,
  signedOut: 'signup',
  signedIn: 'here',
  tooFewCredits: 'paywall',
});
/** A redirect to a creation page, whose guard applies. */
const leadsTo = (target: `/${string}`, title: string, address?: string): Row => ({
  ...creation(title),
  ...(address === undefined ? {} : { address }),
  signedIn: target,
});

/** The story does not exist, so the wizard clears the query. */
const leadsToStory = (address: string): Row => ({
  ...leadsTo('/create/story-wizard?script=script-7', 'story wizard', address),
  settled: '/create/story-wizard',
});

/** The route table of the specification, plus the pages mentioned in its text. */
const table: Record<PagePattern, Row> = {
  '/': open('home'),
  '/about': open('about'),
  '/contact': open('contact'),
  '/login': guestsOnly('login'),
  '/register': guestsOnly('register'),
  '/signup': guestsOnly('Get Started'),
  '/my-videos': loginRequired('my videos'),
  '/my-hooks': loginRequired('my hooks'),
  '/billing': loginRequired('billing'),
  '/wallet': loginRequired('wallet'),
  '/account': loginRequired('account'),
  '/brand-kit': loginRequired('brand kit'),
  '/onboarding/paywall': { ...open('Get Credits'), signedOut: '/signup' },
  '/checkout/sandbox/:paymentId': loginRequired('Checkout', '/checkout/sandbox/nothing'),
  '/checkout/sandbox-card': open('Card details'),
  '/create/video': leadsTo('/create/video/ugc', 'video creator'),
  '/create/video/ugc': creation('video creator'),
  '/create/video/broll': creation('B-roll creator'),
  '/create/video/greenscreen': creation('greenscreen creator'),
  '/create/reel': creation('reel creator'),
  '/create/story-wizard': creation('story wizard'),
  '/wizard/storyboard-preview': loginRequired('storyboard preview', '/wizard/storyboard-preview?gen=board-7'),
  '/wizard/story-generation/:scriptRefId': leadsToStory('/wizard/story-generation/script-7'),
  '/story/generation-progress': leadsToStory('/story/generation-progress?scriptRefId=script-7'),
  '/templates': loginRequired('templates'),
  '/templates/add': loginRequired('add template'),
  '/templates/:templateId/edit': loginRequired('edit template', '/templates/maya/edit'),
  '/templates/upload': loginRequired('upload reference video'),
  '/categories': loginRequired('categories'),
  '/categories/add': loginRequired('add category'),
  '/categories/:categoryId': loginRequired('category', '/categories/marketing'),
  '/categories/:categoryId/edit': loginRequired('edit category', '/categories/marketing/edit'),
  '/blog': open('blog list'),
  '/blog/create': loginRequired('blog creator'),
  // A post's title is the page title.
  '/blog/:postId': open('Write the hook for the ear, not for the page', '/blog/write-the-hook-for-the-ear'),
  '/share/:generationId': open('shared video', '/share/nothing'),
  '/privacy-policy': open('privacy policy'),
  '/refund-policy': open('refund policy'),
  '/terms': open('terms'),
  '/video-creator': leadsTo('/create/video/ugc', 'video creator'),
  '/hook-generator': leadsTo('/create/video/ugc', 'video creator'),
};

const guardTitles = { login: 'login', signup: 'Get Started', paywall: 'Get Credits' } as const;
const addressOf = (pattern: PagePattern): string => table[pattern].address ?? pattern;

/** The path that a guard stores: the final page after the pattern's own redirects. */
function targetOf(pattern: PagePattern): string {
  const { signedIn } = table[pattern];
  return signedIn.startsWith('/') ? signedIn : addressOf(pattern);
}

/** A creator adds its first step to the URL. */
const firstSteps: Record<string, string> = {
  '/create/video/ugc': '?step=hook',
  '/create/video/greenscreen': '?step=upload',
  '/create/video/broll': '?step=photos',
  '/create/reel': '?step=brand',
};
const opened = (address: string): string => `${address}${firstSteps[address] ?? ''}`;

function expectedAddress(pattern: PagePattern, arrival: Arrival): string {
  if (arrival === 'here') return opened(addressOf(pattern));
  if (arrival === 'paywall') return '/onboarding/paywall';
  if (arrival === 'login' || arrival === 'signup')
    return `/${arrival}?redirect=${encodeURIComponent(targetOf(pattern))}`;
  return opened(arrival);
}

function expectedTitle(pattern: PagePattern, arrival: Arrival): string {
  const title =
    arrival in guardTitles
      ? guardTitles[arrival as keyof typeof guardTitles]
      : arrival === '/'
        ? 'home'
        : arrival === '/signup'
          ? guardTitles.signup
          : table[pattern].title;
  return `${title} | Hookline`;
}

/** The return path that each guard stores; the paywall stores the whole path without adding it to its URL. */
function expectedMemory(pattern: PagePattern, arrival: Arrival): Record<string, string> {
  if (arrival === 'paywall') return { redirectAfterPurchase: targetOf(pattern) };
  const isSentToSignIn = arrival === 'login' || arrival === 'signup' || arrival === '/signup';
  return isSentToSignIn ? { redirectAfterLogin: targetOf(pattern) } : {};
}

type Visitor = 'signedOut' | 'signedIn' | 'tooFewCredits';

/** Users change pages inside the app, which takes a fifth of a load; guests load each, as some of theirs have no app. */
const visit = (page: Page, who: Visitor, address: string): Promise<unknown> =>
  who === 'signedOut'
    ? page.goto(address)
    : page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);

async function walk(page: Page, who: Visitor): Promise<void> {
  await page.goto('/about');
  if (who !== 'signedOut') await page.getByRole('button', { name: /^Account of / }).waitFor();
  for (const pattern of pagePatterns) {
    const arrival = table[pattern][who];
    await page.evaluate('sessionStorage.clear()');
    await visit(page, who, addressOf(pattern));
    await expect.soft(page, `${who} at ${pattern}`).toHaveTitle(expectedTitle(pattern, arrival));
    // Polled, because a creator adds its step to the URL only after its code has loaded.
    const { settled } = table[pattern];
    await expect
      .soft(page, `${who} at ${pattern}`)
      .toHaveURL(who === 'signedIn' && settled ? settled : expectedAddress(pattern, arrival));
    const memory = await page.evaluate<Record<string, string>>(
      `Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('redirect')))`,
    );
    expect.soft(memory, `${who} at ${pattern}`).toEqual(expectedMemory(pattern, arrival));
  }
}

async function openAs(browser: Browser, url: string, token: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  if (token !== null) await openSession(context, token);
  return context.newPage();
}

test('every page admits a guest or redirects them, with the right title @shell-001', async ({
  browser,
  app,
}) => {
  const page = await openAs(browser, app.url, null);
  await walk(page, 'signedOut');
  await page.context().close();
});

test('every page except the guest-only ones opens for a user with credits @shell-002', async ({
  browser,
  app,
}) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const page = await openAs(browser, app.url, person.token);
  await walk(page, 'signedIn');
  await page.context().close();
});

test('only creation pages redirect a user without credits to the paywall @shell-003', async ({
  browser,
  app,
}) => {
  const page = await openAs(browser, app.url, (await app.api.signIn()).token);
  await walk(page, 'tooFewCredits');
  await page.context().close();
});

/** Every creation page except the hook video creator, with a generation id in its query. */
const withGeneration = (generationId: string): string[] =>
  ['/create/video/broll', '/create/video/greenscreen', '/create/reel', '/create/story-wizard'].map(
    (page) => `${page}?generationId=${generationId}`,
  );

test('without credits the creator opens only for the user’s own video @shell-016', async ({
  browser,
  app,
}) => {
  const person = await app.api.signIn();
  const page = await openAs(browser, app.url, person.token);
  const paywall = page.getByRole('heading', { name: 'Get credits', exact: false, level: 1 });
  const header = page.getByRole('banner');
  const stranger = await app.api.signIn();
  await stranger.buy('starter');
  const { generationId } = await startShortHook(stranger);
  await page.goto('/about');
  for (const address of [
    '/create/video/ugc?generationId=3f8e1a52-8a54-4f63-9f0e-0f0d3c1b2a10',
    `/create/video/ugc?generationId=${generationId}&step=upload`,
    `/create/video?generationId=${generationId}`,
    ...withGeneration(generationId),
  ]) {
    await visit(page, 'tooFewCredits', '/about');
    await expect(header.getByRole('link', { name: 'Get credits' })).toBeVisible();
    await visit(page, 'tooFewCredits', address);
    await page.waitForURL('**/onboarding/paywall');
    await expect(paywall).toBeVisible();
    await expect(page.getByText('To create a video you need at least 10 credits.')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Get credits' })).toHaveCount(0);
  }
  await page.context().close();
  const own = await openAs(browser, app.url, stranger.token);
  await own.goto(`/create/video/ugc?generationId=${generationId}`);
  await own.waitForURL(`**/create/video/ugc?generationId=${generationId}&step=upload`);
  for (const address of withGeneration(generationId)) {
    await visit(own, 'tooFewCredits', '/about');
    await own.waitForURL('**/about');
    await visit(own, 'tooFewCredits', address);
    await own.waitForURL('**/onboarding/paywall');
  }
  await own.context().close();
});

test('a guest-only page redirects a signed-in user to the stored page @shell-018', async ({
  browser,
  app,
}) => {
  const page = await openAs(browser, app.url, (await app.api.signIn()).token);
  await page.goto('/about');
  await page.evaluate(`sessionStorage.setItem('redirectAfterLogin', '/my-hooks')`);
  await page.goto('/signup');
  await page.waitForURL('**/my-hooks');
  await page.context().close();
});

test('a sufficient balance is cached for five minutes, then read again @shell-017', async ({
  browser,
  app,
}) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  const page = await openAs(browser, app.url, person.token);
  await page.clock.install();
  await page.goto('/create/story-wizard');
  await page.getByRole('heading', { name: 'Craft Your Story' }).waitFor();
  let asked = 0;
  await page.route('**/api/wallet', async (route) => {
    asked += 1;
    await route.continue();
  });
  const leaveAndReturn = async (): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { name: 'Blog', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Craft Your Story' }).waitFor();
  };
  await leaveAndReturn();
  expect(asked).toBe(0);
  // The clock also runs by itself: a slow machine takes more than ten seconds for the way there and back.
  await page.clock.fastForward('04:00');
  await leaveAndReturn();
  const soon = asked;
  await page.clock.fastForward('05:10');
  await leaveAndReturn();
  expect({ soon, later: asked > soon }).toEqual({ soon: 0, later: true });
  await page.context().close();
});
