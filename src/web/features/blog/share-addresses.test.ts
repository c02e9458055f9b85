import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('each network gets the post’s URL, and X its title @content-pages-019', () => {
  const post = { id: 'my-post', title: 'Hooks & "lines"' };
  const all = shareAddresses(post, 'https://hookline.example').map(({ address }) => new URL(address));
  expect(all.map(({ host }) => host)).toEqual(['x.com', 'www.linkedin.com', 'www.facebook.com']);
  const url = 'https://hookline.example/blog/my-post';
  expect(all.map((address) => address.searchParams.get('url') ?? address.searchParams.get('u'))).toEqual([
    url,
    url,
    url,
  ]);
  expect(all[0]!.searchParams.get('text')).toBe(post.title);
});
