import { expect, test } from 'vitest';
import { cutoutMethod, findSubjectKind, type ClipFindings } from './cutout-method.ts';

const backdrop = (kind: 'green' | 'blue', personShare = 0.3): ClipFindings => ({
  backdrop: { kind, share: 0.9 },
  personShare,
});
const person: ClipFindings = { backdrop: null, personShare: 0.3 };
const nothing: ClipFindings = { backdrop: null, personShare: 0.009 };

test('a backdrop takes precedence over a person, and a person over nothing', () => {
  expect([backdrop('green'), backdrop('blue', 0), person, nothing].map(findSubjectKind)).toEqual([
    'green-screen',
    'blue-screen',
    'person',
    'nothing',
  ]);
});

test('auto keys a backdrop, mats a person and otherwise refuses; a chosen engine is always used', () => {
  expect(cutoutMethod('auto', backdrop('blue'))).toBe('chroma-key');
  expect(cutoutMethod('auto', person)).toBe('matting');
  expect(cutoutMethod('auto', nothing)).toBeNull();
  expect(cutoutMethod('chroma-key', nothing)).toBe('chroma-key');
  expect(cutoutMethod('matting', backdrop('green'))).toBe('matting');
});
