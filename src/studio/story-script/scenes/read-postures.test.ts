import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';
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
  ['Maya sits on the left side of the sofa.', { maya: 'sit' }],
  ['Maya sits under the tree and watches the leaves fall.', { maya: 'sit' }],
  ['Maya lies on the grass when the alarm went off.', { maya: 'lie' }],
  ['Maya finds Tom lying on the floor.', { tom: 'lie' }],
  ['Maya closes the door and sits down.', { maya: 'sit' }],
  ['Maya and the old man sit on the bench.', { maya: 'sit' }],
  ['Maya drinks her tea sitting on the sofa.', { maya: 'sit' }],
  ['Maya sits and the children ran.', { maya: 'sit' }],
  ['Maya scrubs the floor on her knees.', { maya: 'kneel' }],
  ['Tom passed out as the train stopped.', { tom: 'lie' }],
  ['Maya woke up in her bed.', { maya: 'lie' }],
  ['Maya spent three weeks on the couch.', { maya: 'sit' }],
  ['The two of them lay in the grass.', { maya: 'lie', tom: 'lie' }],
  ['In July the two of them lay in the grass.', { maya: 'lie', tom: 'lie' }],
  ['They lay in the grass and laughed.', { maya: 'lie', tom: 'lie' }],
  ['They sat on the bench.', { maya: 'sit', tom: 'sit' }],
])('%s', (text, postures) => expect(read(text)).toMatchObject(postures));

test.each([
  'Maya did not sit down.',
  'Maya sat down. Then she stood up and left.',
  'The village lies in a valley.',
  'A letter lies on the table.',
  '“Sit down,” says Maya.',
  'Tom finds a key that lies on the floor.',
  'Maya walks to the village that lies in the valley.',
  'She opens a café that sits on the corner.',
  'Maya looks at the snow lying on the roof.',
  'Maya greets the man who sits on the bench.',
  'Tom passes out flyers.',
  'Tom passed out samples.',
  'Tom passes out the cards.',
  'Maya bought a bed.',
  'Maya looked at the couch.',
])('nobody sits or lies: %s', (text) => expect(read(text)).toEqual({}));

test('only the person who is found lying lies', () => {
  expect(read('Maya finds Tom lying on the floor.')).toEqual({ tom: 'lie' });
});

test('a posture before the text holds until the person gets up', () => {
  const before = [{ characterId: 'maya', posture: 'sit' as const }];
  const after = (text: string) => readPostures(text, [maya, tom], before).get('maya');
  expect(after('Maya laughed.')).toBe('sit');
  expect(after('Maya lay down on the carpet.')).toBe('lie');
  expect(after('Maya stood at the window.')).toBeUndefined();
  expect(after('Maya walked to the door.')).toBeUndefined();
});

test('people still sit in the next scene, unless the story moves on', () => {
  const heldIn = (last: string) =>
    readNarrative(`In the evening Maya sat on the sofa and yawned. ${last}`).story.scenes.at(-1)!
      .posturesBefore;
  expect(heldIn('Maya laughed and closed her eyes.')).toEqual([{ characterId: 'maya', posture: 'sit' }]);
  expect(heldIn('In the morning Maya laughed in the garden.')).toBeUndefined();
});
