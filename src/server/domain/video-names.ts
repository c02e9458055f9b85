const suggestedCharacters = 30;

/**
 * The first 30 characters of the hook text (lowercase, with underscores for non-alphanumerics), plus the date, plus the
 * format.
 */
export function downloadFileName(hookText: string, date: Date, format = 'mp4'): string {
  const name = [...hookText]
    .slice(0, suggestedCharacters)
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_');
  return `${name || 'video'}_${date.toISOString().slice(0, 10)}.${format}`;
}

const maxNameCharacters = 80;

/**
 * The brand name with hyphens for spaces, plus `-video.mp4`. Letters of every script stay; characters that file systems
 * or headers may interpret differently and pictographs are removed.
 */
export function reelFileName(brandName: string): string {
  const name = [...brandName.normalize('NFC').trim()]
    .slice(0, maxNameCharacters)
    .join('')
    .replaceAll(/[\s/\\:|]+/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}._&'+-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${name || 'reel'}-video.mp4`;
}
