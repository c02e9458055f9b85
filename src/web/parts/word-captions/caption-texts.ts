import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';

export const captionTexts = {
  style: 'Caption style',
  styles: {
    pop: 'Pop',
    karaoke: 'Karaoke',
    boxed: 'Boxed',
    typewriter: 'Typewriter',
  } satisfies Record<CaptionStyle, string>,
  sample: 'Make it *pop*',
  emphasis: 'Put *asterisks* around a word to make it stand out. Numbers do so by themselves.',
} as const;
