import type { NamedThing } from './name-thing.ts';

const maxLength = 84;
const notPlain =
  /\b(?:i|we|us|me|my|our|ours|he|she|his|her|ignore|disregard|instructions?|prompts?)\b|[“”"<>{}|@/\\]|https?:|www\./i;
const endsLoosely = /\b(?:and|or|with|for|to|of|the|a|an|in|from|by|at|on|is|are|no)$/i;

/** The thing with the rest of its own clause, to be said as it stands; null where nothing follows the name. */
export function readFull(
  text: string,
  { thing, noun }: { thing: NamedThing['thing'] | null; noun: string | null },
  name: string | null,
): string | null {
  if (!thing || !noun) return null;
  // "Meet GlowDrop serum: a serum."
  const alone = name && !name.toLowerCase().includes(noun.toLowerCase()) ? thing : null;
  const sentence = text
    .split(/(?<=[.!?])\s+/)
    .find((part) => part.toLowerCase().includes(noun.toLowerCase()));
  const at = sentence?.toLowerCase().indexOf(noun.toLowerCase()) ?? -1;
  if (!sentence || at === -1) return alone;
  const rest = sentence
    .slice(at + noun.length)
    .split(/[,;:.!?–—(]|\s-\s/)[0]!
    .trimEnd();
  const isClause =
    /^\s(?!that|which|who|where|when|for|with|without|from|in|at|by|on|over|about|made|built|to|set|selling|serving|offering|[a-z]+ed\b)/.test(
      rest,
    );
  const full = thing + rest;

  if (rest === '' || isClause || full.length > maxLength || notPlain.test(rest) || endsLoosely.test(full))
    return alone;
  return full;
}
