import { contrastRatio, legible } from '../colour/contrast.ts';
import type { StyleSystem } from './style-system.ts';

/** Minimalist: ink on mostly empty paper; one colour, hairlines that are drawn, no bouncing. */
export const minimalist: StyleSystem = {
  arrangement: 'page',
  align: 'left',
  pace: { titleSeconds: 1.5, maxSceneSeconds: 4, cutsOnBars: true },
  type: {
    title: { font: { typeface: 'inter', weight: 600 }, size: 0.27, letterSpacing: -0.04, lineHeight: 1.12 },
    hook: { font: { typeface: 'inter', weight: 500 }, size: 0.15, letterSpacing: -0.035, lineHeight: 1.18 },
    caption: {
      font: { typeface: 'inter', weight: 500 },
      size: 0.112,
      letterSpacing: -0.015,
      lineHeight: 1.18,
    },
    label: { font: { typeface: 'inter', weight: 600 }, size: 0.06, letterSpacing: -0.01 },
    small: { font: { typeface: 'inter', weight: 400 }, size: 0.043 },
  },
  captionCharacters: 28,
  captionLines: 3,
  look: (palette) => {
    const ground = palette.shade('plain', 97.5, 0.6);
    const text = palette.shade('main', 21, 0.35);
    const main = legible(palette.main, [ground]);
    // With a grey brand colour the spoken word would not stand out.
    const accent = contrastRatio(main, text) < 1.6 ? legible(palette.second, [ground]) : main;
    const ink = { ground, text, accent };
    return {
      grounds: [ground],
      title: ink,
      hook: ink,
      caption: ink,
      lowerThird: ink,
      end: ink,
      button: { ground: text, text: legible('#ffffff', [text]), accent: text },
    };
  },
  appear: {
    title: { by: 'line', how: 'mask', frames: 20, stagger: 5, ease: 'in-out-cubic' },
    hook: { by: 'line', how: 'mask', frames: 18, stagger: 6, ease: 'in-out-cubic' },
    caption: { by: 'block', how: 'fade', frames: 5, ease: 'out' },
    label: { by: 'block', how: 'mask', frames: 16, ease: 'in-out-cubic' },
  },
  captionStyle: ({ text, accent }) => ({ style: { fill: text }, spoken: { fill: accent } }),
};
