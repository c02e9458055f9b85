import type { BlogPostEntry } from '#contract/calls/blog.ts';

type Network = 'X' | 'LinkedIn' | 'Facebook';

/** The address of each network's form for a new message, filled with the link to the post. */
export function shareAddresses(
  { id, title }: Pick<BlogPostEntry, 'id' | 'title'>,
  origin: string,
): { network: Network; address: string }[] {
  // Not encoded as a whole: a query may contain colons and slashes, and prerendered pages contain a placeholder here.
  const url = `${origin}/blog/${encodeURIComponent(id)}`;
  return [
    { network: 'X', address: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${url}` },
    { network: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}
