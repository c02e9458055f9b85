import { chromium } from '@playwright/test';
import { chromiumOptions } from '../tests/e2e/chromium.ts';

/** Bytes of script that a person's first visit to the creator downloads, as they travel. */
export async function measureScriptBytes(options: { url: string; token: string }): Promise<number> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.addInitScript(`localStorage.setItem('hookline.token', '${options.token}')`);
    await page.goto(new URL('/create/video/ugc', options.url).href);
    await page.getByRole('button', { name: 'Select Avatar' }).waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
}
