/** Names of templates, categories and subcategories are plain words: markup was pasted by mistake. */
export function findNameProblem(name: string, missing: string): string | null {
  if (name.trim() === '') return missing;
  if (name.trim().length > maxNameCharacters) return `Please use at most ${maxNameCharacters} characters`;
  if (/<\s*[a-z/!]/i.test(name)) return 'Please write the name without HTML tags';
  return null;
}

export const maxNameCharacters = 120;

/** Industries and tags: trimmed, without empty ones, each once however it is spelled. */
export function tidyList(items: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const item of items) {
    const name = item.trim();
    const spelled = name.toLowerCase();
    if (name !== '' && !kept.has(spelled)) kept.set(spelled, name);
  }
  return [...kept.values()];
}

/** "Fashion, , Food" as it stands in one field. */
export const splitCommaList = (text: string): string[] => tidyList(text.split(','));
