import { legible } from '../colour/contrast.ts';
import type { StyleSystem } from './style-system.ts';

/** Cinematic: pictures to the edges in haze and warm rim light, a serif that fades in, slow pushes, dips to dark. */
export const cinematic: StyleSystem = {
  arrangement: 'full',
  align: 'center',
  pace: { titleSeconds: 1.6, maxSceneSeconds: 4.6, cutsOnBars: true },
  type: {
    title: {
      font: { typeface: 'dm-serif-display', weight: 400 },
      size: 0.28,
      letterSpacing: 0.02,
      lineHeight: 1.12,
    },
    hook: { font: { typeface: 'dm-serif-display', weight: 400 }, size: 0.15, lineHeight: 1.16 },
    caption: {
      font: { typeface: 'dm-serif-display', weight: 400 },
      size: 0.108,
      letterSpacing: 0.01,
      lineHeight: 1.16,
    },
    label: { font: { typeface: 'dm-serif-display', weight: 400 }, size: 0.066, letterSpacing: 0.02 },
    small: { font: { typeface: 'inter', weight: 500 }, size: 0.035, letterSpacing: 0.12, isUpperCase: true },
  },
  captionCharacters: 28,
  captionLines: 3,
  look: (palette) => {
    const ground = palette.shade('main', 12, 0.45);
    const grounds = [ground, palette.shade('main', 24, 0.5), palette.shade('second', 28, 0.5)];
    const text = '#fbf4e6';
    const accent = legible(palette.shade('spark', 84, 0.75), grounds);
    const ink = { ground, text, accent };
    const button = palette.shade('spark', 80, 0.7);
    return {
      grounds: [ground],
      title: ink,
      hook: ink,
      caption: { ...ink, ground: '#0a0908' },
      lowerThird: { ...ink, ground: '#0a0908' },
      end: ink,
      button: { ground: button, text: legible('#17120c', [button]), accent: button },
    };
  },
  appear: {
    title: { by: 'block', how: 'fade', frames: 22, ease: 'in-out-sine' },
    hook: { by: 'word', how: 'fade', frames: 10, stagger: 3, ease: 'out-sine' },
    caption: { by: 'block', how: 'fade', frames: 7, ease: 'out-sine' },
    label: { by: 'block', how: 'fade', frames: 18, ease: 'out-sine' },
  },
  captionStyle: ({ text, accent }) => ({
    style: { fill: text },
    spoken: { fill: accent },
  }),
  grade: { vignette: 0.42, grain: 0.07 },
};
