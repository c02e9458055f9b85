import type { Artwork } from './artwork.ts';

const [wood, darkWood, steel, coal, cream, red, yellow, blue, green] = [
  '#b98a55',
  '#8a5f36',
  '#aab4bd',
  '#33363c',
  '#f3ead8',
  '#c8452f',
  '#f4c542',
  '#3f74b5',
  '#5a9a4a',
];

/** Things of play, sport and travel that are missing from the icon library. */
export const leisureArtwork: Readonly<Record<string, Artwork>> = {
  surfboard: {
    box: [3, 0, 14, 60],
    parts: [
      ['#fbf3df', 'M10 0c5 8 7 18 7 30s-2 22-4 30H7C5 52 3 42 3 30S5 8 10 0z'],
      ['#e2603a', 'M10 0c3 5 5 11 6 17H4C5 11 7 5 10 0zM3.3 38h13.400l-.7 6H4z'],
      [blue, 'M9.5 3h1v56h-1z'],
    ],
  },
  'surfboard-flat': {
    box: [0, 0, 60, 6],
    parts: [
      ['#fbf3df', 'M0 1c8 0 14 1 30 1s26 0 30-2c-2 4-8 6-30 6S4 4 0 1z'],
      ['#e2603a', 'M14 3h14v2.400H14zM40 2.500h8v2.400h-8z'],
    ],
  },
  'skis-flat': {
    box: [0, 0, 60, 5],
    parts: [
      [blue, 'M0 2.500h52c3 0 5-.5 8-2.500c-1 3-4 5-8 5H0z'],
      [coal, 'M26 .5h8v2h-8z'],
    ],
  },
  rowboat: {
    box: [0, 0, 64, 15],
    parts: [
      [wood, 'M0 0c6 3 14 4 32 4s26-1 32-4c-2 8-6 15-12 15H12C6 15 2 8 0 0z'],
      [
        darkWood,
        'M0 0c6 3 14 4 32 4s26-1 32-4l-.8 2.600C56 6 48 6.5 32 6.500S8 6 .8 2.600zM6 9.500h52l-.8 1H6.800z',
      ],
      ['#d9b27c', 'M36 2l3-1l12 10l4 0l-1 3l-5-1z'],
    ],
  },
  snowboard: {
    box: [3, 0, 12, 56],
    parts: [
      ['#4a7fb5', 'M9 0c4 0 6 3 6 8v40c0 5-2 8-6 8s-6-3-6-8V8c0-5 2-8 6-8z'],
      [yellow, 'M3 8h12v5H3zM3 43h12v5H3z'],
      [coal, 'M4 18h10v3H4zM4 35h10v3H4z'],
    ],
  },
  paddle: {
    box: [0, 0, 12, 56],
    parts: [
      [wood, 'M5 0h2v38H5z'],
      [darkWood, 'M3 0h6v2.500H3z'],
      ['#d9b27c', 'M1 38c0-3 3-4 5-4s5 1 5 4v12c0 4-2 6-5 6s-5-2-5-6z'],
    ],
  },
  towel: {
    box: [1, 4, 32, 22],
    parts: [
      ['#5fb0c4', 'M1 8c0-3 2-4 5-4h22c3 0 5 1 5 4v16c0 2-1 2-3 2H4c-2 0-3 0-3-2z'],
      [cream, 'M1 10h32v3H1zM1 18h32v3H1z'],
      ['#3f8aa0', 'M6 4h22c3 0 5 1 5 4h-4c0-2-1-2-2-2H6z'],
    ],
  },
  deckchair: {
    box: [0, 0, 44, 38],
    parts: [
      [darkWood, 'M2 0l26 34l-2 2L0 2zM38 14L14 38l-2-2L36 12z'],
      [red, 'M4 2l20 26c4 2 8 0 12-8l2 2c-4 10-10 12-16 9L2 5z'],
      [cream, 'M8 7l16 21l-2 1.500L6 8.500z'],
      [wood, 'M20 34h22v2.500H20z'],
    ],
  },
  hammock: {
    box: [0, 0, 60, 32],
    parts: [
      [darkWood, 'M2 0h3v32H2zM55 0h3v32h-3z'],
      ['#e2a13c', 'M4 6c14 18 38 18 52 0c-4 26-48 26-52 0z'],
      [red, 'M10 13c12 10 28 10 40 0c-2 4-4 6-6 7c-10 5-20 5-28 0c-2-1-4-3-6-7z'],
    ],
  },
  'card-fan': {
    box: [1, 1, 34, 28],
    parts: [
      [cream, 'M4 10l9-4l9 20l-8 3z'],
      ['#ffffff', 'M11 4l10-1l3 23l-9 1z'],
      [cream, 'M21 3l10 3l-8 21l-8-2z'],
      [red, 'M6.5 12c1.5-1.5 3.5 0 2 3c-3 0-4-2-2-3zM25 9c2-1 3 1 1 3c-2-1-2-2-1-3z'],
      [coal, 'M15.5 7l2 3.500l-2 3l-2-3zM19 18l1.5 2.500l-1.5 2.500l-1.5-2.500z'],
    ],
  },
  sandcastle: {
    box: [0, 0, 40, 30],
    parts: [
      ['#d9b878', 'M3 30V12h3v3h3v-3h3v7h4V8h2v3h4V8h2v11h4v-7h3v3h3v-3h3v18z'],
      ['#c4a060', 'M0 30c2-4 8-4 10-3c4-3 16-3 20 0c4-1 8 0 10 3z'],
      ['#8a6a3a', 'M17 23c0-4 6-4 6 0v5h-6z'],
      [red, 'M20 0l6 2.500l-6 2.500zM19.4 0h1v9h-1z'],
    ],
  },
  harmonica: {
    box: [0, 4, 34, 12],
    parts: [
      [steel, 'M2 4h30c2 0 2 4 2 6s0 6-2 6H2c-2 0-2-4-2-6s0-6 2-6z'],
      [red, 'M1 8h32v4H1z'],
      [coal, 'M4 9h2v2H4zM8 9h2v2H8zM12 9h2v2h-2zM16 9h2v2h-2zM20 9h2v2h-2zM24 9h2v2h-2zM28 9h2v2h-2z'],
    ],
  },
  harp: {
    box: [0, 0, 26, 42],
    parts: [
      ['#c79a3f', 'M2 4c6-6 10 4 20 0l2 3C14 12 10 3 5 7l1 30h14l-12-2zM22 5l2 1L8 42H4z'],
      ['#e9d9a8', 'M8 9h.7v26H8zM11 9h.7v20H11zM14 9h.7v14H14zM17 8h.7v9H17z'],
      ['#a87a2c', 'M2 37h18v4H2z'],
    ],
  },
  binoculars: {
    box: [0, 2, 30, 26],
    parts: [
      [coal, 'M4 6h7l3 14c0 5-12 5-12 0zM19 6h7l2 14c0 5-12 5-12 0z'],
      ['#4d525b', 'M3 3h8v4H3zM19 3h8v4h-8zM12 9h6v6h-6z'],
      ['#7fb0d0', 'M8 19a4 3 0 1 0 .01 0zM22 19a4 3 0 1 0 .01 0z'],
    ],
  },
  easel: {
    box: [0, 0, 32, 48],
    parts: [
      [darkWood, 'M15 0h2v10h-2zM8 30l2 0L6 48H4zM22 30h2l4 18h-2zM15 30h2v16h-2z'],
      [wood, 'M2 31h28v2.500H2z'],
      ['#fbf8ee', 'M4 6h24v25H4z'],
      ['#8fc0d8', 'M5.5 7.500h21V18h-21z'],
      [green, 'M5.5 22c6-6 14-5 21 0v7.500h-21z'],
      [yellow, 'M21 10a3 3 0 1 0 .01 0z'],
    ],
  },
  whistle: {
    box: [0, 4, 28, 20],
    parts: [
      [steel, 'M0 8h18c6 0 9 3 9 8s-4 8-9 8s-8-3-8-8l-10-2z'],
      [coal, 'M17 12a4 4 0 1 0 .01 0zM10 8h4v3h-4z'],
    ],
  },
  'yoga-mat': {
    box: [0, 4, 38, 16],
    parts: [
      ['#8a6fb5', 'M7 4h24c9 0 9 16 0 16H7z'],
      ['#6d5498', 'M7 4a8 8 0 1 0 .01 0z'],
      ['#cabce4', 'M7 7.500a4.5 4.5 0 1 0 .01 0z'],
    ],
  },
  'sleeping-bag': {
    box: [0, 4, 40, 18],
    parts: [
      ['#3f7a5f', 'M8 4h24c11 0 11 18 0 18H8z'],
      ['#2f5c48', 'M8 4a9 9 0 1 0 .01 0z'],
      ['#8fc0a4', 'M8 9a4 4 0 1 0 .01 0z'],
      [coal, 'M18 4h2v18h-2zM30 4h2v18h-2z'],
    ],
  },
  cape: {
    box: [2, 0, 28, 38],
    parts: [
      ['#c8304a', 'M10 2h12c6 10 8 22 8 34c-8 3-20 3-28 0C2 24 4 12 10 2z'],
      ['#99203a', 'M13 4l-3 33h-2L11 4zM19 4l3 33h2L21 4z'],
      [yellow, 'M10 0h12v3.500H10z'],
    ],
  },
  apron: {
    box: [2, 0, 26, 36],
    parts: [
      ['#4f7f8f', 'M9 4h12l2 11l5 2v19H2V17l5-2z'],
      ['#3a6270', 'M8 22h14v8H8z'],
      [cream, 'M9 4c0-5 12-5 12 0h-1.500c-1-3-8-3-9 0z'],
    ],
  },
  gold: {
    box: [1, 8, 34, 20],
    parts: [
      [yellow, 'M4 20h13l3 8H1zM20 20h12l3 8H17zM12 9h13l3 9H9z'],
      ['#d39a1c', 'M1 26h19l.7 2H.7zM17 26h17l1 2H17zM9 16h19l.6 2H8.500z'],
    ],
  },
};
