import { expect, test } from 'vitest';
import { estimateSpokenSeconds } from '#contract/spoken-estimate.ts';
import { estimateSpokenSeconds as measure } from '#studio/reel-script/estimate-spoken-seconds.ts';

const texts = [
  'You are losing customers in the first three seconds.',
  'Nobody tells you this about coffee: it goes stale in 14 days.',
  'Stop. Read the label, then put it back.',
  'What if you could sleep through a storm?',
  'I spent $2,400 on ads in 2025. Here is what worked.',
  '停下来，看看这个标签。',
];

test.each(texts)('the browser’s estimate is close to the studio’s: %s', (text) => {
  const expected = measure(text, 'serious');
  const estimated = estimateSpokenSeconds(text, 'serious', 1);
  expect(Math.abs(estimated - expected)).toBeLessThan(Math.max(0.6, expected * 0.2));
});

test('faster speech is shorter, and no text takes no time', () => {
  const [slow, fast] = [0.5, 2].map((speed) => estimateSpokenSeconds(texts[0]!, 'natural', speed));
  expect(slow! / fast!).toBeCloseTo(4);
  expect(estimateSpokenSeconds(' … !', 'natural', 1)).toBe(0);
});
