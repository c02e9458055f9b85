import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { filmPresenter } from '#studio/greenscreen/test-footage.ts';
import { ffmpeg, makeClip } from '../../helpers/sample-media.ts';
import { chooseFile, clickContinue } from './create-video.ts';

export type GreenscreenFiles = Record<'green' | 'room' | 'picture' | 'street' | 'pattern', string>;

/** Drawn people and backgrounds of half a second each; the pattern shows no person and is long enough to be trimmed. */
export async function makeGreenscreenFiles(folder: string): Promise<GreenscreenFiles> {
  const file = (name: string) => path.join(folder, name);
  await filmPresenter(file('green.mp4'), {
    frames: 15,
    behind: '#2db54a',
    sound: 'sine=300:sample_rate=48000',
  });
  await filmPresenter(file('room.mp4'), { frames: 15, format: '16:9', behind: 'room' });
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    'gradients=s=640x360:c0=#0b1d4d:c1=#ff7465:d=1',
    '-frames:v',
    '1',
    file('sky.png'),
  ]);
  await makeClip(file('street.mp4'), { seconds: 1, size: '320x240' });
  await makeClip(file('pattern.mp4'), { seconds: 6.5, size: '320x240', rate: 15 });
  return {
    green: file('green.mp4'),
    room: file('room.mp4'),
    picture: file('sky.png'),
    street: file('street.mp4'),
    pattern: file('pattern.mp4'),
  };
}

export const previewOf = (page: Page) => page.getByRole('region', { name: 'Preview of your video' });

/** Waits until the background step shows a preview and no newer preview is loading. */
export async function waitForPreview(page: Page): Promise<void> {
  const preview = previewOf(page);
  await expect(preview.getByRole('img', { name: 'After' })).toBeVisible({ timeout: 150_000 });
  await expect(preview.getByText(/preview…|Preparing your clip/)).toHaveCount(0, { timeout: 150_000 });
}

/** Makes a change and waits for the new preview; the old one stays visible until then. */
export async function previewChanges(page: Page, change: () => Promise<unknown>): Promise<void> {
  const after = previewOf(page).getByRole('img', { name: 'After' });
  const before = await after.getAttribute('src');
  await change();
  await expect(after).toBeVisible();
  await expect(after).not.toHaveAttribute('src', before!, { timeout: 150_000 });
  await waitForPreview(page);
}

export const openGreenscreen = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/create/video/greenscreen${query}`);
  await page.getByRole('navigation', { name: 'Steps of your video' }).waitFor();
};

/** Uploads a clip, expects this detection result, and continues to the background step. */
export async function uploadClip(page: Page, file: string, found: string): Promise<void> {
  await chooseFile(page, file);
  await expect(page.getByText(found)).toBeVisible({ timeout: 150_000 });
  await clickContinue(page);
  await expect(page.getByRole('heading', { name: 'Choose your background' })).toBeVisible();
}

export const chooseKind = (
  page: Page,
  kind: 'Library' | 'Color' | 'Image' | 'Video' | 'Blur',
): Promise<void> => page.getByRole('radio', { name: kind, exact: true }).check({ force: true });

export const generate = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Generate · 10 credits' }).click();

export const expectReady = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 150_000 });
