/** FNV-1a, 32 bit: short and stable; it separates attempts, it protects nothing. */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
