/**
 * Keeps as many entries of a `<ul data-pick="2">` as it requests, chosen by `random` (0 to below 1). Prerendered pages
 * are the same for every visitor, so the choice is made per request.
 */
export const pickEntries = (html: string, random: () => number): string =>
  html.replaceAll(/<ul data-pick="(\d+)">(.*?)<\/ul>/gs, (_list, count: string, content: string) => {
    const entries = content.match(/<li>.*?<\/li>/gs) ?? [];
    const picked: string[] = [];
    while (picked.length < Number(count) && entries.length > 0)
      picked.push(...entries.splice(Math.floor(random() * entries.length), 1));
    return `<ul>${picked.join('')}</ul>`;
  });
