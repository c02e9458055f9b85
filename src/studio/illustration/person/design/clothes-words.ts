import type { Clothes } from '../clothes/clothes.ts';

/** Garments that a text may name, as changes to the default clothes. */
export const garmentWords: readonly (readonly [
  RegExp,
  (colour: string | undefined, clothes: Clothes) => Partial<Clothes>,
])[] = [
  [
    /\btrack ?suit|\btrack-suit|\b(?:jogging|warm-?up|shell) suit|sweat ?suit/,
    (colour = '#2f4a7a') => ({
      top: top('tshirt', '#e9edf2'),
      coat: { kind: 'jacket', colour, accent: '#f2f2f2', hem: 0, open: false },
      bottom: { kind: 'trousers', colour, hem: 1, loose: 0.7 },
      shoes: { kind: 'sneaker', colour: '#d8dce2' },
    }),
  ],
  [
    /(?<!\b(?:track|jogging|warm-?up|shell|sweat)[ -])\bsuit\b|tuxedo/,
    (colour = '#2c3444') => ({
      coat: { kind: 'blazer', colour, accent: '#16181e', hem: 0.08, open: true },
      bottom: { kind: 'trousers', colour, hem: 1, loose: 0.3 },
      top: top('shirt', '#e9edf2'),
      shoes: { kind: 'leather', colour: '#2a201c' },
    }),
  ],
  [
    /blazer|sports? jacket/,
    (colour = '#3a4454') => ({ coat: { kind: 'blazer', colour, accent: '#16181e', hem: 0.08, open: true } }),
  ],
  [
    /\bdress\b|(?<!dressing |night)gown/,
    (colour = '#8f3f56', clothes) => ({
      top: { ...top('dress', colour), sleeve: 0.28 },
      bottom: { ...clothes.bottom, kind: 'skirt', colour, hem: 0.52 },
      coat: null,
    }),
  ],
  [
    /skirt/,
    (colour = '#4a4a58', clothes) => ({ bottom: { ...clothes.bottom, kind: 'skirt', colour, hem: 0.46 } }),
  ],
  [/hoodie|hooded/, (colour = '#5c6878') => ({ top: top('hoodie', colour), coat: null })],
  [/sweater|jumper|pullover|cardigan/, (colour = '#9c6a4a') => ({ top: top('sweater', colour), coat: null })],
  [/turtle ?neck/, (colour = '#2a2a30') => ({ top: top('turtleneck', colour) })],
  [/t-?shirt|tee\b/, (colour = '#c9d3dc') => ({ top: top('tshirt', colour), coat: null })],
  [/blouse/, (colour = '#e6dcd2') => ({ top: top('blouse', colour) })],
  [/(?<!t-)(?<!t)shirt/, (colour = '#d5dfe8') => ({ top: top('shirt', colour) })],
  [
    /rain ?coat|poncho/,
    (colour = '#e3b53c') => ({
      coat: { kind: 'rain-coat', colour, accent: '#ffffff', hem: 0.4, open: false },
    }),
  ],
  [
    /\bcoat\b|parka|overcoat/,
    (colour = '#5f4c3e') => ({ coat: { kind: 'coat', colour, accent: '#2a221e', hem: 0.42, open: true } }),
  ],
  [
    /leather jacket|\bjacket\b|anorak/,
    (colour = '#3d4450') => ({ coat: { kind: 'jacket', colour, accent: '#c9ccd2', hem: 0, open: true } }),
  ],
  [
    /dungarees|overalls/,
    (colour = '#3f5878') => ({ bottom: { kind: 'dungarees', colour, hem: 1, loose: 0.8 } }),
  ],
  [/apron/, (colour = '#4a3a32') => ({ apron: { colour, bib: true } })],
  [/jeans/, (colour = '#3d5273') => ({ bottom: { kind: 'trousers', colour, hem: 1, loose: 0.4 } })],
  [/shorts/, (colour = '#5a5f52') => ({ bottom: { kind: 'trousers', colour, hem: 0.44, loose: 0.8 } })],
  [
    /pyjamas?|pajamas?|nightgown/,
    (colour = '#9fb4cf') => ({
      top: { ...top('pyjama', colour), pattern: 'stripes', accent: '#ffffff' },
      bottom: { kind: 'trousers', colour, hem: 1, loose: 1 },
      shoes: { kind: 'slipper', colour: '#b08d6a' },
      coat: null,
    }),
  ],
  [/scarf(?!.*head)/, (colour = '#a83c3c') => ({ scarf: colour })],
  [/\btie\b|necktie/, (colour = '#8f2f3a') => ({ tie: colour, top: top('shirt', '#e9edf2') })],
  [/gloves/, (colour = '#4a3a32') => ({ gloves: colour })],
  [/helmet|hard hat/, (colour = '#e8b93a') => ({ hat: { kind: 'helmet', colour } })],
  [/straw hat|sun hat/, (colour = '#d9b76a') => ({ hat: { kind: 'straw', colour } })],
  [/beanie|woolly hat|knit(?:ted)? hat/, (colour = '#8f3f46') => ({ hat: { kind: 'beanie', colour } })],
  [/\bcap\b/, (colour = '#33507f') => ({ hat: { kind: 'cap', colour } })],
  [/boots/, (colour = '#4a3526') => ({ shoes: { kind: 'boot', colour } })],
  [/heels/, (colour = '#2a2a30') => ({ shoes: { kind: 'heel', colour } })],
  [/sneakers|trainers|running shoes/, (colour = '#d8dce2') => ({ shoes: { kind: 'sneaker', colour } })],
];

function top(kind: Clothes['top']['kind'], colour: string): Clothes['top'] {
  return { kind, colour, pattern: 'plain', accent: '#ffffff', sleeve: kind === 'tshirt' ? 0.3 : 0.96 };
}

const named: Record<string, string> = {
  red: '#a83a3a',
  crimson: '#98263a',
  green: '#4a7355',
  blue: '#3f6390',
  navy: '#28344f',
  black: '#25252b',
  white: '#eeece6',
  grey: '#7f848c',
  gray: '#7f848c',
  yellow: '#dcb13f',
  orange: '#d27b35',
  purple: '#6b4f86',
  pink: '#cf7f95',
  brown: '#6b4a35',
  beige: '#cdbb9c',
  cream: '#e9e0cc',
  teal: '#3a7a7c',
  olive: '#6f7047',
  burgundy: '#6d2535',
  gold: '#c59b3e',
  silver: '#b4b8be',
  turquoise: '#45a0a0',
  lavender: '#a596c4',
  khaki: '#9a8d63',
  tan: '#b8935f',
  mustard: '#c2912f',
};

/** The colour directly before a garment's word. */
export function colourBefore(text: string, at: number): string | undefined {
  const before =
    text
      .slice(Math.max(0, at - 30), at)
      .split(/\b(?:and|with|,|over|a|an)\b/)
      .at(-1) ?? '';
  const word = before
    .match(/[a-z]+/g)
    ?.toReversed()
    .find((found) => found in named);
  return word && named[word];
}
