import { expect, test } from 'vitest';
import { findMoment } from './find-moment.ts';
import { readNarrative } from '../read-narrative.ts';

test('the moment of a scene is the sentence of its action', () => {
  const narration = 'She opened the box. Sam gave her a cup. "Stay!" he said. Then they slept.';
  expect(findMoment({ narration, action: 'hold-out' }).trim()).toBe('Sam gave her a cup.');
  expect(findMoment({ narration, action: 'sleep' }).trim()).toBe('Then they slept.');
});

test('without such a sentence, the moment is the whole narration', () => {
  const narration = 'She opened the box. It was empty.';
  expect(findMoment({ narration, action: 'run' })).toBe(narration);
  expect(findMoment({ narration, action: 'stand' })).toBe(narration);
});

test('people sleep at home in the bedroom, unless another room is named', () => {
  const settingsOf = (text: string) => readNarrative(text).story.scenes.map(({ setting }) => setting);
  const day = 'Nora cooked in the kitchen. The soup was hot and the window was open.\n\n';
  expect(settingsOf(`${day}That night she lay awake for an hour. Then she slept.`).at(-1)).toBe('bedroom');
  expect(settingsOf(`${day}That night she slept on the kitchen table.`).at(-1)).toBe('kitchen');
});

test('a person who carries a box to the van is not in the van, the driver is', () => {
  const start = 'Omar baked bread in the kitchen all night. He was proud of every loaf.\n\n';
  const lastOf = (text: string) => readNarrative(start + text).story.scenes.at(-1)!.setting;
  expect(lastOf('Omar carried the boxes to the van. They were heavy.')).not.toBe('car');
  expect(lastOf('Omar sat in the van. He drove for hours.')).toBe('car');
});
