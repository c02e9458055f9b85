import type { Page } from '@playwright/test';

export type FirstLoad = {
  scriptBytes: number;
  styleBytes: number;
  /** Each file with its bytes, the largest first. */
  files: string[];
};

/** Scripts and styles that a first visit to the creator downloads, in bytes as they travel. */
export async function measureFirstLoad(page: Page, token: string): Promise<FirstLoad> {
  const loading: Promise<{ name: string; isScript: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname;
    const isScript = name.endsWith('.js');
    if (!isScript && !name.endsWith('.css')) return;
    loading.push(request.sizes().then((sizes) => ({ name, isScript, bytes: sizes.responseBodySize })));
  });
  await page.addInitScript(`localStorage.setItem('hookline.token', '${token}')`);
  await page.goto('/create/video/ugc');
  await page.getByRole('button', { name: 'Select Avatar' }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loading);
  const sum = (isScript: boolean): number =>
    files.filter((file) => file.isScript === isScript).reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(true),
    styleBytes: sum(false),
    files: files.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`),
  };
}
