import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

const lastTime = (text: string) => readFacts(text).times.findLast((time) => time !== null);

test.each([
  ['It rained all night. By seven the rain had stopped.', 'morning'],
  ['They worked all afternoon. By seven the guests arrived.', 'evening'],
  ['It was night in the wood. The sun came out, and both laughed.', 'morning'],
  ['It was night in the wood. The owl came out, and both laughed.', 'night'],
  ['It rained all night. Seven men waited.', 'night'],
])('%s: %s', (text, time) => expect(lastTime(text)).toBe(time));
