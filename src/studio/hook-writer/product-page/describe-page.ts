import { findProduct } from './find-product.ts';
import { scanHtml } from './scan-html.ts';

export type DescribedPage = { title: string; sold: string };

/** Sentences for a program that reads the page, not for its visitors. */
const forPrograms =
  /\b(?:ignore|disregard|forget)\b.{0,60}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\blanguage models?\b/i;
const withoutShop = (title: string): string => title.split(/\s[|–—·•]\s|\s-\s/)[0]!.trim();

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !forPrograms.test(sentence));

/** "An LED lamp that …" after a name → "Lumi is an LED lamp that …"; what names it already stays as it is. */
function joinName(name: string, sentence: string): string {
  const firstWord = name.split(' ')[0]!.toLowerCase();
  if (firstWord === '' || sentence.toLowerCase().includes(firstWord)) return sentence;
  return /^(?:an?|the)\s/i.test(sentence)
    ? `${name} is ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`
    : `${name}: ${sentence}`;
}

/**
 * Describes the product of a page in at most three sentences of the page and `maxCharacters`; null without a product. Uses
 * the JSON-LD product first, then the description for link previews, then title and headings.
 */
export function describePage(html: string, maxCharacters: number): DescribedPage | null {
  const { title, metas, linkedData, headings } = scanHtml(html);
  const product = findProduct(linkedData);
  const description =
    product?.description || metas.get('og:description') || metas.get('description') || headings[1] || '';
  const name = withoutShop(product?.name || metas.get('og:title') || headings[0] || title);
  const isForPrograms = forPrograms.test(name);
  const sentences = sentencesOf(description).slice(0, 3);
  const subject = isForPrograms ? '' : name;
  if (subject === '' && sentences.length === 0) return null;
  const [first, ...more] = sentences;
  let sold = first === undefined ? subject : joinName(subject, first);
  if ([...sold].length > maxCharacters)
    sold = [...sold]
      .slice(0, maxCharacters)
      .join('')
      .replace(/\s\S*$/, '');
  for (const sentence of more)
    if ([...sold, ' ', ...sentence].length <= maxCharacters) sold += ` ${sentence}`;
  return { title: subject || sold, sold };
}
