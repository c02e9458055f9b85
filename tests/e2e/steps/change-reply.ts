import type { Page } from '@playwright/test';

type Json = Record<string, unknown>;

/** Changes the app's responses to a URL before the page receives them. Requests aborted by a reload are ignored. */
export const changeReply = (page: Page, address: string, change: (body: Json) => Json): Promise<unknown> =>
  page.route(address, async (route) => {
    try {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: change((await reply.json()) as Json) });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
