import type { BlogPostEntry } from '#contract/calls/blog.ts';

type Network = 'X' | 'LinkedIn' | 'Facebook';

/** Where a click leads so that the post stands in a new message of the network. */
export function shareAddresses(
  { id, title }: Pick<BlogPostEntry, 'id' | 'title'>,
  origin: string,
): { network: Network; address: string }[] {
  // Its colon and slashes may stand in a query as they are; finished pages get their origin only when served.
  const url = `${origin}/blog/${encodeURIComponent(id)}`;
  return [
    { network: 'X', address: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${url}` },
    { network: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}
