import { expect, test } from 'vitest';
import { readPostures } from './read-postures.ts';

const maya = { id: 'maya', name: 'Maya', role: 'nurse', gender: 'female' } as const;
const tom = { id: 'tom', name: 'Tom', role: 'barista', gender: 'male' } as const;
const read = (text: string) => Object.fromEntries(readPostures(text, [maya, tom]));

test.each([
  ['Maya sits down and drinks her tea.', { maya: 'sit' }],
  ['In the evening she lies down on the sofa.', { maya: 'lie' }],
  ['Maya knelt beside Tom, who lay on the ground.', { maya: 'kneel' }],
  ['Tom was knocked out by the ball.', { tom: 'lie' }],
  ['Maya sat on the bench. Tom brought her a coffee.', { maya: 'sit' }],
  ['Maya and Tom sit around the table.', { maya: 'sit', tom: 'sit' }],
])('%s', (text, postures) => expect(read(text)).toMatchObject(postures));

test.each([
  'Maya did not sit down.',
  'Maya sat down. Then she stood up and left.',
  'The village lies in a valley.',
  'A letter lies on the table.',
  '“Sit down,” says Maya.',
])('nobody sits or lies: %s', (text) => expect(read(text)).toEqual({}));
