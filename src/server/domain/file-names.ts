const maxCharacters = 255;

/**
 * The name of a file as it is kept and shown. Senders choose any: control characters, of which PostgreSQL stores no NUL,
 * are dropped, and half of a surrogate pair, which a cut leaves behind too, becomes U+FFFD.
 */
export function cleanFileName(name: string): string {
  const clean = name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, maxCharacters)
    .toWellFormed();
  return clean.trim() === '' ? 'file' : clean;
}
