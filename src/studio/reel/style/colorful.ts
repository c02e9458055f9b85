import { legible } from '../colour/contrast.ts';
import type { StyleSystem } from './style-system.ts';

/** Colourful: full grounds that change with every scene, cut paper, round heavy type on stickers that pop. */
export const colorful: StyleSystem = {
  arrangement: 'framed',
  align: 'center',
  pace: { titleSeconds: 1.4, longestSceneSeconds: 2.6, onBars: false },
  type: {
    title: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.3, letterSpacing: -0.01, lineHeight: 1.1 },
    hook: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.165, letterSpacing: -0.01, lineHeight: 1.12 },
    caption: { font: { typeface: 'baloo-2', weight: 700 }, size: 0.116, lineHeight: 1.3 },
    label: { font: { typeface: 'baloo-2', weight: 800 }, size: 0.064 },
    small: { font: { typeface: 'baloo-2', weight: 600 }, size: 0.046 },
  },
  captionCharacters: 24,
  captionLines: 3,
  look: (palette) => {
    const grounds = [
      palette.shade('main', 58, 1.3),
      palette.shade('second', 76, 1.2),
      palette.shade('third', 84, 1.05),
      palette.shade('main', 80, 0.9),
    ];
    const paper = '#fffaf0';
    const dark = palette.shade('main', 22, 0.8);
    const onFirst = legible(dark, [grounds[0]!]);
    const sticker = {
      ground: paper,
      text: legible(dark, [paper]),
      accent: legible(palette.shade('main', 50, 1.3), [paper]),
    };
    const button = palette.shade('third', 84, 1.05);
    return {
      grounds,
      title: { ground: grounds[0]!, text: onFirst === dark ? dark : onFirst, accent: onFirst },
      hook: {
        ground: grounds[1]!,
        text: legible(dark, [grounds[1]!]),
        accent: legible(palette.shade('main', 36, 1.3), [grounds[1]!]),
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
  captionStyle: ({ ground, text, accent }) => ({
    style: { fill: text, plate: { fill: ground, radius: 22, paddingX: 24, paddingY: 8, by: 'line' } },
    spoken: { fill: accent },
  }),
};
