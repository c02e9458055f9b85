import { describe, expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const productsOf = (text: string) =>
  readNarrative(text).story.products.map(({ name, kind }) => `${name}: ${kind}`);

describe('the kind of a brand', () => {
  test.each([
    ['by its ending', 'My sister sent us the Hushbear. I put the Hushbear on the sofa.', 'Hushbear: toy'],
    [
      'by what it is said to be',
      'Lumora is a lamp that wakes you. Now Tom has Lumora on the table next to his phone. Lumora. Wake up gently.',
      'Lumora: lamp',
    ],
    [
      'by its goods, where its ending could be many things',
      'Theo will not brush his teeth. Then came the Dinobrush. He holds the toothbrush and laughs. Dinobrush: clean teeth.',
      'Dinobrush: toothbrush',
    ],
    [
      'by its container',
      'Jo hands Lena a can of Brightbrew. Lena drinks. She can run now.',
      'Brightbrew: can',
    ],
    [
      'by its apposition',
      'Sara sat on the sofa and read about Lumora, a plush night light. Lumora stood beside the bed. Lumora: no more monsters.',
      'Lumora: lamp',
    ],
    [
      'none: a plain box, and not the couch or the chair beside it',
      'Ben lay on his couch with back pain. His wife bought the Backrise. He used the Backrise on the kitchen chair. Backrise. Stand tall.',
      'Backrise: box',
    ],
    [
      'none: a plain box, and not what somebody has besides',
      'Marta signed up for Freshly Bo. Dinner is ready when she puts down her bag and her phone. Freshly Bo. Eat well.',
      'Freshly: box',
    ],
  ])('is found %s', (_name, text, product) => {
    expect(productsOf(text)[0]).toBe(product);
  });
});

describe('the first product of a narrative', () => {
  test.each([
    [
      'a bag of rolls is bread',
      'Then the Kornbox arrived. Leila lifts out a bag of frozen rolls. Kornbox. Fresh bread.',
      'Kornbox: bread',
    ],
    [
      'a firm is what it delivers',
      'Mrs. Okafor brings a bowl of steaming soup from Löffel & Co. Jonas eats it.',
      'Löffel & Co: meal',
    ],
    [
      'a firm with employees and a plain name',
      'Nadia sewed a pair of thin gloves. Today Second Skin has 23 employees. She still wears her own gloves.',
      'Second Skin: gloves',
    ],
    [
      'what is switched to and used on a screen is an app',
      'Her ward switched to Vakta in March. Ingrid drags a name on her tablet and gets a message.',
      'Vakta: app-screen',
    ],
    [
      'a name and a slogan at the end',
      'The nets are full. Inês holds up the phone and grins. TideMate. Trust your nose, check your phone.',
      'TideMate: phone',
    ],
    [
      'a material before the noun is not the thing',
      'Then Priya found SnapStack, one set of glass boxes that close with a click. SnapStack fits.',
      'SnapStack: box',
    ],
    [
      'a science kit is not a shirt',
      'Amir raised his hand. The Cloudbox science kit comes with twelve experiments for your classroom.',
      'Cloudbox: box',
    ],
    [
      'the garment that comes up again',
      'Ella ran out in her pyjamas. She gave the snowman an old hat. In the morning the hat lay on the snow.',
      'Hat: shirt',
    ],
    [
      'the only thing that is named',
      'I had one day in Lisbon and a broken suitcase. An old man shook his head and laughed.',
      'Suitcase: suitcase',
    ],
    [
      'who sits on a thing uses it',
      'They missed the ferry. Lena sat down on her new suitcase on the pier and started to laugh.',
      'Suitcase: suitcase',
    ],
    [
      'a handbag stays a handbag',
      'Nora sells a red handbag in her shop. The handbag has two handles.',
      'Handbag: bag',
    ],
    [
      'a scooter has a motor',
      'Dorothy bought a red scooter. She rode the scooter to Whitby.',
      'Scooter: scooter',
    ],
    [
      'a bicycle has none',
      'Dorothy bought a red bicycle. She rode the bicycle to Whitby.',
      'Bicycle: bicycle',
    ],
  ])('%s', (_, text, expected) => {
    expect(productsOf(text)[0]).toBe(expected);
  });

  test('a town is not a brand, even if people move or sell there', () => {
    const text = 'Dana moved to Whitby. She eats a bowl of soup from Thornaby. Dana likes the soup.';
    expect(productsOf(text).filter((product) => /Whitby|Thornaby/u.test(product))).toEqual([]);
  });

  test('a person with a title is not a product', () => {
    expect(productsOf('Mrs. Okafor rings the bell. Mrs. Okafor smiles at Jonas.')).toEqual([]);
  });

  test('a glass has the colour of its contents', () => {
    const { products } = readNarrative('Jonas buys an old jar of mustard. He opens the jar.').story;
    expect(products[0]).toMatchObject({ kind: 'jar', colour: 'goldenrod' });
  });
});

test.each([
  'Pip the dragon tried to breathe fire. Only soap bubbles came out, and the others laughed.',
  'Dr. Mensah always hums when she drills. Most of her patients find it comforting.',
  'They crossed the sea for twenty euros and a bit of chocolate. The water was black.',
])('no product: %s', (text) => {
  expect(productsOf(text)).toEqual([]);
});
