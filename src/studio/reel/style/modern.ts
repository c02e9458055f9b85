import { legible } from '../colour/contrast.ts';
import type { StyleSystem } from './style-system.ts';

/** Modern: a night background with drifting light, geometric type that rises behind masks, glass cards, quick soft stops. */
export const modern: StyleSystem = {
  arrangement: 'framed',
  align: 'left',
  pace: { titleSeconds: 1.5, maxSceneSeconds: 3.2, cutsOnBars: false },
  type: {
    title: { font: { typeface: 'sora', weight: 800 }, size: 0.28, letterSpacing: -0.03, lineHeight: 1.1 },
    hook: { font: { typeface: 'sora', weight: 800 }, size: 0.144, letterSpacing: -0.025, lineHeight: 1.14 },
    caption: {
      font: { typeface: 'sora', weight: 700 },
      size: 0.106,
      letterSpacing: -0.015,
      lineHeight: 1.32,
    },
    label: { font: { typeface: 'sora', weight: 700 }, size: 0.06, letterSpacing: -0.01 },
    small: { font: { typeface: 'sora', weight: 400 }, size: 0.041 },
  },
  captionCharacters: 24,
  captionLines: 3,
  look: (palette) => {
    const ground = palette.shade('main', 15, 0.75);
    // The drifting light is never brighter than this.
    const brightest = [ground, palette.shade('main', 40), palette.shade('second', 40)];
    const ink = { ground, text: '#ffffff', accent: legible(palette.shade('spark', 82), brightest) };
    const plate = palette.shade('main', 9, 0.8);
    const button = palette.shade('second', 72, 1.1);
    return {
      grounds: [ground],
      title: ink,
      hook: ink,
      caption: { ground: plate, text: '#ffffff', accent: legible(palette.shade('spark', 84), [plate]) },
      lowerThird: { ground: plate, text: '#ffffff', accent: legible(palette.shade('spark', 82), [plate]) },
      end: ink,
      button: { ground: button, text: legible(palette.shade('main', 12), [button]), accent: button },
    };
  },
  appear: {
    title: { by: 'word', how: 'mask', frames: 14, stagger: 3, ease: 'out-expo' },
    hook: { by: 'word', how: 'rise', frames: 12, stagger: 3, ease: 'out-expo' },
    caption: { by: 'block', how: 'rise', frames: 6, ease: 'out-expo' },
    label: { by: 'block', how: 'slide', frames: 14, ease: 'out-expo' },
  },
  captionStyle: ({ ground, text, accent }) => ({
    style: { fill: text, plate: { fill: ground, radius: 18, paddingX: 20, paddingY: 9, by: 'line' } },
    spoken: { fill: accent },
  }),
};
