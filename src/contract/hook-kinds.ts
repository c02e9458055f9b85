/** The openings of written hooks; a set of ten has one of each. */
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
