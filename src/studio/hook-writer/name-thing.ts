import { articleFor, lowerFirst } from './inflect.ts';
import { alwaysMass, massNouns } from './words.ts';

export type NamedThing = { thing: string; noun: string; isPlural: boolean; isMass: boolean };

/** A noun phrase with the article for its number; null unless it is a plain noun phrase. */
export function nameThing(phrase: string): NamedThing | null {
  const article = /^(a|an|the|our|your|my|one)\s/i.exec(phrase)?.[1]?.toLowerCase();
  const noun = lowerFirst(article ? phrase.slice(article.length + 1) : phrase);
  if (!/[a-z]/i.test(noun) || noun.split(' ').length > 7) return null;
  const isMass = alwaysMass.test(noun) || (article !== 'a' && article !== 'an' && massNouns.test(noun));
  const isPlural =
    !isMass &&
    article !== 'a' &&
    article !== 'an' &&
    /(?:[^s]s|sses)$/i.test(noun) &&
    !/(?:ous|us|is)$/i.test(noun);
  const thing = isMass || isPlural ? noun : `${articleFor(noun)} ${noun}`;
  return { thing, noun, isPlural, isMass };
}

/** "For busy parents." → "busy parents"; null where nothing is left. */
export function tidyAudience(audience: string): string | null {
  const tidied = audience
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^for\s+/i, '')
    .replace(/[.!?,;:]+$/, '');
  return tidied === '' || tidied.length > 40 ? null : lowerFirst(tidied);
}
