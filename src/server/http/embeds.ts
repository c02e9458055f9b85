import type { FastifyInstance } from 'fastify';
import { output } from '#contract/limits.ts';
import { findShare, type FindShareDeps } from '../use-cases/shares/share-video.ts';
import { AppError } from '../errors.ts';
import { embedPage } from './embed-page.ts';
import { escapeHtml } from './escape-html.ts';
import { shareTitle } from './share-title.ts';
import { sharedFileUrls } from './shares.ts';

type EmbedDeps = FindShareDeps & { publicOrigin: string };
type OEmbedQuery = { url?: string; format?: string; maxwidth?: string; maxheight?: string };

/** Embedding shared videos in other sites: oEmbed (oembed.com) and the frame's content. */
export function mountEmbeds(app: FastifyInstance, deps: EmbedDeps): void {
  app.get<{ Querystring: OEmbedQuery }>('/oembed', { schema: { hide: true } }, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json')
      return reply.status(501).send({ error: 'not_available_here', message: 'Only JSON' });
    const shared = await findShare(deps, shareIdOf(url, deps.publicOrigin) ?? '');
    if (!shared) throw new AppError('not_found');
    const size = fitInto(Number(maxwidth), Number(maxheight));
    const title = shareTitle(shared.title);
    const frame = `src="${escapeHtml(`${deps.publicOrigin}/embed/${shared.id}`)}" title="${escapeHtml(title)}"`;
    return reply.header('access-control-allow-origin', '*').send({
      version: '1.0',
      type: 'video',
      title,
      provider_name: 'Hookline',
      provider_url: deps.publicOrigin,
      ...size,
      html: `<iframe ${frame} width="${size.width}" height="${size.height}" style="border:0" allow="fullscreen" loading="lazy"></iframe>`,
      thumbnail_url: deps.publicOrigin + sharedFileUrls(shared.id).posterUrl,
      thumbnail_width: output.width,
      thumbnail_height: output.height,
      cache_age: 3_600,
    });
  });

  app.get<{ Params: { id: string } }>('/embed/:id', { schema: { hide: true } }, async (request, reply) => {
    const shared = await findShare(deps, request.params.id);
    // Any site may frame it; it contains only this video.
    const policy = [
      "default-src 'none'",
      "media-src 'self'",
      "img-src 'self'",
      `style-src 'nonce-${request.styleNonce}'`,
      "base-uri 'none'",
      'frame-ancestors *',
    ].join('; ');
    return reply
      .status(shared ? 200 : 404)
      .type('text/html; charset=utf-8')
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .send(embedPage(shared, { origin: deps.publicOrigin, nonce: request.styleNonce }));
  });
}

/** The video of a share-page URL on our own host; null for any other URL. */
export function shareIdOf(address: string | undefined, origin: string): string | null {
  const url = URL.parse(address ?? '');
  if (url?.origin !== origin) return null;
  return /^\/share\/([\w-]{1,100})\/?$/.exec(url.pathname)?.[1] ?? null;
}

const isLength = (length: number): boolean => Number.isFinite(length) && length > 0;

/** The largest 9:16 box that fits, never larger than the video. */
export function fitInto(maxWidth: number, maxHeight: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    isLength(maxWidth) ? maxWidth / output.width : 1,
    isLength(maxHeight) ? maxHeight / output.height : 1,
  );
  const whole = (length: number): number => Math.max(1, Math.floor(length * scale));
  return { width: whole(output.width), height: whole(output.height) };
}
