import { describe, expect, test } from 'vitest';
import { followThings } from './follow-things.ts';
import { readNarrative } from '../read-narrative.ts';

const known = { before: [], products: [], characters: [] };
const told = (text: string, more: Partial<Parameters<typeof followThings>[1]> = {}): string =>
  followThings(text, { ...known, ...more }).text;

describe('a handled pronoun refers to the last thing mentioned', () => {
  test.each([
    ['Nora found a violin. She picked it up.', 'picked the violin up'],
    ['He bought a box of doughnuts. Priya took one and ate it.', 'took a doughnut and ate the doughnut'],
    ['Rosa knits socks. She took a pair to the market.', 'took a pair of socks'],
    ['Rosa knits socks. A man tried them on.', 'tried the socks on'],
    ['She chose a green dress. She tried it on in front of the mirror.', 'tried the dress on'],
    ['Mia found an envelope on the table. She opened it.', 'opened the envelope'],
    ['The boy drew a map. He gave it to Tom.', 'gave the map to Tom'],
    ['Grandma baked a pie. She gave him one.', 'gave him a pie'],
    ['Ana licked a cone. He offered her another one.', 'offered her a cone.'],
    ['Two suitcases stood at the door. Ben carried them to the car.', 'carried the two suitcases'],
    ['He took a hammer and a candle. He handed them to Ana.', 'handed the hammer and the candle to Ana'],
    ['A puppy brought the ball. She threw it.', 'threw the ball'],
    ['Jo hands her a can of cola. Lena takes one sip.', 'one sip of the can'],
    ['Grandma baked a pie. He took a bite and smiled.', 'a bite of the pie'],
    ['Dad bought a blue van. He parked it behind the house.', 'parked the van'],
    ['She poured tea into the cup and drank it.', 'drank the tea'],
    ['The chef cut a lemon and a loaf of bread. He ate it.', 'ate the loaf of bread'],
  ])('%s', (text, words) => {
    expect(told(text)).toContain(words);
  });

  test('also if the scene before mentioned it', () => {
    expect(told('She handed it to him.', { before: ['violin'] })).toBe('She handed the violin to him.');
    expect(told('They tried them.', { before: ['red apple', 'doughnuts'] })).toBe(
      'They tried the doughnuts.',
    );
  });

  test("and a product by its brand's name", () => {
    const products = [{ name: 'Hushbear', kind: 'toy' as const }];
    expect(told('My sister sent us the Hushbear. I unpacked it.', { products })).toContain(
      'unpacked the Hushbear',
    );
  });
});

describe('a pronoun refers to nothing in', () => {
  test.each([
    'Mia took a cup. It rained.',
    'Mia took a cup. It worked.',
    'Mia took a cup. It was late.',
    'Mia took a cup. She made it home in time.',
    'Mia lost her cup and took it hard.',
    'Mia had a cup. She gave it a try.',
    'Mia had a cup. She gave it up.',
    'Mia had a cup. She did not open it.',
    'Mia had a cup. One day she left.',
    'Mia had a cup. She picked one day in May.',
    'The cup hit the puppy. Mia picked it up.',
    'Mia had some socks. The twins came in. She held them.',
    'Mia had some socks. She showed them.',
    'Mia had some socks. "Give them to me," said Tom.',
    'Mia sat on a chair. She ate it.',
    'Nobody had seen anything. Mia picked it up.',
  ])('%s', (text) => {
    expect(told(text)).toBe(text);
  });
});

test('each scene of a narrative gets the things mentioned before, until three scenes mention none', () => {
  const { story } = readNarrative(
    `Nora found a dusty violin in the attic one cold and rainy morning, and carried it down to the kitchen. Her grandson Leo
    watched from the doorway with wide eyes and said nothing. She handed it to him with a proud and happy smile. He thanked her and sat down
    beside the window for a while. They talked until the evening about the old days in the village. He laughed at every second word of hers and yawned. Then both of them went to bed.`,
  );
  const sceneOf = (words: string) => story.scenes.find(({ narration }) => narration.includes(words))!;
  expect(sceneOf('handed it').namedBefore).toEqual(['violin']);
  expect(sceneOf('handed it').productIds).toEqual(story.products.map(({ id }) => id));
  expect(story.scenes[0]!.namedBefore).toBeUndefined();
  expect(story.scenes.at(-1)!.namedBefore).toBeUndefined();
});
