/** Content that a drawing must not have: scripts, and anything that is loaded from elsewhere. */
const harmful = [
  /<!ENTITY|<!DOCTYPE[^>]*\[/i,
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|set|animate\w*|discard)\b/i,
  /<\?xml-stylesheet/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  /@import/i,
  /\b(?:href|src)\s*=\s*(?:"(?!\s*#|\s*data:image\/(?:png|jpeg|webp);base64,)|'(?!\s*#|\s*data:image\/(?:png|jpeg|webp);base64,)|[^"'\s])/i,
  /url\(\s*["']?(?!\s*["']?#)/i,
];

/** Elements that draw other elements again: a few dozen, nested, would draw billions. */
const repeating = /<\s*(?:[\w-]+:)?(?:use|pattern|mask|filter|marker)\b/gi;
const maxRepeating = 24;
const maxElements = 20_000;

export const isSvg = (text: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<\s*(?:\w+:)?svg[\s>]/i.test(text);

/** Why an SVG must not be drawn; null when it may be. */
export function findSvgHarm(text: string): 'unsafe' | 'too-large' | null {
  if (harmful.some((pattern) => pattern.test(text))) return 'unsafe';
  const repeats = text.match(repeating)?.length ?? 0;
  const elements = text.match(/<[a-z]/gi)?.length ?? 0;
  return repeats > maxRepeating || elements > maxElements ? 'too-large' : null;
}
