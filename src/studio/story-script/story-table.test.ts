import { describe, expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';
import { narratives as heldOut } from './test-narratives/held-out.ts';
import { readNaively } from './test-narratives/naive-reader.ts';
import { addTallies, scoreStory, type Score } from './test-narratives/score.ts';
import { narratives as table } from './test-narratives/table.ts';

const narratives = [...table, ...heldOut];
const shares = (scores: readonly Score[]): Record<string, { recall: number; precision: number }> => ({
  persons: addTallies(scores.map(({ persons }) => persons)),
  places: addTallies(scores.map(({ places }) => places)),
  products: addTallies(scores.map(({ products }) => products)),
  genders: addTallies(scores.map(({ genders }) => genders)),
});

describe('the facts in the table of narratives', () => {
  const found = shares(narratives.map((facts) => scoreStory(facts, readNarrative(facts.text).story)));

  test('the table has narratives of ten kinds', () => {
    expect(narratives.length).toBeGreaterThanOrEqual(44);
    expect(new Set(narratives.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ['persons', 0.9],
    ['places', 0.85],
    ['products', 0.85],
    ['genders', 0.9],
  ])('%s: recall and precision are at least %d', (facts, least) => {
    expect(found[facts]!.recall).toBeGreaterThanOrEqual(least);
    expect(found[facts]!.precision).toBeGreaterThanOrEqual(least);
  });

  test('a naive reader, which takes capitalised words for people, fails', () => {
    const naive = shares(narratives.map((facts) => scoreStory(facts, readNaively(facts.text))));
    expect(naive['persons']!.precision).toBeLessThan(0.7);
    expect(naive['persons']!.recall).toBeLessThan(0.7);
    expect(naive['places']!.recall).toBeLessThan(0.85);
  });
});

const bare = (text: string): string => text.replace(/\s+/gu, '');

test.each(narratives.map(({ text }) => [text.slice(0, 40), text]))(
  'no sentence is lost or moved: %s',
  (_, text) => {
    const { story } = readNarrative(text);
    expect(bare(story.scenes.map(({ narration }) => narration).join(''))).toBe(bare(text));
    expect(story.scenes.length).toBeGreaterThanOrEqual(3);
    expect(story.scenes.length).toBeLessThanOrEqual(8);
  },
);
