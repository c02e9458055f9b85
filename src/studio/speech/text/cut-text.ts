/**
 * Cuts a text into pieces of at most `maxLength` characters: after sentences, or else between words, or else anywhere.
 * Spaces around a piece are left out.
 */
export function cutText(text: string, maxLength: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > maxLength) {
    const at = findCut(rest.slice(0, maxLength + 1), maxLength);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function findCut(start: string, maxLength: number): number {
  const sentences = [...start.matchAll(/[.!?…]["'”’)]*\s+|[。！？]+/gu)];
  const sentence = sentences.findLast(({ 0: end, index }) => index + end.trimEnd().length <= maxLength);
  if (sentence) return sentence.index + sentence[0].length;
  const space = start.search(/\s\S*$/u);
  if (space > 0) return space;
  // Never between the halves of a surrogate pair.
  const isHigh = /[\uD800-\uDBFF]/.test(start[maxLength - 1]!);
  return isHigh ? maxLength - 1 : maxLength;
}
