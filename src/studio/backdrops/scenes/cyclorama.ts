import { glow, linearFade } from '../../presenter/paint/shade.ts';
import type { ScenePlane } from '../photograph.ts';

/** A photographer's cove: wall and floor in one sweep, a large light from the upper left, a faint warm one at the right. */
export const cyclorama: readonly ScenePlane[] = [
  {
    blurPixels: 30,
    paint: (context, { width, height }) => {
      const reach = Math.max(width, height * 0.75);
      context.fillStyle = linearFade(
        context,
        [0, 0, 0, height],
        ['#a3a6ab', '#b9bbbe', '#cdced0', '#d3d3d4', '#cbcbcc', '#b2b3b6', '#bcbcbe', '#d6d5d4', '#dddbd9'],
      );
      context.fillRect(0, 0, width, height);
      glow(context, width * 0.4, height * 0.34, reach * 0.8, height * 0.5, '#ffffff', 0.66);
      glow(context, width * 0.36, height * 0.3, reach * 0.5, height * 0.34, '#fffaf2', 0.5);
      glow(context, width * 0.5, height * 0.99, reach * 0.55, height * 0.12, '#ffffff', 0.55);
      glow(context, width * 1.1, height * 0.4, reach * 0.75, height * 0.7, '#e9a878', 0.34);
      glow(context, -width * 0.1, height * 0.05, reach * 0.75, height * 0.4, '#6f7680', 0.4, 'multiply');
      glow(context, width * 1.1, height * 1.05, reach * 0.8, height * 0.4, '#73747c', 0.5, 'multiply');
      glow(context, -width * 0.1, height * 1.05, reach * 0.7, height * 0.34, '#7d7f87', 0.45, 'multiply');
    },
  },
];
