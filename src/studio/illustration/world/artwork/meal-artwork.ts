import type { Artwork, ArtworkPart } from './artwork.ts';

const [cream, red, darkRed, blue, darkBlue, coal] = [
  '#f3ead8',
  '#c8452f',
  '#99301f',
  '#3f74b5',
  '#2d568a',
  '#33363c',
];
const [fish, belly, fin] = ['#8fa3b0', '#d5dee3', '#667c8b'];

const lyingFish: readonly ArtworkPart[] = [
  [fish, 'M2 14c6-9 20-11 30-2l9-6c1 3 0 5-1 8c1 3 2 5 1 8l-9-6c-10 9-24 7-30-2z'],
  [belly, 'M2 14c8 3 20 5 30 2c-10 9-24 7-30-2z'],
  [fin, 'M15 7c3-4 9-4 11-1l-2 4zM17 15c3-1 6 0 7 2l-6 2z'],
  [fin, 'M34 12l7-5l-3 6zM34 16l7 5l-3-6z'],
  ['#f7f4ea', 'M8 11.500a2 2 0 1 0 .01 0z'],
  [coal, 'M8 12.500a1 1 0 1 0 .01 0z'],
];

/** Bowls, and fish as it is caught and as it is served; the icon library has noodles and a toy fish. */
export const mealArtwork: Readonly<Record<string, Artwork>> = {
  'soup-bowl': {
    box: [1, 2, 34, 27],
    parts: [
      ['#e8e4da', 'M12 9c-2-2 2-3 0-6h1.500c2 3-2 4 0 6zM22 9c-2-2 2-3 0-6h1.500c2 3-2 4 0 6z'],
      [darkRed, 'M1 14c0-5 34-5 34 0c0 5-34 5-34 0z'],
      ['#e0a04a', 'M4 14c0-3.300 28-3.300 28 0c0 3.300-28 3.300-28 0z'],
      ['#7fae5a', 'M12 13.500a1.300 .8 0 1 0 .01 0zM22 12.800a1.300 .8 0 1 0 .01 0z'],
      [red, 'M1 14c0 8 6 15 11 15h12c5 0 11-7 11-15c0 5-34 5-34 0z'],
    ],
  },
  'pet-bowl': {
    box: [0, 3, 40, 19],
    parts: [
      ['#8a5f36', 'M6 12c2-12 26-12 28 0z'],
      [
        '#6f4a28',
        'M12 8a1.600 1.600 0 1 0 .01 0zM20 6a1.600 1.600 0 1 0 .01 0zM27 8a1.600 1.600 0 1 0 .01 0z',
      ],
      [darkBlue, 'M4 12c0-3 32-3 32 0c0 3-32 3-32 0z'],
      ['#8a5f36', 'M7 11.600c0-2 26-2 26 0c0 2-26 2-26 0z'],
      [blue, 'M4 12L0 22h40l-4-10c0 3-32 3-32 0z'],
      [
        cream,
        'M15 16.500a1.700 1.700 0 1 1 2 1.600h6a1.700 1.700 0 1 1 1.500 1.400a1.700 1.700 0 1 1-1.500 1.400h-6a1.700 1.700 0 1 1-2.400-1.400a1.700 1.700 0 0 1 .4-3z',
      ],
    ],
  },
  'whole-fish': { box: [2, 5, 40, 19], parts: lyingFish },
  'fish-plate': {
    box: [-6, 3, 56, 25],
    parts: [
      ['#c9c4b6', 'M-6 18c0-13 56-13 56 0c0 13-56 13-56 0z'],
      ['#fbf8f0', 'M-6 16.500c0-12.500 56-12.500 56 0c0 12.500-56 12.500-56 0z'],
      ['#e9e4d6', 'M0 16.500c0-9 44-9 44 0c0 9-44 9-44 0z'],
      ...lyingFish,
      ['#f4c542', 'M28 20a4 3 0 1 0 8 0z'],
      ['#7fae5a', 'M10 22c2-2 6-2 8 0c-3 2-6 2-8 0z'],
    ],
  },
  'tea-bag': {
    box: [2, 0, 24, 34],
    parts: [
      ['#8f8a7c', 'M12 16C6 12 20 9 14 4h1.200c7 6-7 8-1.600 12z'],
      ['#5a9a4a', 'M9 0h11v7H9z'],
      [cream, 'M11 2h7v1h-7zM11 4h5v1h-5z'],
      ['#e6dcc4', 'M6 16h16l4 4v14H2V20z'],
      ['#b98a55', 'M4.500 23h19v9.500h-19z'],
      ['#d3b98c', 'M2 20h24v1H2z'],
    ],
  },
};
