const maxCharacters = 255;

/**
 * A file name as stored and displayed. Senders choose any name: control characters are dropped (PostgreSQL cannot store
 * NUL), and half of a surrogate pair, which cutting may leave as well, becomes U+FFFD.
 */
export function cleanFileName(name: string): string {
  const clean = name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, maxCharacters)
    .toWellFormed();
  return clean.trim() === '' ? 'file' : clean;
}
