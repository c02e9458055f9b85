import { expect, test } from 'vitest';
import { readAction } from './read-feelings.ts';

test.each([
  ['Amir sat down on the edge of the running track and took off his running shoes.', 'sit'],
  ['Rosa runs a bakery on the corner.', 'stand'],
  ['He had run out of milk, and there was no money left.', 'stand'],
  ['Her left hand went cold.', 'stand'],
  ['Amir shook his head and ran.', 'run'],
  ['She runs the first lap with her eyes shut.', 'run'],
  ['Adaeze goes to the market at five, while the city is still asleep.', 'walk'],
  ['Adaeze is still asleep.', 'sleep'],
  ['They went to the market and walked home.', 'walk'],
  ['The first loaves come out of the oven.', 'stand'],
  ['Every morning I ran along the river.', 'run'],
  ['The old man walks to the harbour.', 'walk'],
  ['The doctor told me to walk for twenty minutes a day.', 'stand'],
  ['She called a timeout with nine seconds left.', 'stand'],
  ['At noon he left the house.', 'walk'],
  ['The kit comes with twelve experiments.', 'stand'],
  ['I ran my first half marathon.', 'run'],
  ['She called him from the station.', 'phone'],
  ['I called them monster cakes.', 'stand'],
])('%s → %s', (text, action) => expect(readAction(text)).toBe(action));
