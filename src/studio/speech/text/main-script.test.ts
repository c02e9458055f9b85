import { expect, test } from 'vitest';
import { mainScript } from './main-script.ts';

test.each([
  ['Crème brûlée', 'Latin'],
  ['Привет, AI!', 'Cyrillic'],
  ['これはとても良い製品です', 'Kana'],
  ['这个产品很好', 'Han'],
  ['안녕하세요', 'Hangul'],
  ['مرحبا', 'Arabic'],
  ['100 % 🔥', null],
])('%s is %s', (text, script) => {
  expect(mainScript(text)).toBe(script);
});
