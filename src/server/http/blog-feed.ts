import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { escapeHtml } from './escape-html.ts';

/** RSS 2.0 (rssboard.org), plus the one Atom element that feed readers expect. */
export function blogFeed(posts: readonly BlogPostEntry[], publicOrigin: string): string {
  const text = (name: string, content: string): string => `<${name}>${escapeHtml(content)}</${name}>`;
  const dateOf = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();
  const items = posts.map((post) => {
    const url = `${publicOrigin}/blog/${post.id}`;
    return [
      '    <item>',
      `      ${text('title', post.title)}`,
      `      ${text('link', url)}`,
      `      ${text('guid', url)}`,
      `      ${text('pubDate', dateOf(post.date))}`,
      `      ${text('description', post.summary)}`,
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${text('title', 'Hookline blog')}`,
    `    ${text('link', `${publicOrigin}/blog`)}`,
    `    ${text('description', 'How to write, speak and show the first seconds of a short video.')}`,
    `    ${text('language', 'en')}`,
    `    <atom:link href="${escapeHtml(`${publicOrigin}/blog/rss.xml`)}" rel="self" type="application/rss+xml" />`,
    ...(posts[0] ? [`    ${text('lastBuildDate', dateOf(posts[0].date))}`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
