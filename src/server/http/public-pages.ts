import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialNetwork } from '#contract/social-networks.ts';
import { escapeHtml } from './escape-html.ts';
import { pickEntries } from './pick-entries.ts';

const compress = promisify(brotliCompress);
/** A good trade-off for pages compressed per request: about a millisecond. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type PublicPageFacts = {
  publicOrigin: string;
  supportEmail: string;
  hasAnalytics: boolean;
  landingTry: boolean;
  socialProfiles: Partial<Record<SocialNetwork, string>>;
};

/** The prerendered pages by path, completed with the server's own values. */
export function readPublicPages(webFolder: string, facts: PublicPageFacts): Map<string, string> {
  const folder = path.join(webFolder, 'pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.toSorted().map((file) => {
      const address = `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const built = readFileSync(path.join(folder, file), 'utf8');
      const html = withProfiles(facts.landingTry ? built : withoutTry(built), facts.socialProfiles)
        .replaceAll('__PUBLIC_ORIGIN__', () => escapeHtml(facts.publicOrigin))
        .replaceAll('__SUPPORT_EMAIL__', () => escapeHtml(facts.supportEmail))
        .replaceAll('__ANALYTICS__', facts.hasAnalytics ? 'on' : 'off');
      return [address, html];
    }),
  );
}

/** The landing page's try section can be disabled by a setting. */
const withoutTry = (html: string): string => html.replace(/<section[^>]* data-try=.*?<\/section>/s, '');

/** Keeps the footer's links to the given profiles; with none, removes the whole list. */
function withProfiles(html: string, profiles: PublicPageFacts['socialProfiles']): string {
  const known = Object.entries(profiles);
  if (known.length === 0) return html.replace(/<ul[^>]*data-profiles[^>]*>.*?<\/ul>/s, '');
  return html
    .replace(/<li data-profile="([a-z]+)">.*?<\/li>/gs, (link, network: string) =>
      network in profiles ? link : '',
    )
    .replace(/__PROFILE_([a-z]+)__/g, (_, network: SocialNetwork) => escapeHtml(profiles[network] ?? ''));
}

/** Serves the prerendered pages; each request gets its own style nonce and random picks. */
export function mountPublicPages(app: FastifyInstance, pages: ReadonlyMap<string, string>): void {
  for (const [address, html] of pages) {
    app.get(address, { schema: { hide: true } }, async (request, reply) =>
      sendPage(
        request,
        reply,
        pickEntries(html, Math.random).replaceAll('__CSP_NONCE__', request.styleNonce),
      ),
    );
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, compression));
}
