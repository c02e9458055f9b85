import type { FontChoice } from '../../captions/font-stack.ts';
import type { StoryStyle } from '../../illustration/styles/styles.ts';

/** Captions lie on plates, so that the letters have a contrast of at least 4.5:1 in front of any picture. */
export type CaptionLook = { font: FontChoice; size: number; ink: string; spoken: string; plate: string };

const onDark = { ink: '#ffffff', spoken: '#ffd75e', plate: 'rgba(10,11,16,0.78)' };
const onPaper = { ink: '#1d1a24', spoken: '#a81f1a', plate: 'rgba(253,249,238,0.94)' };

const sora: FontChoice = { typeface: 'sora', weight: 700 };
const baloo: FontChoice = { typeface: 'baloo-2', weight: 700 };
const serif: FontChoice = { typeface: 'dm-serif-display', weight: 400 };

const looks: Record<StoryStyle, CaptionLook> = {
  realistic_image: { font: sora, size: 42, ...onDark },
  cinematic: { font: sora, size: 42, ...onDark },
  watercolour: { font: serif, size: 46, ...onPaper },
  comic: { font: baloo, size: 47, ...onPaper },
  cel: { font: baloo, size: 47, ...onDark },
  noir: { font: serif, size: 46, ...onDark, spoken: '#e0c988' },
  clay: { font: baloo, size: 47, ...onDark },
  pencil: { font: serif, size: 46, ...onPaper },
  retro_poster: { font: serif, size: 46, ...onPaper },
};

export const captionLook = (style: StoryStyle): CaptionLook => looks[style];
