import { expect, test } from 'vitest';
import { staticVariables } from './static-variables.ts';

test('only variables used by the style sheet are written, including indirect ones', () => {
  const css = staticVariables(
    'a{color:var(--mantine-color-anchor);padding:var(--own,1rem)}h1{font-size:var(--mantine-h1-font-size)}',
  );
  expect(css).toContain('--mantine-color-anchor:#5f2bd6');
  expect(css).toContain('--mantine-h1-font-size:clamp(');
  expect(css).not.toContain('--mantine-color-red');
  expect(css).not.toContain('--own');
});

test('the style sheet selects the dark scheme', () => {
  const [light, dark] = staticVariables('a{color:var(--ink-strong)}').split(
    '@media (prefers-color-scheme:dark)',
  );
  expect(light).toContain('--ink-strong:#17121c');
  expect(dark).toContain('--ink-strong:#f5f1f7');
});
