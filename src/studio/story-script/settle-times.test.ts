import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readNarrative } from './read-narrative.ts';

const lastTime = (text: string) => readFacts(text).times.findLast((time) => time !== null);

test.each([
  ['It rained all night. By seven the rain had stopped.', 'morning'],
  ['They worked all afternoon. By seven the guests arrived.', 'evening'],
  ['It was night in the wood. The sun came out, and both laughed.', 'morning'],
  ['It was night in the wood. The owl came out, and both laughed.', 'night'],
  ['It rained all night. Seven men waited.', 'night'],
])('%s: %s', (text, time) => expect(lastTime(text)).toBe(time));

test('a sleepless night is over at the office, unless the office is named with the night', () => {
  const times = (text: string) => readNarrative(text).story.scenes.map(({ timeOfDay }) => timeOfDay);
  const start = 'Priya could never sleep. Every night she lay awake for hours and scrolled on her phone.';
  expect(times(`${start} Her boss Daniel noticed her tired eyes at the office.`).at(-1)).toBe('morning');
  expect(times(`${start} At midnight she sat in the office with her boss Daniel.`).at(-1)).toBe('night');
});

test('rain and fog end with the hour, snow stays', () => {
  const weathers = (word: string) =>
    readNarrative(
      `It was ${word} in the field in the morning. Nora walked across the field with a bucket. In the evening Nora walked back across the field with the dog.`,
    ).story.scenes.map(({ weather }) => weather);
  expect(weathers('raining')).toEqual(['rain', 'rain', 'clear']);
  expect(weathers('snowing')).toEqual(['snow', 'snow', 'snow']);
});
