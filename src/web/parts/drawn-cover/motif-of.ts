export type Motif = 'phone' | 'steps' | 'frames' | 'voice' | 'parcel' | 'arcs';

/** Shorter entries match whole words only: as a prefix, `app` would match "apparel", and `how` "however". */
const minPrefixLength = 4;

/** Tried in this order: a word of the name begins with one of the prefixes. */
const prefixesByMotif: readonly [Exclude<Motif, 'arcs'>, readonly string[]][] = [
  [
    'steps',
    ['train', 'teach', 'learn', 'course', 'educat', 'onboard', 'tutorial', 'how', 'explain', 'guide'],
  ],
  ['parcel', ['product', 'shop', 'store', 'commerce', 'offer', 'sale', 'review', 'testimonial', 'unbox']],
  [
    'frames',
    [
      'stor',
      'brand',
      'founder',
      'about',
      'behind',
      'team',
      'culture',
      'people',
      'community',
      'test',
      'compare',
    ],
  ],
  ['voice', ['write', 'voice', 'speak', 'spoken', 'sound', 'caption', 'script', 'podcast']],
  [
    'phone',
    [
      'market',
      'launch',
      'promo',
      'advert',
      'campaign',
      'social',
      'app',
      'apps',
      'announce',
      'event',
      'news',
      'hook',
      'clip',
      'video',
    ],
  ],
];

const hasPrefix = (word: string, prefix: string): boolean =>
  prefix.length < minPrefixLength ? word === prefix : word.startsWith(prefix);

/** The motif for the words of a name; `arcs`, which are neutral, if no word matches. */
export function motifOf(name: string): Motif {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = prefixesByMotif.find(([, prefixes]) =>
    words.some((word) => prefixes.some((prefix) => hasPrefix(word, prefix))),
  );
  return found?.[0] ?? 'arcs';
}
