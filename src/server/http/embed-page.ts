import type { SharedVideo } from '../use-cases/shares/share-video.ts';
import { escapeHtml } from './escape-html.ts';
import { shareTitle } from './share-title.ts';
import { sharedFileUrls } from './shares.ts';

const styles = `
  html, body { height: 100%; margin: 0; background: #0c0a0e; color: #f5f1f7; font: 600 13px/1.4 system-ui, sans-serif; }
  video { width: 100%; height: 100%; object-fit: contain; }
  a { position: absolute; top: 10px; left: 10px; padding: 4px 10px; border-radius: 99px; background: rgb(12 10 14 / 75%); color: inherit; text-decoration: none; }
  a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  p { display: grid; height: 100%; margin: 0; padding: 0 20px; place-items: center; text-align: center; }
`;

/** The page inside a third-party frame: the player and the "Made with AI" label. No script. */
export function embedPage(shared: SharedVideo | null, options: { origin: string; nonce: string }): string {
  const title = shared ? escapeHtml(shareTitle(shared.title)) : 'Hookline';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${options.nonce}">${styles}</style>
</head>
<body>${shared ? player(shared, options.origin) : '<p>There is no video here: it was never shared, or its owner has taken it back.</p>'}</body>
</html>
`;
}

function player(shared: SharedVideo, origin: string): string {
  const { videoUrl, posterUrl } = sharedFileUrls(shared.id);
  const page = escapeHtml(`${origin}/share/${shared.id}`);
  return `<video src="${escapeHtml(videoUrl)}" poster="${escapeHtml(posterUrl)}" controls playsinline preload="metadata"></video>
<a href="${page}" target="_blank" rel="noopener">Made with AI · Hookline</a>`;
}
