/** The words of the trim editor. */
export type TrimTexts = {
  title: string;
  hint: string;
  /** Shown if the device has a keyboard. */
  keys: string;
  start: string;
  end: string;
  length: string;
  earlier: (edge: string) => string;
  later: (edge: string) => string;
  selection: string;
  play: string;
  pause: string;
  soundOn: string;
  soundOff: string;
  nothingSelected: string;
  /** How a part is chosen, before one is. */
  howTo: string;
  /** Where a choice stays on the page. */
  applied?: string;
  working: (percent: number) => string;
  reset: string;
  cancel: string;
  apply: string;
};
