const suggestedCharacters = 30;

/**
 * The first 30 characters of the hook text (lowercase, non-alphanumerics turned into underscores) plus the
 * date plus the format.
 */
export function downloadFileName(hookText: string, date: Date, format = 'mp4'): string {
  const name = [...hookText]
    .slice(0, suggestedCharacters)
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_');
  return `${name || 'video'}_${date.toISOString().slice(0, 10)}.${format}`;
}
