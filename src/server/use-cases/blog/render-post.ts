import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** The specification's allowed tags; everything else is dropped, scripts and styles including their content. */
const allowedTags = 'h1 h2 h3 h4 h5 h6 p a ul ol li blockquote code pre strong em img hr br'.split(' ');

/** The body of a post as safe HTML. Markdown may contain arbitrary pasted HTML. */
export function renderPost(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), {
    allowedTags,
    allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'title', 'loading'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: /^https?:/i.test(attributes.href ?? '') ? { ...attributes, rel: 'noopener' } : attributes,
      }),
      img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
    },
  });
}
