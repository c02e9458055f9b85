import type { Artwork } from './artwork.ts';

const [wood, darkWood, steel, darkSteel, coal, cream] = [
  '#b98a55',
  '#8a5f36',
  '#aab4bd',
  '#6d7780',
  '#33363c',
  '#f3ead8',
];

/** Artwork that is missing from the icon library. */
export const ownArtwork: Readonly<Record<string, Artwork>> = {
  dough: {
    box: [1, 10, 30, 16],
    parts: [
      ['#d9c39a', 'M1 24c0-6 5-13 13-14c9-1 17 6 17 14c0 2-30 2-30 0z'],
      ['#efdfbd', 'M4 21c1-5 5-9 11-9.5c6-.5 10 3 11 6c-6-3-15-2-22 3.5z'],
    ],
  },
  'rolling-pin': {
    box: [1, 12, 30, 8],
    parts: [
      [darkWood, 'M1 14.5h5v3H1zM26 14.5h5v3h-5z'],
      [wood, 'M6 12h20v8H6z'],
      ['#d9b27c', 'M6 13h20v2H6z'],
    ],
  },
  grill: {
    box: [2, 3, 28, 28],
    parts: [
      [darkSteel, 'M8 18l-4 13h2l4-12zM24 18l4 13h-2l-4-12zM15 19h2v10h-2z'],
      [coal, 'M2 13h28c0 5-5 8-14 8S2 18 2 13z'],
      ['#e2603a', 'M5 12c2-2 4 0 6-1s4 1 6-.5s4 0 6-.5s3 1 4 2v1H5z'],
      [darkSteel, 'M2 11h28v2H2z'],
      ['#b5673a', 'M7 8h6c1 0 1 3 0 3H7c-1 0-1-3 0-3zM18 8h6c1 0 1 3 0 3h-6c-1 0-1-3 0-3z'],
      ['#d8dde0', 'M9 7c-2-2 1-2 0-4h1c1 2-1 2 0 4zM20 7c-2-2 1-2 0-4h1c1 2-1 2 0 4z'],
    ],
  },
  lantern: {
    box: [7, 1, 18, 30],
    parts: [
      [coal, 'M11 9c0-5 2-8 5-8s5 3 5 8h-1.5c0-4-1.5-6.5-3.5-6.5S12.5 5 12.5 9z'],
      [darkSteel, 'M11 8h10l2 4H9zM8 27h16l1 4H7z'],
      ['#ffe9a8', 'M10 12h12l1 15H9z'],
      ['#f6a53c', 'M16 15c3 3 3 5 2 7c-.5 2-3.5 2-4 0c-1-2 0-4 2-7z'],
      [coal, 'M9.5 12h1.5l-.5 15H9zM21 12h1.5l.5 15h-1.5z'],
    ],
  },
  rope: {
    box: [2, 5, 28, 23],
    parts: [
      [
        '#c9a469',
        'M16 5c9 0 14 5 14 11s-5 12-14 12S2 22 2 16S7 5 16 5zm0 6c-5 0-8 2-8 5s3 6 8 6s8-3 8-6s-3-5-8-5z',
      ],
      [
        '#8f6c3a',
        'M5 10l4 4l1-1l-4-4zM11 6l2 5h1l-2-5zM19 5l-1 6h1l2-6zM26 9l-4 4l1 1l4-4zM3 19l5-2v1l-4 3zM9 26l3-5l1 .5l-2 5zM20 27l-2-5h1l3 4.5zM28 21l-5-3v-1l6 3z',
      ],
    ],
  },
  drawing: {
    box: [5, 2, 22, 28],
    parts: [
      ['#fbf8ee', 'M5 2h22v28H5z'],
      ['#f4c542', 'M21 5a3 3 0 1 0 .01 0z'],
      ['#7fb069', 'M7 24h18v4H7z'],
      ['#d9534f', 'M10 15l4-4l4 4z'],
      ['#4a7fb5', 'M11 15h6v9h-6z'],
      ['#8a5f36', 'M21 19h1.5v5H21z'],
      ['#5a9a4a', 'M21.7 14a3.2 3.2 0 1 0 .01 0z'],
    ],
  },
  hoop: {
    box: [5, 0, 22, 62],
    parts: [
      [darkSteel, 'M15 16h2v44h-2zM9 60h14v2H9z'],
      ['#f7f4ec', 'M5 0h22v17H5z'],
      [
        '#c8452f',
        'M5 0h22v1.5H5zM5 15.5h22V17H5zM5 0h1.5v17H5zM25.5 0H27v17h-1.5zM11 6h10v1H11zM11 6h1v7h-1zM20 6h1v7h-1z',
      ],
      ['#e2603a', 'M10 13.5h12v1.6H10z'],
      ['#e9ecee', 'M10.5 15l2 8h7l2-8h-.8l-2 7h-5.4l-2-7zM14 15l1 7h.7l-1-7zM17.3 15l-1 7h.7l1-7z'],
    ],
  },
  'fishing-net': {
    box: [1, 4, 30, 24],
    parts: [
      ['#5f7f7a', 'M1 12c4-8 10-8 15-4s11 0 15 6c0 8-6 14-15 14S1 20 1 12z'],
      [
        '#a9c2bb',
        'M4 11l20 14l1-1L6 10zM9 7l19 13l.6-1L11 7zM2 17l14 10h2L2 15.5zM28 11L8 26l-1-1L26 10zM22 8L3 20l-.5-1L20 8zM30 17L18 27h-2L30 15.5z',
      ],
      ['#d9703a', 'M3 10a2 2 0 1 0 .01 0zM16 6a2 2 0 1 0 .01 0zM29 11a2 2 0 1 0 .01 0z'],
    ],
  },
  banner: {
    box: [0, 2, 64, 52],
    parts: [
      [wood, 'M2 2h1.6v52H2zM60.4 2H62v52h-1.6z'],
      ['#f7f1dd', 'M3 3c18 3 40 3 58 0v18c-18 3-40 3-58 0z'],
      ['#d9534f', 'M3 3c18 3 40 3 58 0v2c-18 3-40 3-58 0zM3 19c18 3 40 3 58 0v2c-18 3-40 3-58 0z'],
      ['#e2603a', 'M32 10c1.5-2.5 5-1.8 5 1c0 2.5-3 4-5 5.8c-2-1.8-5-3.3-5-5.8c0-2.8 3.5-3.5 5-1z'],
      [
        '#4a7fb5',
        'M12 11a2.3 2.3 0 1 0 .01 0zM20 11.5a2.3 2.3 0 1 0 .01 0zM45 11.5a2.3 2.3 0 1 0 .01 0zM53 11a2.3 2.3 0 1 0 .01 0z',
      ],
    ],
  },
  swing: {
    box: [0, 0, 40, 44],
    parts: [
      [darkWood, 'M5 0h2.4L4 44H1.6zM32.6 0H35l3.4 44H36z'],
      [wood, 'M2 0h36v3H2z'],
      ['#c9b48a', 'M12 3h1v28h-1zM27 3h1v28h-1z'],
      ['#c8452f', 'M10 31h20v2.6H10z'],
    ],
  },
  piano: {
    box: [1, 3, 44, 34],
    parts: [
      ['#3b2a24', 'M3 3h40v19H3zM1 20h44v7H1zM4 27h4v10H4zM38 27h4v10h-4z'],
      ['#54392f', 'M6 6h34v11H6zM10 27h26v6H10z'],
      ['#f7f4ec', 'M4 20h38v3.5H4z'],
      [
        '#26211f',
        'M6 20h1.2v2H6zM9 20h1.2v2H9zM14 20h1.2v2H14zM17 20h1.2v2H17zM20 20h1.2v2H20zM25 20h1.2v2H25zM28 20h1.2v2H28zM33 20h1.2v2H33zM36 20h1.2v2H36z',
      ],
      [cream, 'M17 8h12v8H17z'],
    ],
  },
  'treasure-chest': {
    box: [2, 5, 28, 23],
    parts: [
      [darkWood, 'M2 13c0-5 4-8 8-8h12c4 0 8 3 8 8v2H2z'],
      [wood, 'M2 15h28v13H2z'],
      ['#d8a93a', 'M2 14h28v2.4H2zM7 6h2.5v22H7zM22.5 6H25v22h-2.5zM14 14h4v6h-4z'],
      [coal, 'M15.5 16h1v2.5h-1z'],
    ],
  },
  'paper-boat': {
    box: [1, 5, 30, 21],
    parts: [
      ['#e4e8ec', 'M16 5l8 13H8z'],
      ['#fafafa', 'M1 15l15 4l15-4l-6 11H7z'],
      ['#cdd4da', 'M16 19l15-4l-6 11h-9z'],
    ],
  },
  'paper-plane': {
    box: [1, 4, 30, 24],
    parts: [
      ['#fafafa', 'M1 15L31 4L20 27l-7-7z'],
      ['#cdd4da', 'M13 20L31 4L12 17zM12 17l1 3l.5 8l4-4.5z'],
    ],
  },
  robot: {
    box: [2, 0, 28, 44],
    parts: [
      [darkSteel, 'M15 1h2v5h-2zM9 33h4v8H9zM19 33h4v8h-4z'],
      ['#e2603a', 'M16 0a1.8 1.8 0 1 0 .01 0z'],
      [steel, 'M7 5h18v13H7zM6 20h20v14H6z'],
      [darkSteel, 'M2 21h3v11H2zM27 21h3v11h-3zM14 18h4v2h-4zM7 40h7v4H7zM18 40h7v4h-7z'],
      ['#26313a', 'M9 8h14v6H9z'],
      ['#5fd0e6', 'M11.5 9a2 2 0 1 0 .01 0zM20.5 9a2 2 0 1 0 .01 0z'],
      ['#f4c542', 'M10 23h4v3h-4z'],
      ['#e2603a', 'M17 23h5v1.5h-5zM17 26h5v1.5h-5zM10 29h12v2H10z'],
    ],
  },
  'toy-blocks': {
    box: [2, 4, 28, 24],
    parts: [
      ['#4a7fb5', 'M2 16h12v12H2z'],
      ['#d9534f', 'M17 16h12v12H17z'],
      ['#f4c542', 'M9 4h12v12H9z'],
      [steel, 'M13 7h4v6h-4z'],
      ['#f7f4ec', 'M5 19h6v1.5H5zM7 19h2v7H7zM20 19h6v7h-6z'],
    ],
  },
};
