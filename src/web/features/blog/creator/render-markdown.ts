import { marked } from 'marked';
import { createElement, type ReactNode } from 'react';

/** The tags that the specification and the server allow. */
const allowedTags = new Set(
  'h1 h2 h3 h4 h5 h6 p a ul ol li blockquote code pre strong em img hr br'.split(' '),
);
const voidTags = new Set(['img', 'hr', 'br']);
/** Tags that are kept; of other tags only the text is kept. */
const droppedTags = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template']);

/** Renders markdown as it will be published: parsed outside the page, and rebuilt from allowed tags only. */
export function renderMarkdown(markdown: string): ReactNode[] {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return toNodes(new DOMParser().parseFromString(html, 'text/html').body);
}

const toNodes = (parent: ParentNode): ReactNode[] =>
  [...parent.childNodes].flatMap((node, index) => toNode(node, index));

function toNode(node: ChildNode, index: number): ReactNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
  if (!(node instanceof Element)) return [];
  const tag = node.tagName.toLowerCase();
  if (droppedTags.has(tag)) return [];
  if (!allowedTags.has(tag)) return toNodes(node);
  const properties = { key: index, ...safeProperties(node, tag) };
  return [createElement(tag, properties, ...(voidTags.has(tag) ? [] : toNodes(node)))];
}

const isAddress = (address: string | null, schemes: RegExp): address is string =>
  address !== null && (schemes.test(address) || /^(?:\/(?!\/)|#)/.test(address));

function safeProperties(element: Element, tag: string): Record<string, string> {
  if (tag === 'a') {
    const href = element.getAttribute('href');
    // A click must not lose the current text.
    return isAddress(href, /^(?:https?|mailto):/i) ? { href, target: '_blank', rel: 'noopener' } : {};
  }
  if (tag !== 'img') return {};
  const src = element.getAttribute('src');
  return { alt: element.getAttribute('alt') ?? '', ...(isAddress(src, /^https:/i) ? { src } : {}) };
}
