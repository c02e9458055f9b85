import { expect, test } from 'vitest';
import { inventPerson } from './development-identity.ts';

test('an invented person has a name and an address that the server accepts', () => {
  for (const share of [0, 0.5, 0.999_999]) {
    const { name, email } = inventPerson(() => share);
    expect(name).toMatch(/^\w+ \w+$/);
    expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d{5}@example\.com$/);
  }
});

test('two invented people differ', () => {
  const numbers = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
  const random = () => numbers.shift()!;
  expect(inventPerson(random).email).not.toBe(inventPerson(random).email);
});
