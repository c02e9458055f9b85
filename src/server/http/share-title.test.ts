import { expect, test } from 'vitest';
import { shareTitle } from './share-title.ts';

test('an ordinary title stays as it is, in any script', () => {
  for (const title of ['Stop scrolling!', 'Ваш кофе остыл', 'قهوتك باردة', 'Say "hi" & <b>20%</b> off 👩‍👩‍👧'])
    expect(shareTitle(title)).toBe(title);
});

test('control characters and turns of direction are taken out, lines become one', () => {
  expect(shareTitle('\u202Egpj.exe\u2066 a\u0000b\r\n\tc ')).toBe('gpj.exe a b c');
});

test('5,000 characters become 200, and no letter is cut in two', () => {
  expect([...shareTitle('x'.repeat(5_000))]).toHaveLength(200);
  const families = shareTitle('👩‍👩‍👧'.repeat(625));
  expect(families.endsWith('👩‍👩‍👧…')).toBe(true);
});
