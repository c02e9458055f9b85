import { contrastRatio, legible } from '../colour/contrast.ts';
import type { StyleSystem } from './style-system.ts';

/** Corporate: a grid of white and one deep colour, sliding panels with sharp edges, a plain technical grotesque. */
export const corporate: StyleSystem = {
  arrangement: 'panel',
  align: 'left',
  pace: { titleSeconds: 1.5, maxSceneSeconds: 3.8, cutsOnBars: true },
  type: {
    title: {
      font: { typeface: 'ibm-plex-sans', weight: 700 },
      size: 0.26,
      letterSpacing: -0.02,
      lineHeight: 1.12,
    },
    hook: {
      font: { typeface: 'ibm-plex-sans', weight: 600 },
      size: 0.15,
      letterSpacing: -0.02,
      lineHeight: 1.16,
    },
    caption: {
      font: { typeface: 'ibm-plex-sans', weight: 600 },
      size: 0.11,
      letterSpacing: -0.005,
      lineHeight: 1.2,
    },
    label: { font: { typeface: 'ibm-plex-sans', weight: 700 }, size: 0.062 },
    small: { font: { typeface: 'ibm-plex-sans', weight: 500 }, size: 0.044 },
  },
  captionCharacters: 28,
  captionLines: 3,
  look: (palette) => {
    const ground = palette.shade('plain', 99, 0.5);
    const deep = palette.shade('main', 27, 0.75);
    const text = legible(palette.shade('main', 22, 0.6), [ground]);
    const main = legible(palette.main, [ground]);
    const accent = contrastRatio(main, text) < 1.5 ? legible(palette.second, [ground]) : main;
    const onDeep = {
      ground: deep,
      text: legible('#ffffff', [deep]),
      accent: legible(palette.shade('spark', 82), [deep]),
    };
    const button = palette.shade('spark', 78, 0.9);
    return {
      grounds: [ground],
      title: { ground, text, accent },
      hook: onDeep,
      caption: { ground, text, accent },
      lowerThird: onDeep,
      end: onDeep,
      button: { ground: button, text: legible(palette.shade('main', 18), [button]), accent: button },
    };
  },
  // Texts never slide in from the left, or the frame's edge would cut long names.
  appear: {
    title: { by: 'line', how: 'mask', frames: 14, stagger: 4, ease: 'out-cubic' },
    hook: { by: 'line', how: 'mask', frames: 12, stagger: 4, ease: 'out-cubic' },
    caption: { by: 'block', how: 'rise', frames: 6, ease: 'out-cubic' },
    label: { by: 'block', how: 'mask', frames: 14, ease: 'out-cubic' },
  },
  captionStyle: ({ text, accent }) => ({ style: { fill: text }, spoken: { fill: accent } }),
};
