import type { BlogPostEntry } from '#contract/calls/blog.ts';

export const relatedCount = 2;

/** Two other posts, chosen by `random`, which returns numbers from 0 to below 1. */
export function pickRelated(
  posts: readonly BlogPostEntry[],
  postId: string,
  random: () => number,
): BlogPostEntry[] {
  const others = posts.filter(({ id }) => id !== postId);
  const picked: BlogPostEntry[] = [];
  while (picked.length < relatedCount && others.length > 0)
    picked.push(...others.splice(Math.floor(random() * others.length), 1));
  return picked;
}
