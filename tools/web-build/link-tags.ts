const feedLink =
  '<link rel="alternate" type="application/rss+xml" title="Hookline blog" href="/blog/rss.xml">';

/**
 * Canonical URL and link preview of a public page (ogp.me): title and description of the page, and one picture for all.
 * The server replaces `__PUBLIC_ORIGIN__`.
 */
export function linkTags(address: string, head: string): string {
  const words = (pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';
  const title =
    address === '/' ? 'Hookline: stop the scroll, skip the shoot' : words(/<title[^>]*>(.*?)<\/title>/);
  const url = `__PUBLIC_ORIGIN__${address}`;
  const properties = {
    'og:type': /^\/blog\/./.test(address) ? 'article' : 'website',
    'og:site_name': 'Hookline',
    'og:title': title,
    'og:description': words(/<meta name="description" content="(.*?)"/),
    'og:url': url,
    'og:image': '__PUBLIC_ORIGIN__/assets/showcase/hookline.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Stop the scroll. Skip the shoot. Three videos made with Hookline.',
  };
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(address.startsWith('/blog') ? [feedLink] : []),
  ].join('');
}
