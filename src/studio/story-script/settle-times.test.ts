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
