import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from '#contract/pages.ts';
import type { Blog } from '../use-cases/blog/open-blog.ts';
import { findShare, type FindShareDeps } from '../use-cases/shares/share-video.ts';
import { mountEmbeds } from './embeds.ts';
import { mountPublicPages, readPublicPages, type PublicPageFacts } from './public-pages.ts';
import { mountSearchEngines } from './search-engines.ts';
import { shareHead } from './share-head.ts';

type WebOptions = FindShareDeps & PublicPageFacts & { webFolder: string; blog: Blog };

const yearMs = 31_536_000_000;

/** Serves the browser app: its files, and the one page for every app path. */
export async function serveWebApp(app: FastifyInstance, options: WebOptions): Promise<void> {
  // Read at startup, so that a missing build fails at once instead of on the first request.
  const page = readFileSync(path.join(options.webFolder, 'app.html'), 'utf8');
  const pageWithoutHeader = page.replace(/<!--first-->[\s\S]*<!--\/first-->/, '');
  const publicPages = readPublicPages(options.webFolder, options);
  const favicon = readFileSync(path.join(options.webFolder, 'favicon.svg'));
  await app.register(fastifyStatic, {
    root: path.join(options.webFolder, 'bundle'),
    prefix: '/bundle/',
    decorateReply: false,
    preCompressed: true,
    // The file names contain a content hash.
    immutable: true,
    maxAge: yearMs,
    schemaHide: true,
  });
  app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number, head = ''): FastifyReply =>
    reply
      .status(status)
      .header('cache-control', 'no-store')
      // Personal pages, and pages whose link is shared selectively.
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        (hasHeader(request.url) ? page : pageWithoutHeader)
          .replaceAll('__CSP_NONCE__', request.styleNonce)
          .replace('<!--share-head-->', () => head),
      );

  mountPublicPages(app, publicPages);
  mountSearchEngines(app, { ...options, addresses: () => publicPages.keys() });
  mountEmbeds(app, options);
  app.get<{ Params: { id: string } }>('/share/:id', { schema: { hide: true } }, async (request, reply) => {
    const shared = await findShare(options, request.params.id);
    return shared
      ? sendPage(request, reply, 200, shareHead(shared, options.publicOrigin))
      : sendPage(request, reply, 404);
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0]!;
    const wantsPage =
      request.method === 'GET' && !pathname.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(pathname);
    if (wantsPage) return sendPage(request, reply, pageExists(pathname, options.blog) ? 200 : 404);
    return reply.status(404).send({ error: 'not_found', message: 'Not found', requestId: request.id });
  });
}

/** On other pages the header placeholder would flash and disappear. */
const hasHeader = (url: string): boolean => !/^\/(?:share\/|checkout\/sandbox-card\b)/.test(url);

/** Posts are prerendered; one added after the build is rendered by the app. */
function pageExists(pathname: string, { posts }: Blog): boolean {
  const postId = /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (postId !== undefined && postId !== 'create') return posts.some(({ id }) => id === postId);
  return isPagePath(pathname);
}
