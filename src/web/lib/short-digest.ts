/** The 32-bit FNV-1a hash of a text in base 36; to distinguish attempts, not for security. */
export function shortDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
