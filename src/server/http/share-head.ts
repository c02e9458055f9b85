import { videoFormats } from '#contract/video-formats.ts';
import type { SharedVideo } from '../use-cases/shares/share-video.ts';
import { escapeHtml } from './escape-html.ts';
import { shareTitle } from './share-title.ts';
import { sharedFileUrls } from './shares.ts';

/** Open Graph and player-card tags (ogp.me, X cards) for link previews. */
export function shareHead(shared: SharedVideo, origin: string): string {
  const frame = videoFormats[shared.format];
  const pageUrl = `${origin}/share/${shared.id}`;
  const title = shareTitle(shared.title);
  const files = sharedFileUrls(shared.id);
  const videoUrl = `${origin}${files.videoUrl}`;
  const posterUrl = `${origin}${files.posterUrl}`;
  const description = 'A short video made with Hookline. Made with AI.';
  const properties: [string, string][] = [
    ['og:type', 'video.other'],
    ['og:site_name', 'Hookline'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', pageUrl],
    ['og:image', posterUrl],
    ['og:image:width', String(frame.width)],
    ['og:image:height', String(frame.height)],
    ['og:image:alt', title],
    ['og:video', videoUrl],
    ['og:video:url', videoUrl],
    ['og:video:secure_url', videoUrl],
    ['og:video:type', 'video/mp4'],
    ['og:video:width', String(frame.width)],
    ['og:video:height', String(frame.height)],
    ['video:duration', String(Math.round(shared.durationSeconds))],
    ['video:release_date', shared.createdAt.toISOString()],
  ];
  const names: [string, string][] = [
    ['description', description],
    ['twitter:card', 'player'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', posterUrl],
    ['twitter:player', `${origin}/embed/${shared.id}`],
    ['twitter:player:width', String(frame.width)],
    ['twitter:player:height', String(frame.height)],
    ['twitter:player:stream', videoUrl],
    ['twitter:player:stream:content_type', 'video/mp4'],
  ];
  const oEmbedUrl = `${origin}/oembed?url=${encodeURIComponent(pageUrl)}`;
  return [
    `<title>${escapeHtml(title)} | Hookline</title>`,
    `<link rel="canonical" href="${escapeHtml(pageUrl)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oEmbedUrl)}" title="${escapeHtml(title)}">`,
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...names.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
  ].join('\n    ');
}
