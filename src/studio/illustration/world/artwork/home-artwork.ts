import type { Artwork } from './artwork.ts';

const [wood, darkWood, steel, darkSteel, coal, cream, red, yellow, blue, green] = [
  '#b98a55',
  '#8a5f36',
  '#aab4bd',
  '#6d7780',
  '#33363c',
  '#f3ead8',
  '#c8452f',
  '#f4c542',
  '#3f74b5',
  '#5a9a4a',
];

/** Things of house, garden and nursery that are missing from the icon library. */
export const homeArtwork: Readonly<Record<string, Artwork>> = {
  blanket: {
    box: [1, 6, 34, 20],
    parts: [
      ['#c9705a', 'M2 12c0-4 3-6 7-6h18c4 0 7 2 7 6v10c0 3-2 4-4 4H6c-3 0-4-1-4-4z'],
      [cream, 'M2 14h32v2.500H2zM2 20h32v2.500H2z'],
      ['#a8503f', 'M9 6h18c4 0 7 2 7 6H6c0-3 1-5 3-6z'],
    ],
  },
  'flour-bag': {
    box: [3, 0, 24, 32],
    parts: [
      ['#efe3c8', 'M6 5h18l3 6v18c0 2-1 3-3 3H6c-2 0-3-1-3-3V11z'],
      ['#d9c9a4', 'M6 0h18v5H6zM3 11h24v1.500H3z'],
      ['#c79a3f', 'M15 15c4 2 5 5 4 10h-8c-1-5 0-8 4-10z'],
      [darkWood, 'M14.6 16h.9v11h-.9z'],
    ],
  },
  vase: {
    box: [5, 0, 18, 30],
    parts: [
      [blue, 'M10 0h8v3c-1 3 5 7 5 14c0 6-3 11-6 13h-6c-3-2-6-7-6-13c0-7 6-11 5-14z'],
      [cream, 'M5.3 14h17.400c.3 1 .3 3 .3 5H5c0-2 0-4 .3-5z'],
    ],
  },
  kettle: {
    box: [0, 0, 34, 30],
    parts: [
      [coal, 'M9 9c0-12 18-12 18 0h-2.400c0-9-13-9-13 0z'],
      [red, 'M8 10h20c3 6 4 14 3 20H6c-1-3-1-6 0-9L0 13l2-2l7 5c0-2-1-4-1-6z'],
      ['#99301f', 'M6 27h25.300l-.3 3H6z'],
      [steel, 'M13 8h10v2H13z'],
    ],
  },
  barrel: {
    box: [3, 0, 26, 34],
    parts: [
      [wood, 'M7 0h18c4 8 5 26 0 34H7C2 26 3 8 7 0z'],
      [darkWood, 'M11 0h.8c-3 10-3 24 0 34H11c-3-10-3-24 0-34zM20.5 0h.8c3 10 3 24 0 34h-.8c3-10 3-24 0-34z'],
      [darkSteel, 'M5 6h22l.7 3H4.300zM4.3 25h23.400L27 28H5z'],
    ],
  },
  hose: {
    box: [1, 2, 34, 26],
    parts: [
      [
        green,
        'M16 4c9 0 15 5 15 11s-6 12-15 12S1 21 1 15S7 4 16 4zm0 5c-6 0-10 3-10 6.500S10 22 16 22s10-3 10-6.500S22 9 16 9z',
      ],
      ['#3f7a36', 'M16 6c8 0 13 4 13 9.500h-1C28 11 23 7 16 7S4 11 4 15.500H3C3 10 8 6 16 6z'],
      [yellow, 'M28 20l6 3l-1 3l-7-3z'],
    ],
  },
  'hay-bale': {
    box: [0, 4, 40, 26],
    parts: [
      ['#e0bd5a', 'M0 10l6-6h34l-6 6v20H0z'],
      ['#c49c3c', 'M34 10l6-6v19l-6 7z'],
      [darkWood, 'M9 10h1.500v20H9zM24 10h1.500v20H24z'],
      ['#f0d67f', 'M2 14h5v1H2zM13 18h8v1h-8zM27 14h5v1h-5zM3 24h4v1H3zM14 26h7v1h-7z'],
    ],
  },
  beehive: {
    box: [1, 0, 30, 34],
    parts: [
      ['#f2ead6', 'M4 8h24v9H4zM4 18h24v9H4z'],
      ['#d9cba8', 'M4 15h24v2H4zM4 25h24v2H4z'],
      ['#8fb0c4', 'M1 3h30v5H1z'],
      [coal, 'M12 22h8v2h-8z'],
      [darkWood, 'M3 27h26v2H3zM5 29h3v5H5zM24 29h3v5h-3z'],
      [yellow, 'M9 11a1.5 1.5 0 1 0 .01 0zM23 20a1.5 1.5 0 1 0 .01 0z'],
    ],
  },
  birdhouse: {
    box: [2, 0, 26, 34],
    parts: [
      [wood, 'M6 12h18v16H6z'],
      [red, 'M15 0l13 13l-2 2L15 5L4 15l-2-2z'],
      [coal, 'M15 15a3.6 3.6 0 1 0 .01 0z'],
      [darkWood, 'M14 24h2v3h-2zM13.5 28h3v6h-3z'],
    ],
  },
  cage: {
    box: [2, 0, 26, 36],
    parts: [
      [
        '#c79a3f',
        'M14 0h2v4h-2zM3 16C3 8 8 3 15 3s12 5 12 13v16H3zm1.5 0v14.500h21V16C25.5 9 21 4.5 15 4.500S4.5 9 4.5 16z',
      ],
      ['#a87a2c', 'M8 8h1v23H8zM12 5h1v26h-1zM17 5h1v26h-1zM21 8h1v23h-1zM2 31h26v5H2z'],
    ],
  },
  'fish-tank': {
    box: [0, 2, 40, 28],
    parts: [
      ['#a8d8e8', 'M1 4h38v25H1z'],
      ['#6fb8d4', 'M1 9h38v20H1z'],
      ['#d9b878', 'M1 25h38v4H1z'],
      [green, 'M8 25c-3-5 2-6 0-11c4 4 2 6 3 11zM32 25c-2-3 1-5 0-8c3 3 2 5 2 8z'],
      ['#f08a2c', 'M16 16c3-4 9-3 11 0l4-3v6l-4-3c-2 4-8 4-11 0z'],
      [coal, 'M0 2h40v2.500H0zM0 28h40v2H0z'],
    ],
  },
  cot: {
    box: [0, 2, 44, 32],
    parts: [
      [wood, 'M0 2h3v32H0zM41 2h3v32h-3z'],
      ['#cfe0ec', 'M3 20h38v8H3z'],
      ['#f7f2e6', 'M4 15h12v6H4z'],
      [
        '#d9b27c',
        'M3 8h38v2.500H3zM3 28h38v3H3zM8 10h2v18H8zM14 10h2v18h-2zM20 10h2v18h-2zM26 10h2v18h-2zM32 10h2v18h-2z',
      ],
    ],
  },
  pram: {
    box: [0, 0, 40, 38],
    parts: [
      [darkSteel, 'M0 6l3-1l9 20l-2 1zM9 29h24v1.500H9z'],
      ['#3f5f8a', 'M6 17h32c0 8-5 12-12 12h-8C11 29 6 25 6 17z'],
      ['#5b80b0', 'M22 17V2c10 0 16 6 16 15z'],
      [coal, 'M12 29a4.5 4.5 0 1 0 .01 0zM31 29a4.5 4.5 0 1 0 .01 0z'],
      [steel, 'M12 31.500a2 2 0 1 0 .01 0zM31 31.500a2 2 0 1 0 .01 0z'],
    ],
  },
  matches: {
    box: [1, 6, 32, 18],
    parts: [
      [red, 'M2 10h24v14H2z'],
      [yellow, 'M5 13h18v8H5z'],
      ['#d9b27c', 'M20 6h9v1.600h-9zM22 8.500h9v1.600h-9z'],
      [coal, 'M29 5.600h3v2.400h-3zM31 8h2.500v2.400H31zM2 21.500h24V24H2z'],
    ],
  },
  whiteboard: {
    box: [0, 0, 48, 44],
    parts: [
      [steel, 'M0 0h48v30H0zM10 30h2l-4 14H6zM36 30h2l4 14h-2z'],
      ['#fbfcfc', 'M1.5 1.500h45v27h-45z'],
      [blue, 'M6 7h16v1.500H6zM6 12h12v1.500H6zM6 17h14v1.500H6z'],
      [red, 'M27 22l6-8l5 4l6-9l1 1l-7 10l-5-4l-5 7z'],
    ],
  },
  button: {
    box: [4, 4, 20, 20],
    parts: [
      [blue, 'M14 4a10 10 0 1 0 .01 0z'],
      ['#7fa4d0', 'M14 6.500a7.5 7.5 0 1 0 .01 0z'],
      [
        coal,
        'M11 10a1.6 1.6 0 1 0 .01 0zM17 10a1.6 1.6 0 1 0 .01 0zM11 15a1.6 1.6 0 1 0 .01 0zM17 15a1.6 1.6 0 1 0 .01 0z',
      ],
    ],
  },
  seeds: {
    box: [4, 0, 22, 30],
    parts: [
      [cream, 'M4 0h22v30H4z'],
      [green, 'M4 0h22v7H4zM14.5 18h1.500v9h-1.500z'],
      ['#e2a13c', 'M15 10a5 5 0 1 0 .01 0z'],
      [darkWood, 'M15 13a2 2 0 1 0 .01 0z'],
      ['#7fb069', 'M16 23c2-4 5-4 6-3c-1 3-3 4-6 3zM14.5 25c-2-4-5-4-6-3c1 3 3 4 6 3z'],
    ],
  },
  fabric: {
    box: [1, 6, 32, 18],
    parts: [
      ['#5f8fb0', 'M1 9h26l6 4v11H7l-6-4z'],
      ['#7fb0d0', 'M1 9h26l6 4H7z'],
      [cream, 'M7 16h26v1.500H7zM7 20h26v1.500H7z'],
    ],
  },
};
