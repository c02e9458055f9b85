import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { blogPostProblem, postFilename } from '#contract/blog-rules.ts';

export type PostDraft = {
  id: string;
  title: string;
  /** A day: 2025-03-25. */
  date: string;
  author: string;
  summary: string;
  content: string;
};

/** Today's date in the author's time zone: 2025-03-25. */
export const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

export const emptyPost = (now: Date): PostDraft => ({
  id: '',
  title: '',
  date: dayOf(now),
  author: '',
  summary: '',
  content: '',
});

export const isComplete = (draft: PostDraft): boolean =>
  Object.values(draft).every((text) => text.trim() !== '');

const entryOf = ({ content: _content, ...draft }: PostDraft): BlogPostEntry => {
  const id = draft.id.trim();
  return {
    id,
    title: draft.title.trim(),
    date: draft.date,
    summary: draft.summary.trim(),
    author: draft.author.trim(),
    filename: postFilename(id),
  };
};

/** The problem with the id or the day; null when the files can be made. */
export const findPostProblem = (draft: PostDraft): string | null => blogPostProblem(entryOf(draft));

export type PostFiles = { filename: string; markdown: string; index: string; replaces: boolean };

/** The post's own file, and the index with its entry among the others, newest first. */
export function makePostFiles(draft: PostDraft, posts: readonly BlogPostEntry[]): PostFiles {
  const entry = entryOf(draft);
  const others = posts.filter(({ id }) => id !== entry.id);
  const all = [...others, entry].toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    filename: entry.filename,
    markdown: `${draft.content.trim()}\n`,
    index: `${JSON.stringify(all, null, 2)}\n`,
    replaces: others.length < posts.length,
  };
}
