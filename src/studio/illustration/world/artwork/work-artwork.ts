import type { Artwork } from './artwork.ts';

const [wood, darkWood, steel, darkSteel, coal, cream, red, yellow, blue] = [
  '#b98a55',
  '#8a5f36',
  '#aab4bd',
  '#6d7780',
  '#33363c',
  '#f3ead8',
  '#c8452f',
  '#f0b429',
  '#3f74b5',
];

/** Vehicles and tools of trades that are missing from the icon library. */
export const workArtwork: Readonly<Record<string, Artwork>> = {
  forklift: {
    box: [0, 0, 62, 46],
    parts: [
      [darkSteel, 'M44 2h3v40h-3zM48 4h2v38h-2z'],
      [steel, 'M47 39h15v2.4H47zM47 30h2.4v11H47z'],
      [wood, 'M49 36h13v3H49zM50 24h11v12H50z'],
      ['#d9b27c', 'M50 24h11v2H50zM54.5 26h2v10h-2z'],
      [coal, 'M10 3h30v2.500H10zM12 4h2.400v16H12zM37 4h2.400v22h-2.400z'],
      [yellow, 'M4 20h18v10h20v-8h4v16H4c-2 0-3-2-3-4v-8c0-4 1-6 3-6z'],
      ['#d39a1c', 'M1 32h45v6H4c-2 0-3-2-3-4z'],
      [coal, 'M17 16c0-2 6-2 6 0v9h-6zM23 24h8v4h-8zM31 14l2-1l4 10h-2z'],
      [coal, 'M11 33a6 6 0 1 0 .01 0zM38 34a5 5 0 1 0 .01 0z'],
      [steel, 'M11 36.500a2.6 2.6 0 1 0 .01 0zM38 37a2.2 2.2 0 1 0 .01 0z'],
      ['#e2603a', 'M6 22h5v2.500H6z'],
    ],
  },
  excavator: {
    box: [0, 0, 62, 46],
    parts: [
      [yellow, 'M30 22L44 3l4 2l-8 20zM43 3l16 14l-3 3L43 9z'],
      [darkSteel, 'M53 18l7-1c2 6 0 11-6 13l-5-3z'],
      [yellow, 'M4 18h18v-8h12l4 12v8H4z'],
      ['#bfe0ee', 'M24 12h8l3 9H24z'],
      [coal, 'M5 33h32a5.5 5.5 0 0 1 0 11H5a5.5 5.5 0 0 1 0-11z'],
      [
        steel,
        'M7 36a2.6 2.6 0 1 0 .01 0zM16 36a2.6 2.6 0 1 0 .01 0zM26 36a2.6 2.6 0 1 0 .01 0zM35 36a2.6 2.6 0 1 0 .01 0z',
      ],
      [darkSteel, 'M14 29h14v4H14z'],
    ],
  },
  'farm-tractor': {
    box: [0, 0, 60, 46],
    parts: [
      [coal, 'M4 2h22v2.500H4zM5 4h2.200v16H5zM22 4h2.200v18H22zM44 8h2.500v12H44z'],
      [red, 'M4 20h20l4-2h24c4 0 5 3 5 6v8H4z'],
      ['#99301f', 'M30 26h26v6H30zM4 17h6v6H4z'],
      [coal, 'M15 18a14 14 0 1 0 .01 0zM48 28a9 9 0 1 0 .01 0z'],
      [yellow, 'M15 26a6 6 0 1 0 .01 0zM48 33a4 4 0 1 0 .01 0z'],
      [steel, 'M52 21h4v3h-4z'],
    ],
  },
  crane: {
    box: [0, 0, 60, 64],
    parts: [
      [yellow, 'M20 10h4v54h-4zM27 10h4v54h-4zM2 12h56v3H2zM4 8h8v9H4z'],
      [
        '#d39a1c',
        'M20 18l11 8v2l-11-8zM20 32l11 8v2l-11-8zM20 46l11 8v2l-11-8zM25.5 0l32 12h-4L25.5 3L6 12H3z',
      ],
      ['#bfe0ee', 'M31 15h7v8h-7z'],
      [coal, 'M49 15h1v22h-1zM47 36h5v3h-5z'],
      [red, 'M43 40h13v8H43z'],
    ],
  },
  'sewing-machine-home': {
    box: [0, 2, 40, 30],
    parts: [
      [coal, 'M10 8c0-3 2-5 5-5h18c3 0 5 2 5 5v18h-8V14H18v7h-6v-7c-2-1-2-4-2-6z'],
      ['#4d525b', 'M12 6h23v3H12zM31 15h6v10h-6z'],
      [wood, 'M2 26h38v6H2z'],
      [darkWood, 'M2 29h38v1.500H2z'],
      [steel, 'M14.5 21h1.200v5h-1.200zM11 25h10v1H11z'],
      ['#c79a3f', 'M19 5.500h9v1H19zM33 10h3v1h-3z'],
      [steel, 'M38 8h2v10h-2z'],
      [red, 'M24 0h4v3h-4z'],
    ],
  },
  shovel: {
    box: [0, 0, 12, 46],
    parts: [
      [wood, 'M5 6h2.200v24H5z'],
      [darkWood, 'M2 0h8v2.200H2zM2 0h1.800v7H2zM8.2 0H10v7H8.200zM2 5.600h8v1.800H2z'],
      [steel, 'M1 29h10v9c0 4-2.5 7-5 8c-2.5-1-5-4-5-8z'],
      [darkSteel, 'M5.5 30h1v9h-1z'],
    ],
  },
  rake: {
    box: [0, 0, 16, 48],
    parts: [
      [wood, 'M7 0h2v40H7z'],
      [
        darkSteel,
        'M1 39h14v2H1zM1 40h1.200v7H1zM4.1 40h1.200v7H4.100zM7.3 40h1.200v7H7.300zM10.5 40h1.200v7h-1.200zM13.8 40H15v7h-1.200z',
      ],
    ],
  },
  wheelbarrow: {
    box: [0, 0, 46, 28],
    parts: [
      [darkWood, 'M0 6l28 10l-1 2L0 8.500zM24 16h3v11h-3zM15 15h3v12h-3z'],
      ['#3f8a5f', 'M10 2h32l-7 15H20z'],
      ['#2f6d4a', 'M10 2h32l-1 2.500H11.500z'],
      ['#6b4a30', 'M14 2c4-3 18-3 24 0z'],
      [coal, 'M39 15a6 6 0 1 0 .01 0z'],
      [steel, 'M39 18.500a2.5 2.5 0 1 0 .01 0z'],
    ],
  },
  lawnmower: {
    box: [0, 0, 44, 34],
    parts: [
      [darkSteel, 'M0 0l20 22l-2 1.500L-1 1.500zM0 0h6v2H0z'],
      [red, 'M14 20h26c3 0 4 3 4 6v3H14z'],
      ['#8f2f20', 'M20 15h14v6H20z'],
      [coal, 'M18 24a5 5 0 1 0 .01 0zM38 24a5 5 0 1 0 .01 0z'],
      [steel, 'M18 27a2 2 0 1 0 .01 0zM38 27a2 2 0 1 0 .01 0z'],
    ],
  },
  drill: {
    box: [0, 2, 32, 26],
    parts: [
      [steel, 'M0 8h8v1.600H0zM7 6h4v6H7z'],
      [blue, 'M10 3h18c3 0 4 2 4 5v4c0 2-1 3-3 3H11c-1 0-1-12-1-12z'],
      ['#2c5588', 'M19 14h9l2 10h-9z'],
      [coal, 'M18 23h14v5H18zM17 15h2.400v5H17z'],
      [yellow, 'M14 6h8v2h-8z'],
    ],
  },
  nails: {
    box: [2, 2, 26, 24],
    parts: [
      [
        darkSteel,
        'M4 3l5 1l-2 2l14 18l-1 1L5 7L3 8zM15 2l5 2l-2 1l6 18l-1.5 1L15 6l-2 1zM24 4l4 2l-2 2l-2 18h-1.500L23 7z',
      ],
    ],
  },
  'paint-can': {
    box: [2, 0, 28, 30],
    parts: [
      [darkSteel, 'M4 11C4-3 28-3 28 11h-1.500C26-1 6-1 5.5 11z'],
      [steel, 'M3 9h26v21H3z'],
      ['#4a7fb5', 'M3 13h26v11H3zM3 9h26v3c-2 3-3-1-5 1c-1 4-4 4-5 0c-2-2-3 2-5 1c-2-2-9 1-11-1z'],
      ['#8fb8de', 'M3 9h26v1.500H3z'],
    ],
  },
  plank: {
    box: [0, 4, 44, 9],
    parts: [
      [wood, 'M0 7h40l4-3H5zM0 7h40v6H0z'],
      [darkWood, 'M0 9.500h40v.5H0zM40 7l4-3v6l-4 3z'],
    ],
  },
  'cloth-roll': {
    box: [1, 4, 34, 22],
    parts: [
      ['#b0324a', 'M4 8h24c4 0 6 3 6 7l-4 11H10z'],
      ['#8f2239', 'M4 8h24c3 0 5 2 5 5H9c0-3-2-5-5-5z'],
      ['#c9506a', 'M5 8a5 5 0 1 0 .01 0z'],
      [cream, 'M5 11a2 2 0 1 0 .01 0z'],
    ],
  },
  'washing-machine': {
    box: [2, 0, 28, 34],
    parts: [
      ['#eef1f3', 'M2 0h28v34H2z'],
      ['#d3d9de', 'M2 0h28v7H2z'],
      [darkSteel, 'M16 10a10 10 0 1 0 .01 0z'],
      ['#8fc0d8', 'M16 13a7 7 0 1 0 .01 0z'],
      ['#d9e9f2', 'M11 18c2-4 5-4 7-3c-3 1-5 3-6 6z'],
      [coal, 'M5 2.500h8v2H5zM25 2a1.8 1.8 0 1 0 .01 0z'],
    ],
  },
  iron: {
    box: [0, 4, 32, 20],
    parts: [
      [blue, 'M4 18C4 10 12 8 24 8l6 10z'],
      [coal, 'M10 9c2-6 16-6 18 0h-3c-2-3-10-3-12 0z'],
      [steel, 'M0 24c0-4 2-6 5-6h26l1 6z'],
    ],
  },
  weights: {
    box: [0, 8, 44, 16],
    parts: [
      [steel, 'M8 14.500h28v3H8z'],
      [coal, 'M6 8h5v16H6zM33 8h5v16h-5z'],
      ['#4d525b', 'M1 11h5v10H1zM38 11h5v10h-5z'],
    ],
  },
  'brick-oven': {
    box: [1, 2, 40, 36],
    parts: [
      ['#a8623f', 'M1 38V18C1 8 10 2 21 2s20 6 20 16v20z'],
      ['#7f452b', 'M4 16h8v1H4zM16 8h10v1H16zM30 16h8v1h-8zM4 34h8v1H4zM31 34h7v1h-7z'],
      [coal, 'M10 32V24c0-6 5-10 11-10s11 4 11 10v8z'],
      ['#f08a2c', 'M13 32c0-5 3-5 4-9c2 2 2 4 3 5c1-3 2-5 4-6c0 4 5 5 5 10z'],
      ['#f6d23c', 'M17 32c0-3 2-3 3-5c2 2 4 2 4 5z'],
    ],
  },
};
