/** Why the name of a template, category or subcategory is refused, or null. Markup is refused, because it was pasted by mistake. */
export function findNameProblem(name: string, missingText: string): string | null {
  if (name.trim() === '') return missingText;
  if (name.trim().length > maxNameCharacters) return `Please use at most ${maxNameCharacters} characters`;
  if (/<\s*[a-z/!]/i.test(name)) return 'Please write the name without HTML tags';
  return null;
}

export const maxNameCharacters = 120;

/** Trims industries, assets or tags and drops blanks and duplicates; case does not count, the first spelling stays. */
export function tidyList(items: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const item of items) {
    const name = item.trim();
    const key = name.toLowerCase();
    if (name !== '' && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** Splits a comma-separated text and tidies the list: "Fashion, , Food" → Fashion and Food. */
export const splitCommaList = (text: string): string[] => tidyList(text.split(','));
