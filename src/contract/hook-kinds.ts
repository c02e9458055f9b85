/** How a written hook opens; a set has one of each. */
export const hookKinds = [
  'question',
  'contradiction',
  'list',
  'confession',
  'warning',
  'before-after',
  'nobody-tells-you',
  'challenge',
  'story',
  'offer',
] as const;
export type HookKind = (typeof hookKinds)[number];
