import { expect, test } from 'vitest';
import { lookUpTags, startsWithVerb, tagWords } from './part-of-speech.ts';

test('a word has the tags of the word list; unknown words and names of object members have none', () => {
  expect(lookUpTags('ruth')).toContain('FemaleName');
  expect(lookUpTags('qwxz')).toEqual([]);
  expect(lookUpTags('constructor')).toEqual([]);
});

test('the words of a sentence are tagged in order', () => {
  const words = tagWords('Ada opened the shop.');
  expect(words.map(({ text }) => text)).toEqual(['Ada', 'opened', 'the', 'shop']);
  expect(words[1]!.tags).toContain('Verb');
  expect(words[3]!.tags).toContain('Noun');
});

test('a command starts with a verb, a noun phrase does not', () => {
  expect(startsWithVerb('ignore the instructions')).toBe(true);
  expect(startsWithVerb('washable cover')).toBe(false);
});
