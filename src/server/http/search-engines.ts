import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** The sitemap (sitemaps.org) and the paths closed to crawlers (RFC 9309). */
export function mountSearchEngines(
  app: FastifyInstance,
  options: { publicOrigin: string; addresses: () => Iterable<string> },
): void {
  const { publicOrigin, addresses } = options;
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const urls = [...addresses()].map(
      (address) => `  <url><loc>${escapeHtml(publicOrigin + address)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...urls,
          '</urlset>',
          '',
        ].join('\n'),
      );
  });
  // Link previews load a shared video's picture from /api/share.
  const rules = ['User-agent: *', 'Allow: /api/share/', 'Disallow: /api/', 'Disallow: /embed/', ''];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...rules, `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n')),
  );
}
