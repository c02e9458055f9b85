import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type CSSVariablesResolver,
} from '@mantine/core';
import { theme, themeVariables } from './theme.ts';

type Variables = Record<string, string>;

const resolveAll: CSSVariablesResolver = (merged) => {
  const defaults = defaultCssVariablesResolver(merged);
  const own = themeVariables(merged);
  return {
    variables: { ...defaults.variables, ...own.variables },
    light: { '--mantine-color-scheme': 'light', ...defaults.light, ...own.light },
    dark: { '--mantine-color-scheme': 'dark', ...defaults.dark, ...own.dark },
  };
};

const namesIn = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!);

/** The variables that the style sheet uses, and those that their values use in turn. */
function findUsed(css: string, known: readonly Variables[]): Set<string> {
  const used = new Set<string>();
  const pending = namesIn(css);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const variables of known) pending.push(...namesIn(variables[name] ?? ''));
  }
  return used;
}

/** The theme's variables that the style sheet uses, as rules that need no script to choose the colour scheme. */
export function staticVariables(css: string): string {
  const { variables, light, dark } = resolveAll(mergeMantineTheme(DEFAULT_THEME, theme));
  const used = findUsed(css, [variables, light, dark]);
  const rules = (chosen: Variables): string =>
    Object.entries(chosen)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{${rules({ ...variables, ...light })}}@media (prefers-color-scheme:dark){:root{${rules(dark)}}}`;
}
