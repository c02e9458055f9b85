import type { SpeakingStyle } from './voices.ts';

/** The tone of a hook. */
export const hookStyles = ['casual', 'professional', 'energetic', 'minimalist'] as const;
export type HookStyle = (typeof hookStyles)[number];
export const defaultHookStyle: HookStyle = 'casual';

/** The default speaking style of each hook style. */
export const speakingStyleOf = {
  casual: 'natural',
  professional: 'serious',
  energetic: 'enthusiastic',
  minimalist: 'natural',
} as const satisfies Record<HookStyle, SpeakingStyle>;
