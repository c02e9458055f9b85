import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readGeneration } from '#contract/calls/generations.ts';
import { addAudio, addProduct, chooseAudio } from '#contract/calls/video-parts.ts';
import { readHookStatus, startHookComponent } from '#contract/calls/hooks.ts';
import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../helpers/api.ts';
import { makeClip, makeMusic } from '../helpers/sample-media.ts';
import { hookEnd, videoEnd } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { chooseAvatar, chooseFile, clickContinue, typeHook } from './steps/create-video.ts';
import { makeClipVideo, makeHookOwner, makeHookVideo } from './steps/hook-owner.ts';
import { generationIdOf, openCreator, signIn, signInWithCredits } from './steps/open-creator.ts';
import { openUploadStep } from './steps/open-upload-step.ts';

let clip: string;
let music: string;
test.beforeAll(async ({ folder }) => {
  clip = await makeClip(path.join(folder, 'lamp.mp4'), { seconds: 2, size: '320x240', rate: 15 });
  music = await makeMusic(path.join(folder, 'calm.mp3'), 8);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const steps = {
  hook: 'Start with a hook',
  upload: 'Add your product clip',
  music: 'Do you need background music for your video?',
  ready: 'Your video is ready',
};
const credits = (person: Person) => person.call(readWallet);

test('a saved video resumes at its current step, even without the tab’s session storage @creator-003', async ({
  page,
  hookOwner,
}) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const generationId = await makeHookVideo(hookOwner);
  const params = { generationId };
  const open = () => openCreator(page, `?generationId=${generationId}`);
  await open();
  await expect(heading(page, steps.upload)).toBeVisible();

  const upload = await person.upload(clip);
  await person.call(addProduct, { params, body: { videoFileId: upload.id } });
  await page.evaluate('sessionStorage.clear(); sessionStorage.setItem("seen", "1")');
  await open();
  await expect(heading(page, steps.music)).toBeVisible();

  const sound = await person.upload(music, 'audio');
  await person.call(addAudio, { params, body: { audioFileId: sound.id, volume: 40 } });
  await person.call(chooseAudio, { params, body: { audioSource: 'none' } });
  await videoEnd(person, generationId);
  await open();
  await expect(heading(page, steps.ready)).toBeVisible();
  await page.reload();
  await expect(heading(page, steps.ready)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Video' })).toBeEnabled();
});

test('addresses of unknown videos and templates start a new one; the counter is a suggestion only @creator-005', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  await test.step('an unknown generationId shows an error and starts a new video @states-007', async () => {
    await openCreator(page, '?generationId=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Could not load the saved generation. Starting a new one.')).toBeVisible();
    await expect(heading(page, steps.hook)).toBeVisible();
    await expect(page).not.toHaveURL(/generationId/);
  });

  await test.step('an unknown templateId disables Generate until an avatar is chosen', async () => {
    await openCreator(page, '?templateId=nobody');
    const notice = page.getByRole('alert').filter({ hasText: 'This template no longer exists.' });
    await expect(notice).toBeVisible();
    await typeHook(page, 'Stop! Buy milk.');
    await expect(page.getByRole('button', { name: 'Generate hook' })).toBeDisabled();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    await chooseAvatar(page, 'Kai');
    await expect(page.getByRole('button', { name: 'Generate hook' })).toBeEnabled();
  });

  await test.step('long texts are counted, and the overlay is shown unless hidden', async () => {
    await typeHook(page, '');
    await expect(page.getByRole('radio', { name: 'Show text overlay' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeDisabled();
    const long = 'Stop scrolling and look at this. '.repeat(6).trim();
    await typeHook(page, long);
    const counter = page.getByText(`${long.length}/150 characters`);
    await expect(counter).toHaveCSS('color', 'rgb(138, 90, 0)');
    await typeHook(page, 'Stop! '.repeat(200));
    await expect(
      page.getByText('This hook is too long. Please keep it under 1,000 characters.'),
    ).toBeVisible();
    await typeHook(page, long);
    await expect(page.getByText(/^This hook is too long/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Continue 10 credits' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Generate hook', exact: true })).toBeEnabled();
    const overlay = page.locator('svg[viewBox="0 0 720 1280"]');
    await expect(overlay).toBeVisible();
    const loss = page.getByText('The overlay shows the first four lines. The rest is only spoken.');
    await expect(loss).toBeVisible();
    await page.getByRole('radio', { name: 'Hide text overlay' }).check();
    await expect(overlay).toHaveCount(0);
    await expect(loss).toHaveCount(0);
  });
});

test('hook text, overlay choice and music survive a reload @validation-003', async ({ page, hookOwner }) => {
  await signIn(page, hookOwner.person);
  await openCreator(page, '?templateId=kai');
  await typeHook(page, 'Not sent yet');
  await page.getByRole('radio', { name: 'Hide text overlay' }).check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Not sent yet');
  await expect(page.getByRole('radio', { name: 'Hide text overlay' })).toBeChecked();

  const generationId = await makeClipVideo(hookOwner, clip);
  await openCreator(page, `?generationId=${generationId}`);
  await expect(page.getByText('Please select whether you want to add background music.')).toBeVisible();
  await test.step('choosing music without a file blocks the step and shows an error @creator-024', async () => {
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
    await page.getByRole('radio', { name: 'Yes, Add Music' }).click();
    await clickContinue(page);
    const missing = page.getByText('Please upload an audio file for background music.');
    await expect(missing).toBeInViewport();
    const [notice, picker] = [
      await missing.boundingBox(),
      await page.getByText('MP3, WAV, M4A').boundingBox(),
    ];
    expect(notice!.y).toBeLessThan(picker!.y);
    await page.getByRole('button', { name: 'Preview & Download' }).click();
    await expect(
      page.getByText('Please select background music or upload your own audio file'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go to Music' }).click();
    await expect(heading(page, steps.music)).toBeVisible();
  });

  await chooseFile(page, music);
  await expect(page.getByText('Uploaded and ready')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes, Add Music' })).toBeChecked();
  await expect(page.getByText('calm.mp3', { exact: true })).toBeVisible();
  await expect(page.getByText('Music volume: 75%')).toBeVisible();
});

test('the smallest phone shows the step name and every mood untruncated', async ({ page, hookOwner }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openUploadStep(page, hookOwner);
  await page.getByText('2 of 4').waitFor();
  const [name, chip] = [
    await page.getByText('2 of 4').boundingBox(),
    await page.getByRole('button', { name: 'Hook ready' }).boundingBox(),
  ];
  expect(chip!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
  await chooseFile(page, clip);
  await clickContinue(page);
  await page.getByRole('radio', { name: 'Yes, Add Music' }).click();
  const mood = page.getByText('Uplifting, corporate, confident');
  await mood.waitFor();
  expect(await mood.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('on a phone the frame keeps its size while a hook starts, and a reload keeps an unused hook @fix-013', async ({
  page,
  hookOwner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, hookOwner.person);
  const frame = page.getByRole('region', { name: 'Preview of your hook' });
  const width = async () => (await frame.boundingBox())!.width;
  // The widest frame that leaves room for the column of takes beside it.
  const large = 390 - 32 - 84 - 14;
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! This lamp reads your mood.');
  expect(await width()).toBeLessThan(large);
  await page.route(`**${startHookComponent.path}`, () => undefined);
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect.poll(width).toBeCloseTo(large, 1);

  const generationId = await makeHookVideo(hookOwner);
  await openCreator(page, `?generationId=${generationId}&step=hook`);
  const use = page.getByRole('button', { name: 'Use This Hook' });
  await expect(use).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${readHookStatus.path.replace(':hookId', '*')}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(`
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.reload();
  await frame.waitFor();
  expect(await width()).toBeCloseTo(large, 1);
  await expect(use).toHaveCount(0);
  release();
  await expect(use).toBeVisible();
  expect(await page.evaluate<number>('window.shifts')).toBeLessThan(0.1);
});

test('a new video offers to continue the unfinished draft, and Start new dismisses the offer @fix-009', async ({
  page,
  hookOwner,
}) => {
  await signIn(page, hookOwner.person);
  const generationId = await makeHookVideo(hookOwner);
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  const draft = page.getByRole('region', { name: 'Your draft' });
  await expect(draft).toContainText('You have not finished your video');
  await typeHook(page, 'Another idea');
  await expect(draft).toBeVisible();
  await draft.getByRole('link', { name: 'Continue your draft' }).click();
  await expect(heading(page, steps.upload)).toBeVisible();
  expect(await generationIdOf(page)).toBe(generationId);

  await page.evaluate('sessionStorage.clear()');
  await openCreator(page);
  await draft.getByRole('button', { name: 'Start new' }).click();
  await expect(draft).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Select Avatar' }).waitFor();
  await expect(draft).toHaveCount(0);
});

test('going offline while a hook is generated shows a notice, and the page resumes once online @states-036', async ({
  page,
  app,
  context,
}) => {
  const person = await signInWithCredits(page, app);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! This lamp reads your mood.');
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByText(/^Generating Video Hook/).waitFor();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  const { hook_generation_id: hookId } = await person.call(readGeneration, {
    params: { generationId: await generationIdOf(page) },
  });
  // The hook completes while this page is offline.
  expect((await hookEnd(person, hookId!)).status).toBe('completed');
  await expect(page.getByText(/^Generating Video Hook/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible();
  expect(await credits(person)).toMatchObject({ balance: 50, held: 0 });
});

test('two tabs on the same video show the same state @states-038', async ({ page, context, hookOwner }) => {
  const { person } = hookOwner;
  await signIn(page, person);
  const generationId = await makeClipVideo(hookOwner, clip);
  await openCreator(page, `?generationId=${generationId}`);
  const other = await context.newPage();
  await signIn(other, person);
  await openCreator(other, `?generationId=${generationId}`);
  await expect(heading(other, steps.music)).toBeVisible();

  await page.getByRole('radio', { name: 'Yes, Add Music' }).click();
  await chooseFile(page, music);
  await expect(page.getByText('Uploaded and ready')).toBeVisible();
  await clickContinue(page);
  await expect(heading(page, steps.ready)).toBeVisible({ timeout: 150_000 });
  await expect(other.getByRole('radio', { name: 'Yes, Add Music' })).toBeChecked();
  await expect(other.getByText('calm.mp3', { exact: true })).toBeVisible();
  await clickContinue(other);
  await expect(heading(other, steps.ready)).toBeVisible();
  const file = (tab: Page) =>
    tab
      .getByRole('region', { name: 'Your finished video' })
      .locator('video')
      .evaluate((video: { currentSrc: string }) => new URL(video.currentSrc).pathname);
  expect(await file(other)).toBe(await file(page));
});

test('Continue uses the existing hook; a new text generates another hook and renders the video again @creator-016', async ({
  page,
  app,
}) => {
  // Its credits are counted.
  const owner = await makeHookOwner(app);
  const { person } = owner;
  await signIn(page, person);
  const generationId = await makeClipVideo(owner, clip);
  const params = { generationId };
  await person.call(chooseAudio, { params, body: { audioSource: 'none' } });
  const before = await videoEnd(person, generationId);
  await openCreator(page, `?generationId=${generationId}`);
  await expect(heading(page, steps.ready)).toBeVisible();
  await page.getByRole('button', { name: 'Hook', exact: true }).click();
  await page.getByRole('button', { name: 'Use This Hook' }).click();
  await expect(heading(page, steps.upload)).toBeVisible();
  expect(await credits(person)).toMatchObject({ balance: 50, held: 0 });

  await page.getByRole('button', { name: 'Hook', exact: true }).click();
  await typeHook(page, 'Wait! Buy two.');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(heading(page, steps.upload)).toBeVisible();
  await clickContinue(page);
  await clickContinue(page);
  await expect(heading(page, steps.ready)).toBeVisible({ timeout: 150_000 });
  const after = await person.call(readGeneration, { params });
  expect(after.components[0]).toMatchObject({ type: 'hook', text: 'Wait! Buy two.', status: 'completed' });
  expect(after.videoUrl!.split('?')[0]).not.toBe(before.videoUrl!.split('?')[0]);
  expect(after.durationSeconds).not.toBe(before.durationSeconds);
  expect(await credits(person)).toMatchObject({ balance: 40, held: 0 });
});

test('a voice can be previewed before paying and is used for the hook, which an edited text does not lose @creator-013', async ({
  page,
  app,
}) => {
  const person = await signInWithCredits(page, app);
  await openCreator(page, '?templateId=maya');
  await typeHook(page, 'Stop! Buy milk.');
  const fold = page.getByRole('button', { name: /^Voice/ });
  await expect(fold).toContainText('Maya’s own');
  const styles = page.getByRole('radiogroup', { name: 'Hook style' });
  await expect(styles.getByRole('radio')).toHaveCount(4);
  await expect(styles.getByRole('radio', { name: 'Casual' })).toBeChecked();
  await styles.getByRole('radio', { name: 'Energetic' }).click();
  await expect(fold).toContainText('Enthusiastic');
  await fold.click();
  await expect(page.getByText('deep, male')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hear Onyx' })).toBeEnabled();
  await page.getByText('Onyx', { exact: true }).click();
  await page.getByText('Serious', { exact: true }).click();
  const preview = page.waitForResponse('**/api/voices/preview');
  await page.getByRole('button', { name: 'Hear this voice' }).click();
  const answer = await preview;
  expect(answer.headers()['content-type']).toContain('audio/mp4');
  expect(answer.request().postDataJSON()).toEqual({
    voice: 'onyx',
    style: 'serious',
    speed: 1,
    script: 'Stop! Buy milk.',
  });
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  expect(await credits(person)).toMatchObject({ balance: 60, held: 0 });

  await page.getByRole('button', { name: 'Generate hook' }).click();
  await expect(page.getByRole('button', { name: 'Use This Hook' })).toBeVisible({ timeout: 150_000 });
  const generationId = await generationIdOf(page);
  expect(await person.call(readHookStatus, { params: { hookId: generationId } })).toMatchObject({
    hookStyle: 'energetic',
    voice: 'onyx',
    style: 'serious',
  });
  await styles.getByRole('radio', { name: 'Minimalist' }).click();
  await expect(page.getByRole('button', { name: 'Generate hook' })).toBeVisible();
  await styles.getByRole('radio', { name: 'Energetic' }).click();
  await page.getByText('Natural', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Generate hook' })).toBeVisible();
  await page.getByText('Serious', { exact: true }).click();
  await page.getByRole('button', { name: 'Use This Hook' }).click();
  await expect(heading(page, steps.upload)).toBeVisible();
  await page.goBack();

  await test.step('another text keeps the old hook and shows a notice in later steps', async () => {
    await typeHook(page, 'Wait! Buy bread.');
    await expect(page.getByRole('button', { name: 'Use This Hook' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hear Maya' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload product video' }).click();
    const notice = page.getByText('Your video still has the hook “Stop! Buy milk.”');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Go to Hook' }).click();
    await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue('Wait! Buy bread.');
    await page.getByRole('button', { name: 'Upload product video' }).click();
    await page.getByRole('button', { name: 'Keep this hook' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hook ready' })).toBeVisible();
  });
  expect(await credits(person)).toMatchObject({ balance: 50, held: 0 });
});

test('quotes, emoji and accents are accepted and shown exactly as typed; cancelling returns the credits at once', async ({
  page,
  app,
}) => {
  const person = await signInWithCredits(page, app);
  const text = '“Déjà vu?” Señora’s café — 🔥 it’s <b>50 %</b> & more!';
  await openCreator(page, '?templateId=ingrid');
  await typeHook(page, text);
  await page.getByRole('button', { name: 'Generate hook' }).click();
  await page.getByText(/^Generating Video Hook/).waitFor();
  const generationId = await generationIdOf(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Your credits are back.')).toBeVisible();
  expect(await credits(person)).toMatchObject({ balance: 60, held: 0 });
  const generation = await person.call(readGeneration, { params: { generationId } });
  expect(generation.components[0]!.text).toBe(text);
  await page.evaluate('sessionStorage.clear(); sessionStorage.setItem("seen", "1")');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Hook text' })).toHaveValue(text);
});

test('avatars play on hover, focus and long press, one at a time; a click selects @creator-004', async ({
  page,
  app,
}) => {
  await signInWithCredits(page, app);
  await openCreator(page);
  await page.getByRole('button', { name: 'Select Avatar' }).click();
  const dialog = page.getByRole('dialog');
  const tile = (name: string) => dialog.getByRole('button', { name });
  const playing = dialog.locator('button[data-playing=true]');
  await tile('Maya').hover();
  await expect(playing).toHaveCount(1);
  await expect(playing).toContainText('Maya');
  await expect(playing).toContainText('Warm and quick');
  await expect
    .poll(() => playing.locator('video').evaluate((video: { currentTime: number }) => video.currentTime))
    .toBeGreaterThan(0.2);
  await page.mouse.move(0, 0);
  await expect(playing).toHaveCount(0);
  await tile('Maya').press('Tab');
  await expect(playing).toHaveCount(1);
  await tile('Kai').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(playing).toContainText('Kai');
  await tile('Kai').dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(playing).toHaveCount(0);
  await tile('Desmond').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hear Desmond' })).toBeVisible();

  await test.step('on the page too, and the last one is preselected for the next video @creator-022', async () => {
    const strip = page.getByRole('region', { name: 'Who says it?' });
    await strip.getByRole('button', { name: 'Kai' }).click();
    await expect(strip.getByRole('button', { name: 'Kai' })).toHaveAttribute('aria-pressed', 'true');
    await typeHook(page, 'Stop! Buy milk.');
    const actions = page.getByRole('button', { name: /^(?:Generate hook|Continue)/ });
    await expect(actions).toHaveCount(2);
    await expect(actions.first()).toHaveText('Generate hook');
    await expect(actions.last()).toContainText('10 credits');
    await expect(page.getByText(/^10 credits, paid once/)).toBeInViewport();
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    await actions.first().click();
    await page.getByText(/^Generating Video Hook/).waitFor();
    await expect(page.getByRole('button', { name: /^Continue/ })).toContainText('Paid');
    await page.evaluate('sessionStorage.clear(); sessionStorage.setItem("seen", "1")');
    await openCreator(page);
    await expect(strip.getByRole('button', { name: 'Kai' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Hear Kai' })).toBeVisible();
  });
});

test('a clip can be dropped anywhere on the Upload step, which lists the accepted formats', async ({
  page,
  hookOwner,
}) => {
  await openUploadStep(page, hookOwner);
  await page.getByText('Which files work?').click();
  await expect(page.getByText('Supported formats: MP4, MOV, AVI')).toBeVisible();
  await expect(page.getByText('Duration between 30 seconds and 3 minutes')).toBeVisible();
  await expect(page.getByText(/up to 10 minutes and 200 MB.*5 to 120 seconds/)).toBeVisible();
  await page.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(64)], 'dropped.mp4', { type: 'video/mp4' }));
    const drop = (type) => new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true });
    document.querySelector('h1').dispatchEvent(drop('dragover'));
    document.querySelector('h1').dispatchEvent(drop('drop'));
  })()`);
  await expect(page.getByText('dropped.mp4')).toBeVisible();
  expect(page.url()).toContain('/create/video/ugc');
});
