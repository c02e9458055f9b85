/** Apps that receive a longer text cut it. */
const maxCharacters = 200;

/** The suggested text above the link in a share sheet: the words of the hook, on one line. */
export function shareText(hookText: string): string {
  const words = hookText.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length <= maxCharacters ? words : `${letters.slice(0, maxCharacters - 1).join('')}…`;
}
