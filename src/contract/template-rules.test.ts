import { expect, test } from 'vitest';
import { findNameProblem, splitCommaList, tidyList } from './content-names.ts';
import { findMetadataProblem, parseMetadata } from './json-object.ts';
import { findEndpointProblems, templateIndustries } from './template-rules.ts';

const rightOne = { endpoint: 'fal-ai/sync-lipsync/v2', payload: '{"text":"{{text}}"}', baseUrl: '' };
const textsOf = (change: Partial<typeof rightOne>): string[] =>
  findEndpointProblems({ ...rightOne, ...change }).map(({ text }) => text);

test('an external endpoint that is right has no problem', () => {
  expect(textsOf({})).toEqual([]);
  expect(textsOf({ baseUrl: 'https://queue.fal.run' })).toEqual([]);
});

test.each(['*', '?', '"', '<', '>', '|', ' ', '//'])(
  'reports "%s" in an endpoint @content-007',
  (character) => {
    expect(textsOf({ endpoint: `fal-ai/a${character}b` })).toEqual([
      `Endpoint contains invalid character: "${character}"`,
    ]);
  },
);

test.each(['..', '#', '\\', '%', ':', '@', 'é', '\n'])(
  'reports parts that would redirect an endpoint: %j',
  (character) => {
    expect(textsOf({ endpoint: `fal-ai/${character}/b` })).toHaveLength(1);
  },
);

test('all problems are reported at once, each for its field', () => {
  const problems = findEndpointProblems({ endpoint: 'model', payload: '[]', baseUrl: 'queue.fal.run' });
  expect(problems).toEqual([
    { field: 'falAIEndpoint', text: 'Endpoint must start with "fal-ai/"' },
    { field: 'falAIPayload', text: 'Payload must be a valid JSON object' },
    { field: 'falAIBaseURL', text: 'Base URL must be an https:// address without anything after the host' },
  ]);
});

test('empty metadata is an empty object, and a syntax error has its position @content-013', () => {
  expect(parseMetadata(' ')).toEqual({ value: {}, problem: null });
  expect(parseMetadata('{"a":[1]}')).toEqual({ value: { a: [1] }, problem: null });
  expect(parseMetadata('{"a"').problem).toMatch(/^Invalid JSON: \S/);
  for (const text of ['1', '"a"', 'null', '[]'])
    expect(parseMetadata(text).problem).toMatch(/must be an object/);
});

test('prototype keys are rejected at any depth', () => {
  for (const key of ['__proto__', 'constructor', 'prototype'])
    for (const text of [`{"${key}":1}`, `{"a":[{"${key}":{}}]}`])
      expect(parseMetadata(text).problem).toBe(`Invalid JSON: the key "${key}" is not allowed`);
  expect(Object.keys({})).toEqual([]);
});

test('metadata is limited to 64 kB', () => {
  const ofLength = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) });
  expect(findMetadataProblem(ofLength(65_536))).toBeNull();
  expect(findMetadataProblem(ofLength(65_537))).toBe('Invalid JSON: it is larger than 64 kB');
});

test('tags and industries are trimmed and deduplicated; there are 30 industries @content-010', () => {
  expect(tidyList([' Desk', 'desk ', '', 'Calm'])).toEqual(['Desk', 'Calm']);
  expect(splitCommaList(' Fashion, ,Food ,fashion')).toEqual(['Fashion', 'Food']);
  expect(tidyList(templateIndustries)).toHaveLength(30);
});

test('a name is plain words', () => {
  expect(findNameProblem('Fish & Chips > Salad <3', 'missing')).toBeNull();
  expect(findNameProblem(' ', 'missing')).toBe('missing');
  expect(findNameProblem('x'.repeat(121), 'missing')).toContain('120');
  for (const name of ['<b>', '</b>', '< script>', '<!--'])
    expect(findNameProblem(name, '')).toContain('HTML');
});
