import { expect, test } from 'vitest';
import { findTriedLine, forgetTriedLine, rememberTriedLine } from './tried-line.ts';

function openStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const line = { text: 'Stop scrolling!', templateId: 'kai' };
const hourMs = 60 * 60_000;

test('a line is kept for a day, until it is used', () => {
  const store = openStore();
  rememberTriedLine(store, line, 0);
  expect(findTriedLine(store, 23 * hourMs)).toEqual(line);
  expect(findTriedLine(store, 24 * hourMs)).toBeNull();
  // It was removed then, independent of the current time.
  expect(findTriedLine(store, 0)).toBeNull();
  rememberTriedLine(store, line, 0);
  forgetTriedLine(store);
  expect(findTriedLine(store, 0)).toBeNull();
});

test('an empty line, an invalid value and an unavailable store are ignored', () => {
  const store = openStore();
  rememberTriedLine(store, { ...line, text: '  ' }, 0);
  expect(findTriedLine(store, 0)).toBeNull();
  for (const value of ['{', '5', '{"text":1,"templateId":"kai","typedAtMs":0}']) {
    store.setItem('tried-line', value);
    expect(findTriedLine(store, 0)).toBeNull();
  }
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
  rememberTriedLine(forbidden, line, 0);
  forgetTriedLine(forbidden);
  expect(findTriedLine(forbidden, 0)).toBeNull();
});
