import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of an element's first render, before its effects. `queryClient` holds what the server would return. */
export async function renderHtml(element: ReactElement, queryClient = new QueryClient()): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory(),
    isServer: true,
  });
  await router.load();
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        {/* The app's router has other routes. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** The text of rendered HTML, with a line for each element that has some. */
export const textLines = (html: string): string[] =>
  html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '');

/** The opening tags of all elements of this name. */
export const findTags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[ />])[^>]*>`, 'g'))].map(([tag]) => tag);
