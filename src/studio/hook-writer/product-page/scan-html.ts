import { decodeEntities } from './decode-entities.ts';

/** The metadata of a page. All of it is data: nothing is executed or followed. */
export type ScannedPage = {
  title: string;
  /** The contents of its meta elements by name or property, in lower case; the first of each. */
  metas: ReadonlyMap<string, string>;
  /** The texts of its JSON-LD scripts. */
  linkedData: readonly string[];
  /** The texts of its main headings, in order. */
  headings: readonly string[];
};

/** A hostile page has any number of anything. */
const limits = { attributes: 10_000, metas: 300, scripts: 40, headings: 30, headingCharacters: 2_000 };

const rawText = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template']);
const headingNames = new Set(['h1', 'h2', 'h3']);

type Element = { name: string; attributes: string; contentStart: number };

/** The end of a tag that begins before `from`: a '>' inside quotes does not end it. -1 where it has no end. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  const last = Math.min(html.length, from + limits.attributes);
  for (let at = from; at < last; at += 1) {
    const letter = html[at]!;
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '>') return at;
    else if ((letter === '"' || letter === "'") && html[at - 1] === '=') quote = letter;
  }
  return html.indexOf('>', from);
}

/** The opening tags of a page in one pass, past comments; the content of raw text elements is not searched for tags. */
function* openingTags(html: string, lower: string): Generator<Element> {
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    if (start < 0) return;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    const end = findTagEnd(html, start + 1);
    if (end < 0) return;
    at = end + 1;
    const name = /^[a-z][a-z0-9]*/.exec(lower.slice(start + 1, start + 20))?.[0];
    if (name === undefined) continue;
    yield { name, attributes: html.slice(start + 1 + name.length, end), contentStart: at };
    if (!rawText.has(name)) continue;
    const close = lower.indexOf(`</${name}`, at);
    if (close < 0) return;
    at = close;
  }
}

function readAttribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? null : decodeEntities(value);
}

/** Text without its tags, on one line. */
export const plainText = (html: string): string =>
  decodeEntities(html.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

export function scanHtml(html: string): ScannedPage {
  const lower = html.toLowerCase();
  const metas = new Map<string, string>();
  const linkedData: string[] = [];
  const headings: string[] = [];
  let title = '';
  const contentOf = ({ name, contentStart }: Element): string => {
    const close = lower.slice(contentStart, contentStart + limits.headingCharacters).indexOf(`</${name}`);
    return close < 0 ? '' : plainText(html.slice(contentStart, contentStart + close));
  };
  for (const element of openingTags(html, lower)) {
    const { name, attributes, contentStart } = element;
    if (name === 'title' && title === '') title = contentOf(element);
    else if (headingNames.has(name) && headings.length < limits.headings) headings.push(contentOf(element));
    else if (name === 'meta' && metas.size < limits.metas) {
      const key = readAttribute(attributes, 'property') ?? readAttribute(attributes, 'name');
      const content = readAttribute(attributes, 'content');
      if (key && content && !metas.has(key.toLowerCase())) metas.set(key.toLowerCase(), plainText(content));
    } else if (name === 'script' && linkedData.length < limits.scripts) {
      const type = readAttribute(attributes, 'type')?.toLowerCase() ?? '';
      const close = lower.indexOf('</script', contentStart);
      if (type.startsWith('application/ld+json') && close >= 0)
        linkedData.push(html.slice(contentStart, close));
    }
  }
  return { title, metas, linkedData, headings: headings.filter((heading) => heading !== '') };
}
