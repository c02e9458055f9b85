import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import { reelIntents } from './reel-script.ts';
import { readPrefixes, splitSentences } from './sentences.ts';
import { testBrands } from './test-briefs.ts';
import { halfThoughts } from './words/half-thoughts.ts';
import { writeReelScript } from './write-reel-script.ts';

it('no script of 15 s stops in the middle of a thought @fix-074', () => {
  for (const brand of testBrands)
    for (const intent of reelIntents)
      for (const version of [0, 1]) {
        const { lines } = writeReelScript({ ...brand, intent, version, durationSeconds: 15 });
        for (const { text } of lines) expect(halfThoughts.has(text), text).toBe(false);
      }
});

it.each([
  ['Menus go on for pages. You order what you know. Then you look at the next table.', 2],
  ['Clothes get made for photos. You live in motion. You sit, reach, run for the bus.', 2],
  ['Crisp where it should be. Soft where it counts. You can hear the difference.', 2],
  ['The first bite does the talking. Then it goes quiet at the table. You know the kind of quiet.', 1],
])('"%s" can stop after sentence %i at the earliest', (line, sentences) => {
  expect(splitSentences(readPrefixes(line)[0]!)).toHaveLength(sentences);
});

it('every half thought is the start of a line and never a whole line', () => {
  const industries = [...new Set(testBrands.map(({ industry }) => industry)), 'Other'];
  const lines = new Set(
    industries.flatMap((name) =>
      reelIntents.flatMap((intent) => {
        const { problems, industry } = chooseWords(intent, name);
        const { benefits, tips, evidence, craft, steps } = industry;
        return [...problems, ...benefits, ...tips, ...evidence, ...craft, ...steps];
      }),
    ),
  );
  for (const half of halfThoughts) {
    expect(
      [...lines].some((line) => line.startsWith(`${half} `)),
      half,
    ).toBe(true);
    expect(lines.has(half), half).toBe(false);
  }
});
