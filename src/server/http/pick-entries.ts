/**
 * Leaves as many entries of a `<ul data-pick="2">` as it asks for, whichever `random` (0 to below 1) chooses: a page
 * that was finished when the app was built is the same for everybody, and chance is not.
 */
export const pickEntries = (html: string, random: () => number): string =>
  html.replaceAll(/<ul data-pick="(\d+)">(.*?)<\/ul>/gs, (_list, count: string, content: string) => {
    const entries = content.match(/<li>.*?<\/li>/gs) ?? [];
    const picked: string[] = [];
    while (picked.length < Number(count) && entries.length > 0)
      picked.push(...entries.splice(Math.floor(random() * entries.length), 1));
    return `<ul>${picked.join('')}</ul>`;
  });
