/** A post's id is the end of its address and the name of its file: lowercase letters, digits and single hyphens. */
export const isPostId = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= 100;

export const postFilename = (id: string): string => `${id}.md`;

/** The problem with an entry of the index; null for a valid entry. */
export function blogPostProblem(entry: {
  id: string;
  title: string;
  date: string;
  author: string;
  summary: string;
  filename: string;
}): string | null {
  const { id, title, date, author, summary, filename } = entry;
  if ([id, title, date, author, summary].some((text) => text.trim() === '')) {
    return 'Please fill out all required fields.';
  }
  if (!isPostId(id)) return 'The Post ID may hold small letters, digits and hyphens, such as my-first-post';
  if (filename !== postFilename(id)) return `The file must be called ${postFilename(id)}`;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return isDay ? null : 'The date must be a day, such as 2025-03-25';
}
