import { expect, test } from 'vitest';
import { shareTitle } from './share-title.ts';

test('an ordinary title stays unchanged, in any script', () => {
  for (const title of ['Stop scrolling!', 'Ваш кофе остыл', 'قهوتك باردة', 'Say "hi" & <b>20%</b> off 👩‍👩‍👧'])
    expect(shareTitle(title)).toBe(title);
});

test('control characters and direction overrides are removed, and lines are joined', () => {
  expect(shareTitle('\u202Egpj.exe\u2066 a\u0000b\r\n\tc ')).toBe('gpj.exe a b c');
});

test('5,000 characters are cut to 200 without splitting a letter', () => {
  expect([...shareTitle('x'.repeat(5_000))]).toHaveLength(200);
  const families = shareTitle('👩‍👩‍👧'.repeat(625));
  expect(families.endsWith('👩‍👩‍👧…')).toBe(true);
});
