import type { FramingChoice } from './framing-choice.ts';

export const framingTexts = {
  label: 'Framing',
  choices: { fit: 'Fit', closer: 'Closer', fill: 'Fill' } satisfies Record<FramingChoice, string>,
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  drag: 'Drag the picture to choose what stays in view. Two fingers zoom.',
  whole: 'All of your clip is in view.',
} as const;
