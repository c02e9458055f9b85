import { describe, expect, test } from 'vitest';
import { parseMetadata } from './json-object.ts';
import { findUnstorable, isStorable } from './storable-text.ts';
import { findEndpointProblems } from './template-rules.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`);

test.each(['a\0', '\ud800', '\udc00 ', '\ude00\ud83d'])('%j cannot be stored', (text) => {
  expect(isStorable(text)).toBe(false);
});

test.each(['', 'é', '😀', '\u0001\n', '\u{10ffff}', '\ufffd'])('%j can be stored', (text) => {
  expect(isStorable(text)).toBe(true);
});

describe('a value', () => {
  test('is searched in all its lists, objects and keys', () => {
    expect(findUnstorable({ a: [1, null, { b: 'x' }], c: '😀' })).toBeNull();
    expect(findUnstorable({ a: [1, { b: '\0' }] })?.path).toBe('/a/1/b');
    expect(findUnstorable({ a: { '\ud800': 1 } })).toMatchObject({ path: '/a', problem: /has a key/ });
    expect(findUnstorable('\0')?.path).toBe('');
    expect(findUnstorable(undefined)).toBeNull();
  });

  test('of 100 levels is accepted, of 101 or 100,000 rejected @fix-016', () => {
    expect(findUnstorable(nested(100))).toBeNull();
    for (const levels of [101, 100_000])
      expect(findUnstorable(nested(levels))?.problem).toBe('is nested deeper than 100 levels');
  });
});

test('JSON that arrives as text is rejected for the same characters in escapes @fix-018', () => {
  for (const text of [String.raw`{"a":"\u0000"}`, String.raw`{"a":["\ud800"]}`, String.raw`{"\u0000":1}`]) {
    expect(parseMetadata(text).problem).toMatch(/^Invalid JSON: it contains a character/);
    const problems = findEndpointProblems({ endpoint: 'fal-ai/a', payload: text, baseUrl: '' });
    expect(problems.map(({ field }) => field)).toEqual(['falAIPayload']);
  }
  const deep = `{"a":${JSON.stringify(nested(40))}}`;
  expect(findEndpointProblems({ endpoint: 'fal-ai/a', payload: deep, baseUrl: '' })).toHaveLength(1);
  expect(parseMetadata(String.raw`{"a":"\ud83d\ude00"}`).problem).toBeNull();
});
