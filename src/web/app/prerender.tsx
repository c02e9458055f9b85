import '@mantine/core/styles/baseline.css';
import '../ui/ground.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { BlogPost } from '#contract/calls/blog.ts';
import { socialNetworks } from '#contract/social-networks.ts';
import { blogPostQuery, blogPostsQuery } from '../features/blog/blog-query.ts';
import { createOpenWizard } from '../features/creator/state/open-wizard.ts';
import { settingsQuery } from '../lib/settings-query.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { root } from './routes/root.ts';

export { staticVariables } from '../ui/static-variables.ts';

const routeTree = root.addChildren([...publicRoutes]);

const openRouter = (path: string, queryClient: QueryClient) =>
  createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient, openWizard: createOpenWizard() },
    isServer: true,
  });

const postPattern = '/blog/$postId';

/** Paths of the prerendered pages. `posts` of the blog: newest first. */
export const publicPaths = (posts: readonly BlogPost[]): string[] =>
  Object.keys(openRouter('/', new QueryClient()).routesByPath).flatMap((pattern) =>
    pattern === postPattern ? posts.map(({ id }) => `/blog/${id}`) : [pattern],
  );

/**
 * A public page as a guest sees it: the tags of its head, and its body. The server replaces placeholders with its settings:
 * `__SUPPORT_EMAIL__`, `__PUBLIC_ORIGIN__`, and `__PROFILE_x__` and its like for the social networks.
 */
export async function prerender(
  path: string,
  posts: readonly BlogPost[],
): Promise<{ head: string; body: string }> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(settingsQuery.queryKey, {
    analytics: null,
    landingTry: true,
    supportEmail: '__SUPPORT_EMAIL__',
    socialProfiles: Object.fromEntries(socialNetworks.map((network) => [network, `__PROFILE_${network}__`])),
  });
  queryClient.setQueryData(blogPostsQuery.queryKey, [...posts]);
  for (const post of posts) queryClient.setQueryData(blogPostQuery(post.id).queryKey, post);
  const router = openRouter(path, queryClient);
  await router.load();
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      {/* Prerendering uses a router of its own, which has the public pages only. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  // React renders the tags of the head first.
  const body = html.slice(html.indexOf('<div'));
  if (/ style="/.test(body)) throw new Error(`${path} has an inline style, which the content policy refuses`);
  return { head: html.slice(0, html.indexOf('<div')), body };
}
