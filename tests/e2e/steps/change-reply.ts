import type { Page } from '@playwright/test';

type Json = Record<string, unknown>;

/** Has the app's answers at an address reach the page changed. What a reload cuts off is nobody's fault. */
export const changeReply = (page: Page, address: string, change: (body: Json) => Json): Promise<unknown> =>
  page.route(address, async (route) => {
    try {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: change((await reply.json()) as Json) });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
