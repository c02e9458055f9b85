/** Longer texts are cut by the apps that receive them. */
const maxCharacters = 200;

/** What a share sheet suggests to write above the link: the words of the hook, on one line. */
export function shareText(hookText: string): string {
  const words = hookText.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
  const letters = [...words];
  return letters.length <= maxCharacters ? words : `${letters.slice(0, maxCharacters - 1).join('')}…`;
}
