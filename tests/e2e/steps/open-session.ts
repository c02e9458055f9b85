import type { BrowserContext } from '@playwright/test';

/** Signs in every page of this context with this token. Skips blank pages, which have no storage. */
export const openSession = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript(`
    if (location.protocol.startsWith('http')) localStorage.setItem('hookline.token', ${JSON.stringify(token)});
  `);
