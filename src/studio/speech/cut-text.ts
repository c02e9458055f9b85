/**
 * Pieces of at most `longest` characters that are the whole text: cut after sentences, else between words, else where
 * nothing better is found. Outer space of a piece is left out.
 */
export function cutText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const at = findCut(rest.slice(0, longest + 1), longest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function findCut(start: string, longest: number): number {
  const sentences = [...start.matchAll(/[.!?…]["'”’)]*\s+|[。！？]+/gu)];
  const sentence = sentences.findLast(({ 0: end, index }) => index + end.trimEnd().length <= longest);
  if (sentence) return sentence.index + sentence[0].length;
  const space = start.search(/\s\S*$/u);
  if (space > 0) return space;
  // Never between the halves of a surrogate pair.
  const isHigh = /[\uD800-\uDBFF]/.test(start[longest - 1]!);
  return isHigh ? longest - 1 : longest;
}
