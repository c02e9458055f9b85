import { contrastRatio, legible } from '../colour/contrast.ts';
import { isYellow, type Palette } from '../colour/palette.ts';
import type { StyleSystem } from './style-system.ts';

const paper = '#fffaf0';

/** A saturated background; yellow stays light, because darker yellow looks brown. */
const bright = (palette: Palette, ramp: 'main' | 'second', lightness: number): string =>
  palette.shade(ramp, isYellow(palette.shade(ramp, 60)) ? Math.max(84, lightness) : lightness, 1.3);

/** The brand's hue, as bright as white letters allow; yellow stays bright and gets dark letters. */
function deep(palette: Palette): string {
  if (isYellow(palette.shade('main', 60))) return bright(palette, 'main', 84);
  for (let lightness = 62; lightness > 30; lightness -= 1) {
    // The cut paper is lighter than the background.
    if (contrastRatio(paper, palette.shade('main', lightness + 7, 1.3)) >= 4.7)
      return palette.shade('main', lightness, 1.3);
  }
  return palette.shade('main', 30, 1.3);
}

/** Colourful: saturated backgrounds that change with every scene, cut paper, heavy round type on stickers that pop. */
export const colorful: StyleSystem = {
  arrangement: 'framed',
  align: 'center',
  pace: { titleSeconds: 1.4, maxSceneSeconds: 2.6, cutsOnBars: false },
  type: {
    title: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.3, letterSpacing: -0.01, lineHeight: 1.1 },
    hook: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.165, letterSpacing: -0.01, lineHeight: 1.12 },
    caption: { font: { typeface: 'baloo-2', weight: 700 }, size: 0.116, lineHeight: 1.3 },
    label: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.064 },
    small: { font: { typeface: 'baloo-2', weight: 600 }, size: 0.046 },
  },
  captionCharacters: 24,
  captionLines: 3,
  minChroma: 0.13,
  look: (palette) => {
    const grounds = [
      bright(palette, 'main', 68),
      bright(palette, 'second', 80),
      palette.shade('third', 86, 1.1),
      palette.shade('main', 84, 0.9),
    ];
    const dark = palette.shade('main', 22, 0.8);
    const titleGround = deep(palette);
    const sticker = {
      ground: paper,
      text: legible(dark, [paper]),
      accent: legible(palette.shade('main', 50, 1.3), [paper]),
    };
    const button = palette.shade('third', 86, 1.1);
    const onTitle = legible(paper, [titleGround]);
    return {
      grounds,
      title: {
        ground: titleGround,
        text: onTitle,
        accent: legible(palette.shade('third', 88), [titleGround]),
      },
      hook: {
        ground: grounds[1]!,
        text: legible(dark, [grounds[1]!, paper]),
        accent: legible(palette.shade('main', 46, 1.3), [grounds[1]!, paper]),
      },
      caption: sticker,
      lowerThird: {
        ground: dark,
        text: legible(paper, [dark]),
        accent: legible(palette.shade('third', 86), [dark]),
      },
      end: { ground: grounds[1]!, text: legible(dark, [grounds[1]!]), accent: legible(dark, [grounds[1]!]) },
      button: { ground: button, text: legible(dark, [button]), accent: button },
    };
  },
  appear: {
    title: { by: 'word', how: 'pop', frames: 12, stagger: 4, ease: 'out-back' },
    hook: { by: 'word', how: 'pop', frames: 9, stagger: 3, ease: 'out-back' },
    caption: { by: 'block', how: 'pop', frames: 7, ease: 'out-back' },
    label: { by: 'block', how: 'pop', frames: 12, ease: 'out-back' },
  },
  hookPlate: () => ({ fill: paper, radius: 24, paddingX: 14, paddingY: 0 }),
  captionStyle: ({ ground, text, accent }) => ({
    style: { fill: text, plate: { fill: ground, radius: 22, paddingX: 24, paddingY: 8, by: 'line' } },
    spoken: { fill: accent },
  }),
};
