import { expect } from '@playwright/test';
import { startTry } from '#contract/calls/tries.ts';
import { test } from './app-test.ts';
import { collectComplaints } from './complaints.ts';
import { choosePackage, pay } from './steps/buy-credits.ts';
import { signInAs } from './steps/sign-up.ts';
import { screens } from './tour.ts';

test('a guest on a phone types a line, sees it on the picture, hears the voice and watches a preview @try-005', async ({
  browser,
  app,
}) => {
  test.setTimeout(480_000);
  const context = await browser.newContext({ baseURL: app.url, viewport: screens.phone });
  const complaints = await collectComplaints(context);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  const section = page.locator('#try');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-try', 'ready');
  await section.getByLabel('Your line').fill('Hello there');
  await section.getByRole('radio', { name: 'Kai' }).check();
  await expect(section.locator('svg text')).toHaveText(['HELLO THERE']);
  const create = section.getByRole('link', { name: 'Make the whole video' });
  await expect(create).toHaveAttribute('href', '/create/video/ugc?templateId=kai');
  const voice = page.waitForResponse('**/api/tries/voice');
  await section.getByRole('button', { name: 'Hear it' }).click();
  expect((await voice).headers()['content-type']).toBe('audio/mp4');
  const show = section.getByRole('button', { name: 'Show me' });
  const frame = section.locator('[data-frame]');
  await show.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await frame.boundingBox();
  await show.click();
  await expect(section.locator('[data-progress]')).toBeVisible();
  await expect(frame).toBeInViewport({ ratio: 0.8 });
  await expect(section.getByText('Here is your preview.')).toBeVisible({ timeout: 150_000 });
  await expect(section.locator('[data-progress]')).toBeHidden();
  const preview = section.getByLabel('Your preview');
  await expect(preview).toBeInViewport({ ratio: 0.7 });
  // It is drawn beside the button that was pressed, and nothing has moved.
  const button = (await show.boundingBox())!;
  expect(place!.y).toBeLessThan(button.y);
  expect(place!.y + place!.height).toBeGreaterThan(button.y + button.height);
  expect(await frame.boundingBox()).toEqual(place);
  // The fixed action lies above the preview.
  const action = page.getByRole('link', { name: 'Make your first video' }).first();
  await preview.evaluate((video) => video.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await action.click({ trial: true });
  await section.getByLabel('Your line').fill('🎉');
  await section.getByRole('button', { name: 'Show me' }).click();
  await expect(section.getByText('There is nothing to speak in this text.')).toBeVisible();
  await page.route(`**${startTry.path}`, (route) =>
    route.fulfill({ status: 429, json: { error: 'too_many_tries', message: '' } }),
  );
  await section.getByRole('button', { name: 'Show me' }).click();
  await expect(section.getByText('Take a short break, or sign up')).toBeVisible();
  const actionTop = (await page.getByRole('link', { name: 'Make your first video' }).first().boundingBox())!
    .y;
  const bottomOf = async () => {
    const { y, height } = (await frame.boundingBox())!;
    return y + height;
  };
  await page.evaluate(
    `scrollBy({ top: ${(await bottomOf()) - screens.phone.height + 20}, behavior: 'instant' })`,
  );
  expect(await bottomOf()).toBeGreaterThan(actionTop);
  await show.dispatchEvent('click');
  await expect.poll(bottomOf).toBeLessThan(actionTop);
  // The browser logs the two refused responses.
  expect(complaints.filter((complaint) => !/422|429/.test(complaint))).toEqual([]);
  await context.close();
});

test('a visitor’s line and presenter arrive in the creator after signing up and paying, and survive reloads @shell-032', async ({
  page,
}) => {
  const openTry = async () => {
    const section = page.locator('#try');
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute('data-try', 'ready');
    return section;
  };
  await page.goto('/');
  const first = await openTry();
  await first.getByLabel('Your line').fill('Your coffee lies to you.');
  await first.getByRole('radio', { name: 'Rosa' }).check();
  await page.reload();
  const section = await openTry();
  await expect(section.getByLabel('Your line')).toHaveValue('Your coffee lies to you.');
  await expect(section.getByRole('radio', { name: 'Rosa' })).toBeChecked();
  await expect(section.locator('svg text').first()).toHaveText(/YOUR COFFEE/);
  await section.getByRole('link', { name: 'Make the whole video' }).click();
  await signInAs(page, 'Vera Visitor');
  await page.getByRole('radio', { name: /^Starter, / }).waitFor();
  await page.reload();
  await choosePackage(page, 'Starter');
  await pay(page);
  const words = page.getByRole('textbox', { name: 'Hook text' });
  await expect(words).toHaveValue('Your coffee lies to you.');
  await expect(page.getByRole('button', { name: /Rosa/, pressed: true }).first()).toBeVisible();
  await page.reload();
  await expect(words).toHaveValue('Your coffee lies to you.');
  // A line that was deleted here stays deleted.
  await words.fill('');
  await page.reload();
  await expect(words).toHaveValue('');
});

for (const [reducedMotion, plays] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`the try works by keys alone; with motion "${reducedMotion}" the preview ${plays ? 'plays' : 'stands still'} @try-006`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: screens.desktop, reducedMotion });
    const page = await context.newPage();
    const preview = {
      id: crypto.randomUUID(),
      status: 'completed',
      ahead: 0,
      videoUrl: '/assets/showcase/planner.mp4',
    };
    let current = { ...preview, status: 'waiting', ahead: 2, videoUrl: null as string | null };
    await page.route(`**${startTry.path}`, (route) => route.fulfill({ status: 202, json: preview }));
    await page.route(`**${startTry.path}/${preview.id}`, (route) => route.fulfill({ json: current }));
    await page.goto('/');
    const section = page.locator('#try');
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute('data-try', 'ready');
    const focused = section.locator(':focus');
    await section.getByLabel('Your line').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Hello keys');
    await expect(section.locator('svg text')).toHaveText(['HELLO KEYS']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('radio', { name: 'Desmond' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Hear it');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Show me');
    await page.keyboard.press('Enter');
    const status = section.getByRole('status');
    await expect(status).toHaveText('2 previews are ahead of yours: about 60 seconds.');
    current = { ...current, ahead: 0 };
    await expect(status).toHaveText('Your preview is next. It usually takes less than a minute.');
    await expect(section.locator('[data-frame]')).toBeInViewport({ ratio: 0.8 });
    current = preview;
    await expect(status).toHaveText('Here is your preview.');
    const video = section.getByLabel('Your preview');
    await expect(video).toBeInViewport({ ratio: 0.7 });
    await expect
      .poll(() => video.evaluate<boolean, HTMLVideoElement>((element) => element.readyState >= 2))
      .toBe(true);
    await expect
      .poll(() => video.evaluate<boolean, HTMLVideoElement>((element) => !element.paused))
      .toBe(plays);
    await expect(section.getByRole('button', { name: 'Play it again' })).toBeVisible({ visible: !plays });
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText('Make the whole video');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/signup/);
    await context.close();
  });
}
