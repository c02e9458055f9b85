import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../tests/e2e/chromium.ts';
import { prepareCreators, tourOfCreators, type PreparedCreators } from '../tests/e2e/creators-tour.ts';
import { prepareStories, tourOfStories, type PreparedStories } from '../tests/e2e/stories-tour.ts';
import { colourSchemes, makeTourFiles, screens, tour, type Look, type TourFiles } from '../tests/e2e/tour.ts';
import { lookAtContent, prepareContent, type PreparedContent } from './content-pictures.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { ffmpeg, sampleFolder } from '../tests/helpers/sample-media.ts';

/**
 * Writes screenshots of every screen in every size and colour scheme to `pictures/`, and those of the README. An argument
 * limits them: `content` to the pages of editors, `creators` to greenscreen, B-roll and reels, `stories` to the story wizard.
 */
const target = 'pictures';
const only = process.argv[2];
const isWanted = (part: 'videos' | 'creators' | 'stories' | 'content'): boolean =>
  only === undefined || only === part;
const readme = {
  videos: { 'hook-ready': 'hook', share: 'share', landing: 'landing' },
  creators: { 'reel-look': 'reel', 'broll-style': 'broll' },
  stories: { storyboard: 'story' },
};
const people = {
  phone: { light: 'Ada Park', dark: 'Femi Ito' },
  desktop: { light: 'Lena Costa', dark: 'Noor Abbas' },
};
const readmePixelDensity = 1.5;

async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ]).then(() => undefined)`);
  await page.screenshot({ path: file, animations: 'disabled' });
}

/** A palette of 256 colours: a third of the size with hardly a visible difference. */
const makeSmall = (from: string, to: string): Promise<string> =>
  ffmpeg(['-i', from, '-vf', 'split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=sierra2_4a', to]);

type Setting = { screen: keyof typeof screens; colorScheme: 'light' | 'dark' };

type Prepared = {
  content: PreparedContent | null;
  creators: PreparedCreators | null;
  stories: PreparedStories | null;
};

async function makePictures(
  browser: Browser,
  url: string,
  setting: Setting,
  files: TourFiles,
  prepared: Prepared,
): Promise<string> {
  const { screen, colorScheme } = setting;
  const folder = path.join(target, `${screen}-${colorScheme}`);
  await mkdir(folder, { recursive: true });
  const visit = async (walk: (page: Page, look: Look) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: screens[screen],
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: readmePixelDensity,
    });
    const page = await context.newPage();
    await walk(page, (name) => takePicture(page, path.join(folder, `${name}.png`)));
    await context.close();
  };
  if (isWanted('videos'))
    await visit((page, look) => tour(page, look, { person: people[screen][colorScheme], files }));
  const { content, creators, stories } = prepared;
  if (creators) await visit((page, look) => tourOfCreators(page, look, creators));
  if (stories) await visit((page, look) => tourOfStories(page, look, stories));
  if (content) await visit((page, look) => lookAtContent(page, look, { files, content }));
  return folder;
}

await rm(target, { recursive: true, force: true });
const samples = await sampleFolder();
const app = await startApp();
const browser = await chromium.launch(chromiumOptions);
try {
  const files = await makeTourFiles(samples);
  const prepared = {
    content: isWanted('content') ? await prepareContent(await app.api.signIn('Mira Sol'), samples) : null,
    creators: isWanted('creators') ? await prepareCreators(await app.api.signIn('Ivo Lang'), samples) : null,
    stories: isWanted('stories') ? await prepareStories(await app.api.signIn('Nora Quill')) : null,
  };
  for (const screen of Object.keys(screens) as Setting['screen'][]) {
    for (const colorScheme of colourSchemes) {
      const folder = await makePictures(browser, app.url, { screen, colorScheme }, files, prepared);
      process.stdout.write(`${folder}\n`);
    }
  }
  await mkdir('docs/images', { recursive: true });
  for (const part of ['videos', 'creators', 'stories'] as const)
    for (const [picture, name] of isWanted(part) ? Object.entries(readme[part]) : [])
      await makeSmall(path.join(target, 'phone-light', `${picture}.png`), `docs/images/${name}.png`);
} finally {
  await browser.close();
  await app.stop();
  await rm(samples, { recursive: true, force: true });
}
