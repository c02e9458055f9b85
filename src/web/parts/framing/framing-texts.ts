import type { Framing } from '#contract/framing.ts';

export const framingTexts = {
  label: 'Framing',
  modes: { fit: 'Fit', fill: 'Fill' } satisfies Record<Framing['mode'], string>,
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  drag: 'Drag the picture to choose what stays in view. Two fingers zoom.',
  whole: 'All of your clip is in view.',
} as const;
