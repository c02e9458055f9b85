import type { TrimTexts } from '../../../ui/trim/trim-texts.ts';

type OwnTexts = Pick<TrimTexts, 'title' | 'working' | 'apply' | 'applied'> & {
  minSeconds: number;
  maxSeconds: number;
};

/** The texts of a trim editor for a part of `minSeconds` to `maxSeconds`. */
export const makeTrimTexts = ({ minSeconds, maxSeconds, ...own }: OwnTexts): TrimTexts => ({
  hint: `A part lasts between ${minSeconds} and ${maxSeconds} seconds.`,
  keys: 'Arrow keys move a handle by a tenth, with Shift by a second.',
  start: 'Start',
  end: 'End',
  length: 'Length',
  earlier: (edge) => `${edge} a tenth earlier`,
  later: (edge) => `${edge} a tenth later`,
  selection: 'The chosen part',
  play: 'Play',
  pause: 'Pause',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  nothingSelected: 'Please select a portion of the video first: drag the ends of the strip.',
  reset: 'Reset',
  cancel: 'Cancel',
  ...own,
});
