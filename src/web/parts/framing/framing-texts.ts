import type { FramingChoice } from './framing-choice.ts';

export const framingTexts = {
  label: 'Framing',
  choices: { fit: 'Fit', closer: 'Closer', fill: 'Fill' } satisfies Record<FramingChoice, string>,
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  drag: 'Drag the picture to choose what stays in view.',
  pinch: 'Zoom with two fingers.',
  /** At most 99 %: a clip that is cut at all is not shown as whole. */
  inView: (share: number) => `${Math.min(99, Math.round(share * 100))}% of your clip is in view.`,
  showWhole: 'Show the whole clip',
  whole: 'All of your clip is in view.',
} as const;
