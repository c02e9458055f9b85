import type { BrowserContext } from '@playwright/test';

/** Every page of this context is opened by the person whose token this is. Axe opens blank ones, which keep nothing. */
export const openSession = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript(`
    if (location.protocol.startsWith('http')) localStorage.setItem('hookline.token', ${JSON.stringify(token)});
  `);
