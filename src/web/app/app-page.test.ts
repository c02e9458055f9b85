import { expect, test } from 'vitest';
import page from '../app.html?raw';
import { themeVariables } from '../ui/theme.ts';

const [, light = '', dark = ''] = page.split(':root {');

test.each(['paper', 'hairline', 'skeleton', 'ink'] as const)(
  'the placeholder of the first page has the %s of the theme, in both schemes',
  (name) => {
    const schemes: Record<'light' | 'dark', Record<string, string>> = themeVariables({} as never);
    const own = name === 'ink' ? '--ink-strong' : `--${name}`;
    expect(light).toContain(`--first-${name}: ${schemes.light[own]};`);
    expect(dark).toContain(`--first-${name}: ${schemes.dark[own]};`);
  },
);
