/** Each hook of a set opens in another way. */
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

/** The hook styles of the creator. */
export type HookTone = 'casual' | 'professional' | 'energetic' | 'minimalist';

export type HookBrief = {
  /** One to three sentences in English on what is sold. */
  sold: string;
  /** People in the plural: "busy parents". */
  audience?: string;
  tone: HookTone;
  /** Absent: 0. The same brief has other hooks in the next version. */
  version?: number;
};

export type WrittenHook = { kind: HookKind; text: string };

/** Characters of the longest hook. */
export const maxHookLength = 150;
